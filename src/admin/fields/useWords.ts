import { createContext, useContext } from 'react';
import type { Resource } from '../../core/resource.ts';
import type { ResourceWords } from '../format/formatValue.ts';

export const WordsContext = createContext<{ readonly resource: Resource; readonly words: ResourceWords } | undefined>(
  undefined,
);

/** The words of the resource that is on the screen. Needs a WordsProvider above. */
export function useWords(): ResourceWords {
  return useScreen().words;
}

/** The resource that is on the screen. Needs a WordsProvider above. */
export function useShownResource(): Resource {
  return useScreen().resource;
}

function useScreen() {
  const screen = useContext(WordsContext);
  if (!screen) throw new Error('A field is shown outside of a WordsProvider');
  return screen;
}
