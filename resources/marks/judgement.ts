import type { GridCells } from './gridCells.ts';
import type { Entry } from './sendCells.ts';
import { unusual, type ComponentStatistics, usualOf } from './unusual.ts';

/** Marks what is far from the usual of the student or of the section, which changes with every mark. */
export class Judgement {
  readonly #cells: GridCells;
  readonly #entry: Entry;
  #sections: readonly (ComponentStatistics | undefined)[];

  constructor(cells: GridCells, entry: Entry) {
    this.#cells = cells;
    this.#entry = entry;
    this.#sections = entry.components.map((_, slot) => this.#usualOf(slot));
    for (const [row, own] of cells.rows.entries()) for (const slot of own.keys()) this.judge(row, slot);
  }

  /** A mark was entered here: it counts in what is usual from now on. */
  entered(row: number, slot: number): void {
    this.#sections = this.#sections.with(slot, this.#usualOf(slot));
    this.judge(row, slot);
  }

  judge(row: number, slot: number): void {
    const { students, components } = this.#entry;
    const component = components[slot];
    if (!component) return;
    const usual = {
      fullMark: component.full_mark,
      student: students[row]?.usual_percent ?? null,
      section: this.#sections[slot],
    };
    this.#cells.show(row, slot, { unusual: unusual(this.#cells.at(row, slot).value, usual) });
  }

  #usualOf(slot: number): ComponentStatistics | undefined {
    const full = this.#entry.components[slot]?.full_mark ?? 1;
    return usualOf(
      this.#cells.rows.flatMap((own) => {
        const mark = own[slot]?.value.mark ?? null;
        return mark === null ? [] : [(mark * 100) / full];
      }),
    );
  }
}
