/** A text with its `%` escapes resolved; undefined when one of them is broken. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
