import { textOf } from './cellText.ts';
import type { Sheet } from './types.ts';

/** What is told of a file when it has been read: an outcome is kept for a while, and need not keep the file. */
export interface FileSummary {
  readonly headings: readonly string[];
  /** The first different texts of each column. */
  readonly samples: readonly (readonly string[])[];
  readonly rows: number;
}

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

export function summaryOf({ headings, lines }: Sheet): FileSummary {
  return { headings, samples: headings.map((_, index) => samplesOf(lines, index)), rows: lines.length };
}

function samplesOf(lines: Sheet['lines'], index: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of lines) {
    const text = textOf(cells[index]);
    if (text !== '') samples.add(text.slice(0, SAMPLE_LENGTH));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
