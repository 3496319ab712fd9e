import { createHash } from 'node:crypto';

/** How many pieces there are and a digest of them all, whatever their order: two engines need not give rows in the same one. */
export interface Sum {
  readonly count: number;
  readonly digest: string;
}

/** What is stored, in numbers that can be compared: the rows of each table, and the uploaded files. */
export interface Sums {
  readonly tables: ReadonlyMap<string, Sum>;
  readonly files: Sum;
}

const BITS = 128;
const HEX_DIGITS = BITS / 4;

/** Adds up the hashes of pieces, so that also one that is there twice counts twice. */
export class Summing {
  #count = 0;
  #sum = 0n;

  add(...piece: readonly (string | Uint8Array)[]): void {
    const hash = createHash('sha256');
    for (const part of piece) hash.update(part);
    this.#count += 1;
    this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash.digest('hex').slice(0, HEX_DIGITS)}`));
  }

  get sum(): Sum {
    return { count: this.#count, digest: this.#sum.toString(16).padStart(HEX_DIGITS, '0') };
  }
}

/** What differs between what was written and what was found, a line each; none where all is the same. */
export function differencesOf(written: Sums, found: Sums): string[] {
  const names = new Set([...written.tables.keys(), ...found.tables.keys()]);
  const tables = [...names].sort().map((name) => differenceOf(name, written.tables.get(name), found.tables.get(name)));
  return [...tables, differenceOf('files', written.files, found.files)].filter((line) => line !== undefined);
}

function differenceOf(name: string, written?: Sum, found?: Sum): string | undefined {
  const [before, after] = [written?.count ?? 0, found?.count ?? 0];
  if (before !== after) return `${name}: ${before} written, ${after} found`;
  return written && written.digest !== found?.digest ? `${name}: ${before} written, and some are different` : undefined;
}
