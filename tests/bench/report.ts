/** One number of the bench with the bound it must keep. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  /** Written behind the value. */
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** How the value came about. */
  readonly detail?: string;
}

/** Whether a measurement keeps its bound. */
export function isKept({ value, atLeast, atMost }: Measurement): boolean {
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}

/** A line of the report. */
export function line(measurement: Measurement): string {
  const { what, value, unit, atLeast, atMost, detail } = measurement;
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const mark = isKept(measurement) ? 'ok  ' : 'MISS';
  return `${mark} ${what}: ${round(value)}${unit} (${bound}${unit})${detail ? ` — ${detail}` : ''}`;
}

/** A figure as people read it: three digits that count. */
export function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
