import type { ReactNode } from 'react';
import { ChartSection } from './chart-section.tsx';
import { DataTable } from './data-table.tsx';
import { NothingToDraw } from './nothing-to-draw.tsx';
import { TimeChart } from './plot/time-chart.tsx';
import type { PointPicture } from './point-picture.ts';

interface PointSectionProps {
  title: string;
  headline: string;
  note?: ReactNode;
  /** Keep them the same between renders. */
  pictures: readonly PointPicture[];
  /** CSS pixels of each picture. */
  height: number;
  /** Said in place of pictures without a single value. */
  empty: string;
  onReady?: () => void;
}

/** Single values over time, drawn and as tables. A picture without values is left out while another has some. */
export function PointSection({ title, headline, note, pictures, height, empty, onReady }: PointSectionProps) {
  const drawn = pictures.filter(({ spec }) => spec.points.length > 0);
  return (
    <ChartSection
      title={title}
      headline={headline}
      note={note}
      picture={
        drawn.length > 0 ? (
          drawn.map(({ caption, spec, say }) => (
            <div key={caption}>
              {drawn.length > 1 ? <h3 className="mb-1 text-lg">{caption}</h3> : null}
              <TimeChart
                name={`${caption} over time`}
                spec={spec}
                height={height}
                say={say}
                onReady={onReady}
              />
            </div>
          ))
        ) : (
          <NothingToDraw>{empty}</NothingToDraw>
        )
      }
      table={
        drawn.length > 0 ? (
          drawn.map(({ caption, columns, row, spec }) => (
            <DataTable
              key={caption}
              caption={caption}
              columns={columns}
              count={spec.points.length}
              row={row}
            />
          ))
        ) : (
          <p>{empty}</p>
        )
      }
    />
  );
}
