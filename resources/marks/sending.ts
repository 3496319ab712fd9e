import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { type GridCells, keyOf } from './gridCells.ts';
import { type Refusal, type Send, sendCells, type SentCell, type StoredMark } from './sendCells.ts';

interface SendingOptions {
  readonly cells: GridCells;
  readonly send: Send;
  /** Nothing can be stored on the sheet any more: its state has to be asked for. */
  readonly onLocked: () => void;
  /** Something became of what was sent. */
  readonly onMoved: (sent: readonly CellPosition[]) => void;
}

interface SentCellPlace extends CellPosition {
  readonly sent: SentCell;
}

const BATCH = 500;
const RETRY_MS = 5_000;

/** Sends the cells that wait, together and one time after the other; what cannot be sent now is tried again by itself. */
export class Sending {
  readonly #options: SendingOptions;
  readonly #cells: GridCells;
  #isSending = false;
  #isStopped = false;
  #underWay: readonly SentCellPlace[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SendingOptions) {
    this.#options = options;
    this.#cells = options.cells;
  }

  /** Whether a mark of the cell is on its way: what is stored is not known then. */
  isUnderWay(row: number, slot: number): boolean {
    return this.#underWay.some((each) => each.row === row && each.slot === slot);
  }

  flush(): void {
    this.#isStopped = false;
    if (this.#isSending) return;
    clearTimeout(this.#retry);
    this.#isSending = true;
    void this.#sendAll().finally(() => {
      this.#isSending = false;
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
  }

  async #sendAll(): Promise<void> {
    const { onMoved } = this.#options;
    for (let batch = this.#waiting(); batch.length > 0; batch = this.#waiting()) {
      for (const { row, slot } of batch) this.#cells.show(row, slot, { state: 'saving' });
      onMoved(batch);
      this.#underWay = batch;
      const goesOn = await this.#sendBatch(batch)
        .catch((error: unknown) => {
          this.#putBack(batch);
          throw error;
        })
        .finally(() => {
          this.#underWay = [];
        });
      onMoved(batch);
      if (!goesOn) return;
    }
  }

  // Answers whether it is worth going on at once.
  async #sendBatch(batch: readonly SentCellPlace[]): Promise<boolean> {
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
        this.#putBack(batch.filter((_, index) => !outcome.refusals.has(index)));
        for (const [index, refusal] of outcome.refusals) this.#refuse(batch[index], refusal);
        return true;
      case 'changed': {
        const theirs = new Map(outcome.theirs.map((mark) => [keyOf(mark), mark]));
        for (const placed of batch) this.#dispute(placed, theirs.get(keyOf(placed.sent)));
        return true;
      }
      case 'locked':
        for (const placed of batch) this.#refuse(placed, { reason: outcome.reason, mayPass: true });
        onLocked();
        return true;
      default:
        this.#putBack(batch);
        if (!this.#isStopped) this.#retry = setTimeout(() => this.flush(), RETRY_MS);
        return false;
    }
  }

  #waiting(): SentCellPlace[] {
    const found: SentCellPlace[] = [];
    for (const [row, cells] of this.#cells.rows.entries())
      for (const [slot, { view, value, seen }] of cells.entries()) {
        if (view.state !== 'waiting' || found.length >= BATCH) continue;
        const { mark, is_absent } = value;
        const sent = { mark: mark === null ? null : String(mark), is_absent, row_version: seen };
        found.push({ row, slot, sent: { ...this.#cells.nameOf(row, slot), ...sent } });
      }
    return found;
  }

  #store(batch: readonly SentCellPlace[], marks: readonly StoredMark[]): void {
    const stored = new Map(marks.map((mark) => [keyOf(mark), mark]));
    for (const { row, slot, sent } of batch) {
      const mark = stored.get(keyOf(sent));
      const cell = this.#cells.at(row, slot);
      cell.seen = mark?.row_version ?? null;
      // Typed anew while it was being saved: that waits for its own turn.
      if (cell.view.state !== 'saving') {
        this.#cells.show(row, slot, { stored: mark });
        this.#cells.keep(row, slot);
        continue;
      }
      this.#cells.forget(row, slot);
      const settled = { isSaved: true, reason: undefined, theirs: undefined };
      this.#cells.show(row, slot, { state: 'stored', stored: mark, ...settled });
    }
  }

  #refuse(placed: SentCellPlace | undefined, { reason, mayPass }: Refusal): void {
    if (!placed || !this.#isSaving(placed)) return;
    const again = mayPass ? 'together' : undefined;
    this.#cells.show(placed.row, placed.slot, { state: 'refused', reason, again });
    this.#cells.keep(placed.row, placed.slot);
  }

  #dispute(placed: SentCellPlace, theirs: StoredMark | undefined): void {
    if (!this.#isSaving(placed)) return;
    this.#cells.show(placed.row, placed.slot, theirs ? { state: 'conflict', theirs } : { state: 'waiting' });
    this.#cells.keep(placed.row, placed.slot);
  }

  #putBack(batch: readonly SentCellPlace[]): void {
    for (const placed of batch)
      if (this.#isSaving(placed)) this.#cells.show(placed.row, placed.slot, { state: 'waiting' });
  }

  #isSaving({ row, slot }: SentCellPlace): boolean {
    return this.#cells.at(row, slot).view.state === 'saving';
  }
}
