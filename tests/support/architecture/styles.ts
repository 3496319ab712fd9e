/** A stylesheet. */
export interface Style {
  readonly path: string;
  readonly code: string;
}

/** A class by itself, in whatever state: `.card`, `.card:hover`, `.card[data-wrong]`. */
const BY_ITSELF = /^\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$/;

/**
 * Classes to which several stylesheets give rules. One that was loaded stays, so that a screen would look as the others
 * that were open before it.
 */
export function sharedClasses(styles: readonly Style[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, code } of styles)
    for (const name of classesOf(code)) places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

function classesOf(code: string): string[] {
  const selectors = [...code.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, all = '']) => all);
  return selectors.flatMap((all) => all.split(',').flatMap((selector) => BY_ITSELF.exec(selector.trim())?.[1] ?? []));
}
