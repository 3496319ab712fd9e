import { componentKey } from '../../src/domain/results/componentKey.ts';
import { type CellValue, EMPTY, valueIn } from './cellText.ts';
import { Listeners } from './listeners.ts';
import type { Entry, SentCell, StoredMark } from './sendCells.ts';
import type { Unsent } from './unsent.ts';
import type { Unusual } from './unusual.ts';

/** `stored`: as the server has it. `waiting`: kept on the device. `refused` and `conflict` wait for somebody to decide. */
type CellState = 'stored' | 'waiting' | 'saving' | 'refused' | 'conflict';

/** What is shown of a cell; the same object until something of it changes. */
export interface CellView {
  readonly text: string;
  readonly state: CellState;
  /** Whether it was saved since the grid was opened. */
  readonly isSaved: boolean;
  readonly reason?: string | undefined;
  /**
   * How what was refused can be sent again as it is: together with all others, as the reason may be over by now; or alone,
   * as nobody has said yet that this is the mark. What is wrong in itself cannot.
   */
  readonly again?: 'together' | 'alone' | undefined;
  readonly stored?: StoredMark | undefined;
  /** What somebody else has entered meanwhile. */
  readonly theirs?: StoredMark | undefined;
  readonly unusual?: Unusual | undefined;
}

export interface Cell {
  view: CellView;
  value: CellValue;
  /** The version that was seen when what is not sent was typed. */
  seen: number | null;
  /** While somebody types in it. */
  draft?: string | undefined;
  /** The device could not keep what is not sent. */
  isUnkept?: boolean;
}

/** Whose mark in what a cell is, as the server names it. */
type CellName = Pick<SentCell, 'student_id' | 'component'>;

export const cellKey = (row: number, slot: number) => `${row} ${slot}`;

/** The cells of a grid by row and slot. What is not sent of them is kept on the device; who shows one listens to it alone. */
export class GridCells {
  readonly rows: readonly (readonly Cell[])[];
  readonly #names: readonly (readonly CellName[])[];
  readonly #places: ReadonlyMap<string, readonly [number, number]>;
  readonly #unsent: Unsent;
  readonly #who: readonly string[];
  readonly #listeners = new Listeners();

  constructor({ students, components }: Pick<Entry, 'students' | 'components'>, unsent: Unsent) {
    this.#unsent = unsent;
    this.#who = students.map(({ name, student_id }) => `${name} (${student_id})`);
    this.#names = students.map(({ id }) => components.map(({ name }) => ({ student_id: id, component: name })));
    this.rows = this.#names.map((names) => names.map(emptyCell));
    this.#places = new Map(
      this.#names.flatMap((names, row) => names.map((name, slot) => [keyOf(name), [row, slot] as const])),
    );
  }

  readonly subscribe = this.#listeners.subscribe;

  tell(key: string): void {
    this.#listeners.tell(key);
  }

  at(row: number, slot: number): Cell {
    const cell = this.rows[row]?.[slot];
    if (!cell) throw new RangeError(`There is no cell ${slot} in row ${row}`);
    return cell;
  }

  /** Row and slot; undefined for somebody or something that the grid does not have. */
  placeOf(name: CellName): readonly [number, number] | undefined {
    return this.#places.get(keyOf(name));
  }

  nameOf(row: number, slot: number): CellName {
    return this.#names[row]?.[slot] as CellName;
  }

  show(row: number, slot: number, change: Partial<CellView>): void {
    const cell = this.at(row, slot);
    cell.view = { ...cell.view, ...change };
    this.tell(cellKey(row, slot));
  }

  /** Keeps on the device what is typed and not sent. */
  keep(row: number, slot: number, { isHalf = false } = {}): void {
    const cell = this.at(row, slot);
    const { view, seen } = cell;
    const half = isHalf ? { isHalf } : {};
    const wrong = view.state === 'refused' || view.state === 'conflict' ? { isWrong: true } : {};
    const kept = { ...this.nameOf(row, slot), typed: view.text, seen, who: this.#who[row] ?? '', ...half, ...wrong };
    cell.isUnkept = !this.#unsent.keep(kept);
  }

  forget(row: number, slot: number): void {
    this.#unsent.forget(this.nameOf(row, slot));
  }
}

export function keyOf({ student_id, component }: CellName): string {
  return `${student_id} ${componentKey(component)}`;
}

export function versionOf({ view }: Cell): number | null {
  return view.stored?.row_version ?? null;
}

/** What somebody knew who types in a cell: in a conflict they are shown what others have entered. */
export function knownVersion(cell: Cell): number | null {
  const { view, draft, seen } = cell;
  if (view.state === 'conflict') return view.theirs?.row_version ?? null;
  return draft !== undefined || view.state !== 'stored' ? seen : versionOf(cell);
}

/** What is stored in a cell, whatever is typed in it. */
export function storedIn({ view }: Cell): CellValue {
  return valueIn(view.stored);
}

/**
 * What counts of a cell: what is stored or will be. What is refused or disputed is not; what is typed counts at once, as far
 * as it can be read.
 */
export function countedIn(cell: Cell): CellValue {
  const { view, value, draft } = cell;
  if (draft !== undefined) return value;
  if (view.state === 'conflict') return valueIn(view.theirs ?? view.stored);
  return view.state === 'refused' ? storedIn(cell) : value;
}

function emptyCell(): Cell {
  return { view: { text: '', state: 'stored', isSaved: false }, value: EMPTY, seen: null };
}
