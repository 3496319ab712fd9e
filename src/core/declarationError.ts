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
    super(`schemas/${resource.area}/${resource.name}.ts: ${key}: ${reason}${nearest}`);
    this.name = 'DeclarationError';
  }
}
