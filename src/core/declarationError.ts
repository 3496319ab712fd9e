import { didYouMean } from './nearest.ts';

/** A word that means nothing, and those that could be meant. */
export interface Meant {
  readonly word: string | undefined;
  readonly right: Iterable<string>;
}

/** A mistake in a declaration: the file, the key, the reason and the nearest right word. Thrown at start, before anything is served. */
export class DeclarationError extends Error {
  constructor(resource: { readonly area: string; readonly name: string }, key: string, reason: string, meant?: Meant) {
    const nearest = meant ? didYouMean(meant.word ?? '', meant.right) : '';
    super(`schemas/${resource.area}/${resource.name}.ts: ${key}: ${reason}${nearest}`);
    this.name = 'DeclarationError';
  }
}
