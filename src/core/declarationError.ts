import { didYouMean } from './nearest.ts';

/** A word as it was written, and the right ones that it could stand for. */
export interface Spelling {
  readonly word: string | undefined;
  readonly right: Iterable<string>;
}

/** A mistake in a declaration: the file, the key, the reason and the nearest right word. Thrown at start, before anything is served. */
export class DeclarationError extends Error {
  constructor(
    resource: { readonly area: string; readonly name: string },
    key: string,
    reason: string,
    spelling?: Spelling,
  ) {
    const nearest = spelling ? didYouMean(spelling.word ?? '', spelling.right) : '';
    super(`schemas/${known(resource.area)}/${known(resource.name)}.ts: ${key}: ${reason}${nearest}`);
    this.name = 'DeclarationError';
  }
}

// What is not there, or is no text, may be the very mistake: the rest still tells the file.
function known(word: unknown): string {
  return typeof word === 'string' && word !== '' ? word : '*';
}
