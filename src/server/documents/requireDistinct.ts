import type { DefinedDocument } from './defineDocument.ts';

/** Refuses two kinds of papers that could not be told apart by their names or by their serials. */
export function requireDistinct(documents: readonly Pick<DefinedDocument, 'kind' | 'prefix'>[]): void {
  for (const part of ['kind', 'prefix'] as const) {
    const names = documents.map((document) => document[part]);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`Two documents have the ${part} "${twice}".`);
  }
}
