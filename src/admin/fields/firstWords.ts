const SHOWN_WORDS = 20;

/** The first twenty words of a text, with an ellipsis when there are more. */
export function firstWords(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length > SHOWN_WORDS ? `${words.slice(0, SHOWN_WORDS).join(' ')}…` : words.join(' ');
}
