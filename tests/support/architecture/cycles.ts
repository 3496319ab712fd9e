import type { SourceFile } from './sourceFile.ts';

/** The cycles among imports of values, import() included: types vanish. Each as the files it leads through. */
export function findCycles(files: Pick<SourceFile, 'path' | 'imports'>[]): string[][] {
  const imports = new Map(files.map(({ path, imports }) => [path, imports.flatMap(valueTarget)]));
  const finished = new Set<string>();
  const trail: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): void => {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path]);
      return;
    }
    trail.push(path);
    for (const target of imports.get(path) ?? []) visit(target);
    trail.pop();
    finished.add(path);
  };

  for (const { path } of files) visit(path);
  return cycles;
}

function valueTarget({ target, isTypeOnly }: SourceFile['imports'][number]): string[] {
  return target && !isTypeOnly ? [target] : [];
}
