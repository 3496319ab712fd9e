/** Every text of a tree by its whole key, as Polyglot looks it up. */
export function flatten(tree: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [path, text] of flatten(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}

/** The names between `%{` and `}`, each once, in order. */
export function placeholders(text: string): string[] {
  const names = Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name]) => name ?? '');
  return [...new Set(names)].sort();
}

/** The forms a counted text has; one for every other text. */
export function formsOf(text: string): string[] {
  return text.split('||||').map((form) => form.trim());
}

/** An English text that stands in the place of a translation: marked, so that whoever sees it knows, and so that tests name it. */
export function untranslated(english: string): string {
  return english
    .split(' |||| ')
    .map((form) => `⟦${form}⟧`)
    .join(' |||| ');
}

/** Whether a text waits for its translation. */
export function isUntranslated(text: string): boolean {
  return text.includes('⟦');
}
