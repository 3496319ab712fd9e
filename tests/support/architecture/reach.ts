import type { SourceFile } from './sourceFile.ts';

/** Every file that is loaded when these are: imports of values, `import()` included, for types vanish. */
export function loadedBy(roots: readonly string[], files: Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set<string>(roots);
  // Iterating over a set reaches what is added meanwhile.
  for (const path of loaded) {
    for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? []) if (target && !isTypeOnly) loaded.add(target);
  }
  return [...loaded].sort();
}
