/** Drawn differently enough to be told apart without colour. */
export type PointShape = 'disc' | 'diamond' | 'square';

export interface PointKind {
  label: string;
  shape: PointShape;
  colour: 'lagoon' | 'amber';
}

export interface PlotPoint {
  /** Instant, milliseconds since 1970. */
  at: number;
  /** In the unit that is shown. */
  value: number;
  /** Place of its kind in `PlotSpec.kinds`. */
  kind: number;
}

/** A strip of the value axis with a meaning, such as a target. An edge of null is open. */
export interface PlotBand {
  label: string;
  from: number | null;
  to: number | null;
  tone: 'target' | 'plain' | 'none';
  /** Where in the strip its name stands: away from where the values crowd. */
  labelAt: 'top' | 'bottom';
}

export interface PlotLine {
  label: string;
  points: readonly { at: number; value: number }[];
}

export interface PlotSpec {
  /** By rising time. */
  points: readonly PlotPoint[];
  kinds: readonly PointKind[];
  bands: readonly PlotBand[];
  line: PlotLine | null;
  /** The span of time on the axis, milliseconds since 1970. */
  from: number;
  to: number;
  /** Values that the axis always shows, beside the data. */
  least: number | null;
  most: number | null;
  /** Values written along the value axis; null lets the picture choose. */
  ticks: readonly number[] | null;
  /** Points above this are drawn at the upper edge as arrows; null cuts nothing off. */
  cutAbove: number | null;
  /** IANA zone of the days on the axis. */
  zone: string;
}
