import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import type { Problem } from '../../src/core/rules/problem.ts';
import { type CellValue, EMPTY, isSameValue, readCell, valueIn, writeCell, type Writing } from './cellText.ts';
import { cellKey, type CellView, countedIn, GridCells, knownVersion, storedIn, versionOf } from './gridCells.ts';
import { Judgement } from './judgement.ts';
import { type LiveResult, liveResult, scaleOf } from './liveResult.ts';
import type { Entry, Send, StoredMark } from './sendCells.ts';
import { Sending } from './sending.ts';
import { type Summary, summaryOf } from './summary.ts';
import type { UnsentCount, Unsent, UnsentCell } from './unsent.ts';

interface GridOptions {
  readonly entry: Entry;
  readonly writing: Writing;
  readonly unsent: Unsent;
  readonly send: Send;
  /** A problem in words. */
  readonly say: (problem: Problem) => string;
  /** Says of a mark that the sheet was closed while it was typed. */
  readonly halfTyped: string;
  /** Nothing can be stored on the sheet any more: its state has to be asked for. */
  readonly onLocked: () => void;
}

export const SUMMARY = 'summary';
export const STRAYS = 'strays';
export const resultKey = (row: number) => `result ${row}`;

/** The marks of a sheet as they are typed, beside what is stored of them. Whoever draws a cell listens to that cell alone. */
export class MarkGrid {
  readonly #options: GridOptions;
  readonly #cells: GridCells;
  readonly #judgement: Judgement;
  readonly #sending: Sending;
  readonly #scale: ReturnType<typeof scaleOf>;
  readonly #results: LiveResult[];
  #summary: Summary;
  #strays: readonly UnsentCell[];

  constructor(options: GridOptions) {
    const { entry, unsent, send, onLocked } = options;
    this.#options = options;
    this.#scale = scaleOf(entry.grades);
    this.#cells = new GridCells(entry, unsent);
    const onMoved = (spots: readonly CellPosition[]) => {
      for (const row of new Set(spots.map((cellPosition) => cellPosition.row))) this.#refreshResult(row);
      this.#refreshSummary();
    };
    this.#sending = new Sending({ cells: this.#cells, send, onLocked, onMoved });
    for (const mark of entry.marks) this.#take(mark);
    this.#judgement = new Judgement(this.#cells, entry);
    const allKept = unsent.read();
    for (const kept of allKept) {
      const place = this.#cells.placeOf(kept);
      const typed = { text: kept.typed, seen: kept.seen };
      if (place && kept.isHalf) this.#hold(...place, typed);
      else if (place) this.#accept(...place, typed);
    }
    this.#strays = allKept.filter((kept) => !this.#cells.placeOf(kept));
    this.#results = entry.students.map((_, row) => this.#resultOf(row));
    this.#summary = summaryOf(entry.students, this.#cells.rows);
  }

  subscribe(key: string, listener: () => void): () => void {
    return this.#cells.subscribe(key, listener);
  }

  cell(row: number, slot: number): CellView {
    return this.#cells.at(row, slot).view;
  }

  result(row: number): LiveResult | undefined {
    return this.#results[row];
  }

  summary(): Summary {
    return this.#summary;
  }

  /** How many cells the device keeps once the grid is left: those that wait, and those that somebody has to look at. */
  kept(): UnsentCount {
    const { unsent, refused, conflicts } = this.#summary;
    const toCorrect = refused + conflicts;
    const saving = this.#cells.rows.flat().filter(({ view }) => view.state === 'saving').length;
    // What is on its way with a connection arrives also when nobody looks any more.
    return { waiting: unsent - toCorrect - (navigator.onLine ? saving : 0), toCorrect };
  }

  /** What the device keeps of students and components that the sheet does not have any more. */
  strays(): readonly UnsentCell[] {
    return this.#strays;
  }

  /** Forgets a mark for which there is no cell. */
  discard(stray: UnsentCell): void {
    this.#options.unsent.forget(stray);
    this.#strays = this.#strays.filter((other) => other !== stray);
    this.#cells.tell(STRAYS);
  }

  /** Somebody types: what the student's marks come to follows, nothing is stored yet. */
  type(row: number, slot: number, text: string): void {
    const cell = this.#cells.at(row, slot);
    if (cell.draft === undefined && cell.view.state === 'stored') cell.seen = versionOf(cell);
    cell.draft = text;
    const read = this.#read(slot, text);
    // What cannot be read takes nothing away from what is stored.
    cell.value = 'value' in read ? read.value : storedIn(cell);
    this.#refreshResult(row);
  }

  /** What was typed counts from now on: it is kept, and sent. */
  commit(row: number, slot: number): void {
    const { draft } = this.#cells.at(row, slot);
    if (draft === undefined) return;
    this.enter(row, slot, draft);
    this.flush();
  }

  /**
   * The sheet is closed while somebody types: nobody has said that this is the mark. It stays in sight and on the device,
   * and counts once it is entered anew.
   */
  hold(row: number, slot: number): void {
    const cell = this.#cells.at(row, slot);
    const { draft } = cell;
    if (draft === undefined) return;
    const read = this.#read(slot, draft);
    const isStored = 'value' in read && isSameValue(read.value, storedIn(cell));
    if (isStored || this.#sending.isUnderWay(row, slot)) this.undo(row, slot);
    else this.#hold(row, slot, { text: draft, seen: knownVersion(cell) });
    this.#changed(row, slot);
  }

  /** Everything that somebody types in counts: the page is about to go. */
  commitAll(): void {
    for (const [row, cells] of this.#cells.rows.entries())
      for (const [slot, { draft }] of cells.entries()) if (draft !== undefined) this.commit(row, slot);
  }

  /** Enters a text, as typed or out of a file; `flush` sends it. */
  enter(row: number, slot: number, text: string): void {
    this.#accept(row, slot, { text, seen: knownVersion(this.#cells.at(row, slot)) });
    this.#judgement.entered(row, slot);
    this.#changed(row, slot);
  }

  /** Whether somebody types in the cell: its text is not entered yet. */
  isTyped(row: number, slot: number): boolean {
    return this.#cells.at(row, slot).draft !== undefined;
  }

  /** Takes back what is typed and not entered; what is entered and waits, or was refused, stays. */
  undo(row: number, slot: number): void {
    const cell = this.#cells.at(row, slot);
    if (cell.draft === undefined) return;
    const { view } = cell;
    // Others may have entered something meanwhile.
    if (view.state === 'stored') this.#reset(row, slot, view.stored);
    else {
      cell.draft = undefined;
      cell.value = this.#valueOf(slot, view.text);
    }
    this.#changed(row, slot);
  }

  /** Takes back what is typed and what is not stored. What is on its way stays: it may be stored by now. */
  restore(row: number, slot: number): void {
    if (this.#sending.isUnderWay(row, slot)) {
      this.undo(row, slot);
      return;
    }
    this.#reset(row, slot, this.#cells.at(row, slot).view.stored);
    this.#changed(row, slot);
  }

  /** The cells that were refused for what may be over by now: closed, locked, published. */
  refusedForNow(): CellPosition[] {
    return this.#cells.rows.flatMap((cells, row) =>
      cells.flatMap(({ view }, slot) => (view.state === 'refused' && view.again === 'together' ? [{ row, slot }] : [])),
    );
  }

  /** Enters anew what was refused, as it stands in its cells. What is wrong in itself stays refused. */
  sendAgain(spots: readonly CellPosition[]): void {
    for (const { row, slot } of spots) {
      const { view, draft } = this.#cells.at(row, slot);
      if (view.state === 'refused' && draft === undefined) this.enter(row, slot, view.text);
    }
    this.flush();
  }

  /** Mine counts, knowing what somebody else has entered. */
  keepMine(row: number, slot: number): void {
    const { view } = this.#cells.at(row, slot);
    if (view.state !== 'conflict') return;
    this.#accept(row, slot, { text: view.text, seen: view.theirs?.row_version ?? null });
    this.#changed(row, slot);
    this.flush();
  }

  takeTheirs(row: number, slot: number): void {
    const { view } = this.#cells.at(row, slot);
    if (view.state !== 'conflict') return;
    this.#reset(row, slot, view.theirs);
    this.#changed(row, slot);
  }

  /** What others have entered is shown, but not over what is typed here. */
  merge(marks: readonly StoredMark[]): void {
    for (const mark of marks) {
      const taken = this.#take(mark);
      if (!taken) continue;
      const { row, slot, isShown } = taken;
      if (isShown) this.#judgement.judge(row, slot);
      this.#changed(row, slot);
    }
  }

  /** Sends what waits; what cannot be sent now is tried again by itself. */
  flush(): void {
    this.#sending.flush();
  }

  /** Stops trying; what is not sent stays on the device. */
  stop(): void {
    this.#sending.stop();
  }

  // Keeps a text on the device and decides what becomes of it.
  #accept(row: number, slot: number, { text, seen }: { readonly text: string; readonly seen: number | null }): void {
    const cell = this.#cells.at(row, slot);
    const read = this.#read(slot, text);
    cell.draft = undefined;
    cell.seen = seen;
    const isStored = 'value' in read && isSameValue(read.value, storedIn(cell));
    if (isStored && !this.#sending.isUnderWay(row, slot)) {
      this.#reset(row, slot, cell.view.stored);
      return;
    }
    if ('problem' in read) {
      cell.value = EMPTY;
      const reason = this.#options.say(read.problem);
      this.#cells.show(row, slot, { text: text.trim(), state: 'refused', reason, again: undefined, theirs: undefined });
    } else {
      cell.value = read.value;
      const shown = writeCell(read.value, this.#options.writing);
      this.#cells.show(row, slot, { text: shown, state: 'waiting', reason: undefined, theirs: undefined });
    }
    this.#cells.keep(row, slot);
  }

  #hold(row: number, slot: number, { text, seen }: { readonly text: string; readonly seen: number | null }): void {
    const cell = this.#cells.at(row, slot);
    cell.draft = undefined;
    cell.seen = seen;
    cell.value = this.#valueOf(slot, text);
    const reason = this.#options.halfTyped;
    this.#cells.show(row, slot, { text: text.trim(), state: 'refused', reason, again: 'alone', theirs: undefined });
    this.#cells.keep(row, slot, { isHalf: true });
  }

  #reset(row: number, slot: number, stored: StoredMark | undefined): void {
    const cell = this.#cells.at(row, slot);
    cell.draft = undefined;
    cell.value = valueIn(stored);
    const text = writeCell(cell.value, this.#options.writing);
    this.#cells.show(row, slot, { text, state: 'stored', stored, reason: undefined, theirs: undefined });
    this.#cells.forget(row, slot);
  }

  // A mark of the server, where it is newer than what is known. It is shown unless something else is typed in its cell.
  #take(mark: StoredMark): { readonly row: number; readonly slot: number; readonly isShown: boolean } | undefined {
    const [row, slot] = this.#cells.placeOf(mark) ?? [];
    if (row === undefined || slot === undefined) return undefined;
    const cell = this.#cells.at(row, slot);
    const { view, draft } = cell;
    if (view.stored && view.stored.row_version >= mark.row_version) return undefined;
    const isShown = view.state === 'stored' && draft === undefined;
    if (isShown) {
      cell.value = valueIn(mark);
      const text = writeCell(cell.value, this.#options.writing);
      this.#cells.show(row, slot, { stored: mark, text, isSaved: false });
    } else this.#cells.show(row, slot, view.state === 'conflict' ? { stored: mark, theirs: mark } : { stored: mark });
    return { row, slot, isShown };
  }

  #read(slot: number, text: string) {
    const { entry, writing } = this.#options;
    return readCell(text, { fullMark: entry.components[slot]?.full_mark ?? 0, groupSign: writing.groupSign });
  }

  #valueOf(slot: number, text: string): CellValue {
    const read = this.#read(slot, text);
    return 'value' in read ? read.value : EMPTY;
  }

  #resultOf(row: number): LiveResult {
    const { components, pass_rule, rounds_marks_up } = this.#options.entry;
    const values = (this.#cells.rows[row] ?? []).map(countedIn);
    return liveResult({ components, values, pass_rule, scale: this.#scale, rounds_up: rounds_marks_up });
  }

  #refreshResult(row: number): void {
    this.#results[row] = this.#resultOf(row);
    this.#cells.tell(resultKey(row));
  }

  #changed(row: number, slot: number): void {
    this.#cells.tell(cellKey(row, slot));
    this.#refreshResult(row);
    this.#refreshSummary();
  }

  #refreshSummary(): void {
    this.#summary = summaryOf(this.#options.entry.students, this.#cells.rows);
    this.#cells.tell(SUMMARY);
  }
}
