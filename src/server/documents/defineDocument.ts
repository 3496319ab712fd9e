import type { OpenDatabase } from '../db/database.ts';
import type { PaperTemplate } from './paperTemplate.ts';

/** A short fact that a paper states, as its readers see it; numbers with a point and in Latin digits. */
export type DocumentFacts = Readonly<Record<string, string>>;

/** A kind of paper that is handed out, each with a serial and a code by which anybody can ask whether it is true. */
export interface DefinedDocument<Data = unknown> {
  /** Its texts are `documents.<kind>` in the languages. */
  readonly kind: string;
  /** What its serials begin with: `MS` of `MS-2026-000123`. */
  readonly prefix: string;
  readonly template: PaperTemplate;
  /**
   * What is kept of it, and told to whoever has its code: nothing but what the paper itself says. The labels are
   * `documents.<kind>.says.<name>`.
   */
  says(data: Data): DocumentFacts;
  /** Of these facts those that the paper prints as they are, in no other digits: an id, say. */
  readonly asTheyAre?: readonly string[];
  /**
   * Whether it still holds. What a paper told may be corrected or taken back after it was issued, which whoever checks it
   * is told; without this, it holds for ever.
   */
  holds?(database: OpenDatabase, subject: DocumentSubject): Promise<boolean>;
}

/** The record that a paper is about; of one about many, what they have in common. */
export interface DocumentSubject {
  readonly resource: string;
  readonly record_id: number;
  /** The records that a paper about many was made of. */
  readonly made_of: readonly number[];
}

/** Declares a kind of paper. */
// @__NO_SIDE_EFFECTS__
export function defineDocument<Data>(declaration: DefinedDocument<Data>): DefinedDocument<Data> {
  return declaration;
}

/** Refuses two kinds of papers that could not be told apart by their names or by their serials. */
export function requireDistinct(documents: readonly Pick<DefinedDocument, 'kind' | 'prefix'>[]): void {
  for (const part of ['kind', 'prefix'] as const) {
    const names = documents.map((document) => document[part]);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two documents have the ${part} "${twice}".`);
  }
}
