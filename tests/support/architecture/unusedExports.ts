import type { SourceFile } from './sourceFile.ts';

/** Where something is exported for other files alone; languages are loaded by patterns of paths. */
const WITH_EXPORTS = /^(src|schemas|resources)\//;

/**
 * Values that are exported and that no other file takes, and types that nothing names at all. A type of what an exported
 * function takes or answers may be named by its own file alone.
 */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const importers = importersOf(files);
  return files
    .filter(({ path }) => WITH_EXPORTS.test(path))
    .flatMap((file) =>
      file.exports
        .filter(({ name }) => name !== 'default')
        .filter(({ name }) => !importers.get(file.path)?.some((importer) => takes(importer, file.path, name)))
        .filter(({ name, isType }) => !isType || timesNamed(name, file) === 1)
        .map(({ name }) => `${file.path} exports ${name}, which no other file takes`),
    );
}

function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly SourceFile[]> {
  const importers = new Map<string, SourceFile[]>();
  for (const file of files)
    for (const { target } of file.imports) if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

function takes({ imports, code }: SourceFile, path: string, name: string): boolean {
  return (
    imports.some(({ target, isDynamic }) => target === path && isDynamic) || new RegExp(`\\b${name}\\b`).test(code)
  );
}

function timesNamed(name: string, { code }: SourceFile): number {
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;
}
