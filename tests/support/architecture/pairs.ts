import type { SourceFile } from './sourceFile.ts';

/** A folder of the project holds parts that know each other by the table of the layers. */
const LAYERED = ['', 'src', 'src/server'];

/** Folders beside each other that import each other, each pair as a sentence: neither can be read without the other. */
export function folderPairs(files: readonly SourceFile[]): string[] {
  const arrows = new Map<string, string>();
  for (const { path, imports } of files) {
    for (const { target } of imports) {
      const arrow = target && betweenFolders(path, target);
      if (arrow) arrows.set(arrow.join(' -> '), `${path} imports ${target}`);
    }
  }
  return [...arrows].flatMap(([arrow, example]) => {
    const [from, to] = arrow.split(' -> ') as [string, string];
    const back = arrows.get(`${to} -> ${from}`);
    return back && from < to ? [`${from} and ${to}: ${example}, and ${back}`] : [];
  });
}

/** The folders, beside each other, that an import leads from and to; nothing for one within a folder, or of a file beside it. */
function betweenFolders(from: string, to: string): [string, string] | undefined {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  const common = source.slice(0, depth).join('/');
  if (depth >= source.length - 1 || depth >= target.length - 1 || LAYERED.includes(common)) return undefined;
  return [source.slice(0, depth + 1).join('/'), target.slice(0, depth + 1).join('/')];
}
