import { didYouMean } from './nearest.ts';

/** A word as it was written, and the right ones that it could stand for. */
export interface Spelling {
  readonly word: string | undefined;
  readonly right: Iterable<string>;
}

/** A mistake in a declaration: the file or the entity, the key, the reason and the nearest right word. Thrown at start, before anything is served. */
export class DeclarationError extends Error {
  constructor(
    resource: { readonly area: string; readonly name: string },
    key: string,
    reason: string,
    spelling?: Spelling,
  ) {
    const nearest = spelling ? didYouMean(spelling.word ?? '', spelling.right) : '';
    super(`${placeOf(resource)}: ${key}: ${reason}${nearest}`);
    this.name = 'DeclarationError';
  }
}

// The folder is named after the area. What is not there, or is no text, may be the very mistake: the rest still tells the entity.
function placeOf({ area, name }: { readonly area: unknown; readonly name: unknown }): string {
  if (isWord(area) && isWord(name)) return `schemas/${area}/${name}.ts`;
  if (isWord(name)) return `The entity "${name}"`;
  return isWord(area) ? `An entity in schemas/${area}` : 'An entity';
}

function isWord(word: unknown): word is string {
  return typeof word === 'string' && word !== '';
}
