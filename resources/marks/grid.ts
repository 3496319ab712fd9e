import type { Problem } from '../../src/core/rules/problem.ts';
import { type CellValue, EMPTY, isEntered, isSameValue, readCell, writeCell, type Writing } from './cellText.ts';
import { type LiveResult, liveResult, scaleOf } from './liveResult.ts';
import { Listeners } from './listeners.ts';
import { type Entry, type Send, sendCells, type SentCell, type StoredMark } from './sendCells.ts';
import type { Unsent } from './unsent.ts';
import { type Unusual, unusual, type Usual, usualOf } from './unusual.ts';

/** `stored`: as the server has it. `waiting`: kept on the device. `refused` and `conflict` wait for somebody to decide. */
export type CellState = 'stored' | 'waiting' | 'saving' | 'refused' | 'conflict';

/** What is shown of a cell; the same object until something of it changes. */
export interface CellView {
  readonly text: string;
  readonly state: CellState;
  /** Whether it was saved since the grid was opened. */
  readonly isSaved: boolean;
  readonly reason?: string | undefined;
  readonly stored?: StoredMark | undefined;
  /** What somebody else has entered meanwhile. */
  readonly theirs?: StoredMark | undefined;
  readonly unusual?: Unusual | undefined;
}

/** How far the grid is. */
export interface Summary {
  /** Marks that are still missing of those who owe them. */
  readonly missing: number;
  readonly complete: number;
  readonly owing: number;
  readonly unsent: number;
  /** What is not sent and could not be kept on the device: it goes with the page. */
  readonly unkept: number;
  readonly refused: number;
  readonly conflicts: number;
}

interface Cell {
  view: CellView;
  value: CellValue;
  /** The version that was seen when what is not sent was typed. */
  seen: number | null;
  /** While somebody types in it. */
  draft?: string | undefined;
  /** The device could not keep what is not sent. */
  isUnkept?: boolean;
}

interface GridOptions {
  readonly entry: Entry;
  readonly writing: Writing;
  readonly unsent: Unsent;
  readonly send: Send;
  /** A problem in words. */
  readonly say: (problem: Problem) => string;
  /** Nothing can be stored on the sheet any more: its state has to be asked for. */
  readonly onLocked: () => void;
}

const BATCH = 500;
const RETRY_MS = 5_000;

/** The marks of a sheet as they are typed, beside what is stored of them. Whoever draws a cell listens to that cell alone. */
export class MarkGrid {
  readonly #options: GridOptions;
  readonly #listeners = new Listeners();
  /** By row and slot. */
  readonly #cells: readonly (readonly Cell[])[];
  readonly #places: ReadonlyMap<string, readonly [number, number]>;
  readonly #scale: ReturnType<typeof scaleOf>;
  readonly #results: LiveResult[];
  #sections: readonly (Usual | undefined)[] = [];
  #summary: Summary = { missing: 0, complete: 0, owing: 0, unsent: 0, unkept: 0, refused: 0, conflicts: 0 };
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: GridOptions) {
    this.#options = options;
    const { students, components, marks, grades } = options.entry;
    this.#scale = scaleOf(grades);
    this.#places = new Map(
      students.flatMap(({ id }, row) => components.map(({ name }, slot) => [keyOf(id, name), [row, slot] as const])),
    );
    this.#cells = students.map(() => components.map(() => emptyCell()));
    for (const mark of marks) this.#show(mark, false);
    this.#sections = components.map((_, slot) => this.#sectionUsual(slot));
    for (const [row, cells] of this.#cells.entries()) for (const slot of cells.keys()) this.#judge(row, slot);
    for (const kept of options.unsent.read()) {
      const place = this.#places.get(keyOf(kept.student_id, kept.component));
      if (place) this.#accept(...place, { text: kept.typed, seen: kept.seen });
    }
    this.#results = students.map((_, row) => this.#resultOf(row));
    this.#summary = this.#count();
  }

  readonly subscribe = this.#listeners.subscribe;

  cell(row: number, slot: number): CellView {
    return this.#at(row, slot).view;
  }

  result(row: number): LiveResult | undefined {
    return this.#results[row];
  }

  summary(): Summary {
    return this.#summary;
  }

  /** Somebody types: what the student's marks come to follows, nothing is stored yet. */
  type(row: number, slot: number, text: string): void {
    const cell = this.#at(row, slot);
    if (cell.draft === undefined && cell.view.state === 'stored') cell.seen = versionOf(cell);
    cell.draft = text;
    const read = this.#read(slot, text);
    cell.value = 'value' in read ? read.value : EMPTY;
    this.#refreshResult(row);
  }

  /** What was typed counts from now on: it is kept, and sent. */
  commit(row: number, slot: number): void {
    const { draft } = this.#at(row, slot);
    if (draft === undefined) return;
    this.enter(row, slot, draft);
    this.flush();
  }

  /** Everything that somebody types in counts: the page is about to go. */
  commitAll(): void {
    for (const [row, cells] of this.#cells.entries())
      for (const [slot, { draft }] of cells.entries()) if (draft !== undefined) this.commit(row, slot);
  }

  /** Enters a text, as typed or out of a file; `flush` sends it. */
  enter(row: number, slot: number, text: string): void {
    const cell = this.#at(row, slot);
    this.#accept(row, slot, { text, seen: seenIn(cell) });
    this.#sections = this.#sections.with(slot, this.#sectionUsual(slot));
    this.#judge(row, slot);
    this.#changed(row, slot);
  }

  /** Takes back what is typed and not stored. */
  restore(row: number, slot: number): void {
    const cell = this.#at(row, slot);
    if (cell.view.state === 'saving') return;
    this.#reset(row, slot, cell.view.stored);
    this.#changed(row, slot);
  }

  /** Mine counts, knowing what somebody else has entered. */
  keepMine(row: number, slot: number): void {
    const cell = this.#at(row, slot);
    if (cell.view.state !== 'conflict') return;
    this.#accept(row, slot, { text: cell.view.text, seen: cell.view.theirs?.row_version ?? null });
    this.#changed(row, slot);
    this.flush();
  }

  takeTheirs(row: number, slot: number): void {
    const cell = this.#at(row, slot);
    if (cell.view.state !== 'conflict') return;
    this.#reset(row, slot, cell.view.theirs);
    this.#changed(row, slot);
  }

  /** What others have entered is shown, but not over what is typed here. */
  merge(marks: readonly StoredMark[]): void {
    for (const mark of marks) this.#show(mark, true);
  }

  /** Sends what waits; what cannot be sent now is tried again by itself. */
  flush(): void {
    if (this.#isSending) return;
    clearTimeout(this.#retry);
    this.#isSending = true;
    void this.#sendAll().finally(() => {
      this.#isSending = false;
    });
  }

  /** Stops trying; what is not sent stays on the device. */
  stop(): void {
    clearTimeout(this.#retry);
  }

  async #sendAll(): Promise<void> {
    for (let batch = this.#waiting(); batch.length > 0; batch = this.#waiting()) {
      for (const { row, slot } of batch) this.#set(row, slot, { state: 'saving' });
      this.#refreshSummary();
      const goesOn = await this.#sendBatch(batch).catch((error: unknown) => {
        this.#putBack(batch);
        throw error;
      });
      this.#refreshSummary();
      if (!goesOn) return;
    }
  }

  // Answers whether it is worth going on at once.
  async #sendBatch(batch: readonly Placed[]): Promise<boolean> {
    const { send, onLocked } = this.#options;
    const outcome = await sendCells(
      send,
      batch.map(({ sent }) => sent),
    );
    switch (outcome.kind) {
      case 'stored':
        this.#store(batch, outcome.marks);
        return true;
      case 'refused':
        this.#putBack(batch.filter((_, index) => !outcome.reasons.has(index)));
        for (const [index, reason] of outcome.reasons) this.#refuse(batch[index], reason);
        return true;
      case 'changed': {
        const theirs = new Map(outcome.theirs.map((mark) => [keyOf(mark.student_id, mark.component), mark]));
        for (const placed of batch)
          this.#dispute(placed, theirs.get(keyOf(placed.sent.student_id, placed.sent.component)));
        return true;
      }
      case 'locked':
        for (const placed of batch) this.#refuse(placed, outcome.reason);
        onLocked();
        return true;
      default:
        this.#putBack(batch);
        this.#retry = setTimeout(() => this.flush(), RETRY_MS);
        return false;
    }
  }

  #store(batch: readonly Placed[], marks: readonly StoredMark[]): void {
    const stored = new Map(marks.map((mark) => [keyOf(mark.student_id, mark.component), mark]));
    for (const { row, slot, sent } of batch) {
      const mark = stored.get(keyOf(sent.student_id, sent.component));
      const cell = this.#at(row, slot);
      cell.seen = mark?.row_version ?? null;
      // Typed anew while it was being saved: that waits for its own turn.
      if (cell.view.state !== 'saving') {
        this.#set(row, slot, { stored: mark });
        this.#keep(row, slot);
        continue;
      }
      this.#options.unsent.forget(sent);
      this.#set(row, slot, { state: 'stored', stored: mark, isSaved: true, reason: undefined, theirs: undefined });
    }
  }

  #refuse(placed: Placed | undefined, reason: string): void {
    if (placed && this.cell(placed.row, placed.slot).state === 'saving')
      this.#set(placed.row, placed.slot, { state: 'refused', reason });
  }

  #dispute({ row, slot }: Placed, theirs: StoredMark | undefined): void {
    if (this.cell(row, slot).state !== 'saving') return;
    this.#set(row, slot, theirs ? { state: 'conflict', theirs } : { state: 'waiting' });
  }

  #putBack(batch: readonly Placed[]): void {
    for (const { row, slot } of batch)
      if (this.cell(row, slot).state === 'saving') this.#set(row, slot, { state: 'waiting' });
  }

  #waiting(): Placed[] {
    const { students, components } = this.#options.entry;
    const found: Placed[] = [];
    for (const [row, cells] of this.#cells.entries())
      for (const [slot, { view, value, seen }] of cells.entries()) {
        const student = students[row];
        const component = components[slot];
        if (view.state !== 'waiting' || !student || !component || found.length >= BATCH) continue;
        const { mark, is_absent } = value;
        const sent = { mark: mark === null ? null : String(mark), is_absent, row_version: seen };
        found.push({ row, slot, sent: { student_id: student.id, component: component.name, ...sent } });
      }
    return found;
  }

  // Keeps a text on the device and decides what becomes of it.
  #accept(row: number, slot: number, { text, seen }: { readonly text: string; readonly seen: number | null }): void {
    const cell = this.#at(row, slot);
    const read = this.#read(slot, text);
    cell.draft = undefined;
    cell.seen = seen;
    const stored = valueIn(cell.view.stored);
    if ('value' in read && isSameValue(read.value, stored)) {
      this.#reset(row, slot, cell.view.stored);
      return;
    }
    if ('problem' in read) {
      cell.value = EMPTY;
      this.#set(row, slot, {
        text: text.trim(),
        state: 'refused',
        reason: this.#options.say(read.problem),
        theirs: undefined,
      });
    } else {
      cell.value = read.value;
      const shown = writeCell(read.value, this.#options.writing);
      this.#set(row, slot, { text: shown, state: 'waiting', reason: undefined, theirs: undefined });
    }
    this.#keep(row, slot);
  }

  #keep(row: number, slot: number): void {
    const { students, components } = this.#options.entry;
    const student = students[row];
    const component = components[slot];
    const cell = this.#at(row, slot);
    if (!student || !component) return;
    const { view, seen } = cell;
    const kept = { student_id: student.id, component: component.name, typed: view.text, seen };
    cell.isUnkept = !this.#options.unsent.keep(kept);
  }

  #reset(row: number, slot: number, stored: StoredMark | undefined): void {
    const { students, components } = this.#options.entry;
    const cell = this.#at(row, slot);
    cell.draft = undefined;
    cell.value = valueIn(stored);
    const text = writeCell(cell.value, this.#options.writing);
    this.#set(row, slot, { text, state: 'stored', stored, reason: undefined, theirs: undefined });
    const student = students[row];
    const component = components[slot];
    if (student && component) this.#options.unsent.forget({ student_id: student.id, component: component.name });
  }

  #show(mark: StoredMark, isNews: boolean): void {
    const place = this.#places.get(keyOf(mark.student_id, mark.component));
    if (!place) return;
    const cell = this.#at(...place);
    if (cell.view.stored && cell.view.stored.row_version >= mark.row_version) return;
    if (cell.view.state === 'stored' && cell.draft === undefined) {
      cell.value = valueIn(mark);
      this.#set(...place, { stored: mark, text: writeCell(cell.value, this.#options.writing), isSaved: false });
      if (isNews) this.#judge(...place);
    } else this.#set(...place, cell.view.state === 'conflict' ? { stored: mark, theirs: mark } : { stored: mark });
    if (isNews) this.#changed(...place);
  }

  #judge(row: number, slot: number): void {
    const { students, components } = this.#options.entry;
    const { value } = this.#at(row, slot);
    const component = components[slot];
    const student = students[row]?.usual_percent ?? null;
    if (!component) return;
    this.#set(row, slot, {
      unusual: unusual(value, { fullMark: component.full_mark, student, section: this.#sections[slot] }),
    });
  }

  #sectionUsual(slot: number): Usual | undefined {
    const full = this.#options.entry.components[slot]?.full_mark ?? 1;
    return usualOf(
      this.#cells.flatMap((cells) => {
        const mark = cells[slot]?.value.mark ?? null;
        return mark === null ? [] : [(mark * 100) / full];
      }),
    );
  }

  #read(slot: number, text: string) {
    const fullMark = this.#options.entry.components[slot]?.full_mark ?? 0;
    return readCell(text, { fullMark, groupSign: this.#options.writing.groupSign });
  }

  #resultOf(row: number): LiveResult {
    const { components, pass_rule } = this.#options.entry;
    const values = (this.#cells[row] ?? []).map(({ value }) => value);
    return liveResult({ components, values, pass_rule, scale: this.#scale });
  }

  #refreshResult(row: number): void {
    this.#results[row] = this.#resultOf(row);
    this.#listeners.tell(resultKey(row));
  }

  #changed(row: number, slot: number): void {
    this.#listeners.tell(cellKey(row, slot));
    this.#refreshResult(row);
    this.#refreshSummary();
  }

  #refreshSummary(): void {
    this.#summary = this.#count();
    this.#listeners.tell(SUMMARY);
  }

  #count(): Summary {
    const { students } = this.#options.entry;
    const cells = this.#cells.flat();
    const states = cells.map(({ view }) => view.state);
    const rows = this.#cells.map((own) => own.filter(({ value }) => !isEntered(value)).length);
    const owing = rows.filter((missing, row) => {
      const isUntouched = missing === this.#cells[row]?.length;
      return !(students[row]?.is_optional === 1 && isUntouched);
    });
    return {
      missing: owing.reduce((sum, missing) => sum + missing, 0),
      complete: owing.filter((missing) => missing === 0).length,
      owing: owing.length,
      unsent: states.filter((state) => state !== 'stored').length,
      unkept: cells.filter(({ view, isUnkept }) => isUnkept && view.state !== 'stored').length,
      refused: states.filter((state) => state === 'refused').length,
      conflicts: states.filter((state) => state === 'conflict').length,
    };
  }

  #set(row: number, slot: number, change: Partial<CellView>): void {
    const cell = this.#at(row, slot);
    cell.view = { ...cell.view, ...change };
    this.#listeners.tell(cellKey(row, slot));
  }

  #at(row: number, slot: number): Cell {
    const cell = this.#cells[row]?.[slot];
    if (!cell) throw new RangeError(`There is no cell ${slot} in row ${row}`);
    return cell;
  }
}

interface Placed {
  readonly row: number;
  readonly slot: number;
  readonly sent: SentCell;
}

export const SUMMARY = 'summary';
export const cellKey = (row: number, slot: number) => `${row} ${slot}`;
export const resultKey = (row: number) => `result ${row}`;

function emptyCell(): Cell {
  return { view: { text: '', state: 'stored', isSaved: false }, value: EMPTY, seen: null };
}

function keyOf(student: number, component: string): string {
  return `${student} ${component.toLowerCase()}`;
}

function valueIn(mark: StoredMark | undefined): CellValue {
  return mark ? { mark: mark.mark, is_absent: mark.is_absent === 1 ? 1 : 0 } : EMPTY;
}

/** What somebody knew who types in a cell: in a conflict they are shown what others have entered. */
function seenIn(cell: Cell): number | null {
  const { view, draft, seen } = cell;
  if (view.state === 'conflict') return view.theirs?.row_version ?? null;
  return draft !== undefined || view.state !== 'stored' ? seen : versionOf(cell);
}

function versionOf({ view }: Cell): number | null {
  return view.stored?.row_version ?? null;
}
