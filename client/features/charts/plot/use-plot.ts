import { type RefObject, useEffect, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { PlotScale } from './nearest-point.ts';
import { readPalette, useColourScheme } from './plot-colours.ts';
import { plotData, plotOptions } from './plot-options.ts';
import type { PlotSpec } from './plot-spec.ts';

/** The plotting area inside the picture, in CSS pixels, with the places of values in it. */
export interface PlotArea {
  left: number;
  top: number;
  height: number;
  scale: PlotScale;
}

const areaOf = (plot: uPlot): PlotArea => ({
  left: plot.over.offsetLeft,
  top: plot.over.offsetTop,
  height: plot.over.clientHeight,
  scale: {
    x: (at) => plot.valToPos(at / 1000, 'x'),
    y: (value) => plot.valToPos(value, 'y'),
  },
});

/**
 * Draws a spec into `host` and keeps it drawn: anew when the spec or the page's colours change, resized with the host.
 * `onReady`, the same between renders, is called each time a new picture stands.
 */
export function usePlot(
  host: RefObject<HTMLDivElement | null>,
  spec: PlotSpec,
  height: number,
  onReady: () => void,
): PlotArea | null {
  const scheme = useColourScheme();
  const [area, setArea] = useState<PlotArea | null>(null);

  // The canvas is outside React: it is made, resized and destroyed by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme asks for the colours anew.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const look = {
      spec,
      palette: readPalette(element),
      family: getComputedStyle(element).fontFamily,
      width: element.clientWidth,
      height,
      onReady,
      // Only a drawn plot knows where its area lies.
      onDrawn: (drawn: uPlot) => setArea(areaOf(drawn)),
    };
    const plot = new uPlot(plotOptions(look), plotData(spec), element);
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth === plot.width) return;
      plot.setSize({ width: element.clientWidth, height });
    });
    watcher.observe(element);
    let gone = false;
    // The first picture may be drawn before the page's font is there.
    void document.fonts.ready.then(() => {
      if (!gone) plot.redraw(false);
    });
    return () => {
      gone = true;
      watcher.disconnect();
      plot.destroy();
    };
  }, [host, spec, height, onReady, scheme]);
  return area;
}
