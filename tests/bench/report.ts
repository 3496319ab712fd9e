/** One number of the bench with the bound it must keep; without a bound it is only told. */
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

/** Whether there is a bound to keep. */
export function isBounded({ atLeast, atMost }: Measurement): boolean {
  return atLeast !== undefined || atMost !== undefined;
}

/** A line of the report. */
export function line(measurement: Measurement): string {
  const { what, value, unit, atLeast, atMost, detail } = measurement;
  const bounds = [atLeast !== undefined && `≥ ${atLeast}${unit}`, atMost !== undefined && `≤ ${atMost}${unit}`].filter(
    Boolean,
  );
  const bound = bounds.length > 0 ? ` (${bounds.join(', ')})` : '';
  return `${markOf(measurement)} ${what}: ${round(value)}${unit}${bound}${detail ? ` — ${detail}` : ''}`;
}

function markOf(measurement: Measurement): string {
  if (!isBounded(measurement)) return 'info';
  return isKept(measurement) ? 'ok  ' : 'MISS';
}

/** A figure as people read it: three digits that count. */
export function round(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
