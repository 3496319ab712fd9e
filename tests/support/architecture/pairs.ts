import type { SourceFile } from './sourceFile.ts';

/** A folder of the project holds parts that know each other by the table of the layers. */
const LAYERED = ['', 'src', 'src/server'];

interface Arrow {
  readonly to: string;
  readonly example: string;
  readonly isTypeOnly: boolean;
}

/** By where they lead from: folders, and files beside folders. */
type Arrows = ReadonlyMap<string, readonly Arrow[]>;

/**
 * Folders beside each other that import each other, each pair as a sentence: neither can be read without the other. The
 * way may lead through files that lie beside the folders.
 */
export function folderPairs(files: readonly SourceFile[]): string[] {
  const arrows = arrowsOf(files);
  const paths = new Set(files.map(({ path }) => path));
  const isFolder = (place: string) => !paths.has(place);
  const reached = new Map(
    [...arrows.keys()].filter(isFolder).map((from) => [from, reachedFrom(from, arrows, isFolder)]),
  );
  return [...reached].flatMap(([from, folders]) =>
    [...folders].flatMap(([to, example]) => {
      const back = reached.get(to)?.get(from);
      return back && from < to ? [`${from} and ${to}: ${example}, and ${back}`] : [];
    }),
  );
}

/**
 * Folders that lead back to themselves by way of files beside them, each as a sentence: such a folder and its parent import
 * each other. A file beside a folder may be shared with it, or put together what is in it, and not both.
 */
export function foldersLeadingBack(files: readonly SourceFile[]): string[] {
  const arrows = arrowsOf(files);
  const paths = new Set(files.map(({ path }) => path));
  return [...arrows.keys()]
    .filter((place) => !paths.has(place))
    .flatMap((folder) => {
      const way = wayBack(folder, arrows, paths);
      return way ? [`${folder}: ${way.join(', and ')}`] : [];
    });
}

/** The imports that lead from a folder through files beside it into the folder again. */
function wayBack(folder: string, arrows: Arrows, paths: ReadonlySet<string>): readonly string[] | undefined {
  const seen = new Set<string>();
  const follow = (place: string, way: readonly string[]): readonly string[] | undefined => {
    for (const { to, example, isTypeOnly } of arrows.get(place) ?? []) {
      if (to === folder) return [...way, example];
      // The type of a file can be read without what else that file imports.
      if (seen.has(to) || isTypeOnly || !paths.has(to)) continue;
      seen.add(to);
      const found = follow(to, [...way, example]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(folder, []);
}

function arrowsOf(files: readonly SourceFile[]): Arrows {
  const arrows = new Map<string, Arrow[]>();
  for (const { path, imports } of files) {
    for (const { target, isTypeOnly } of imports) {
      const [from, to] = (target && places(path, target)) || [];
      if (from === undefined || to === undefined) continue;
      arrows.set(from, [...(arrows.get(from) ?? []), { to, example: `${path} imports ${target}`, isTypeOnly }]);
    }
  }
  return arrows;
}

/** The folders that a folder leads to, each with the imports on the way there. */
function reachedFrom(start: string, arrows: Arrows, isFolder: (place: string) => boolean): Map<string, string> {
  const folders = new Map<string, string>();
  const seen = new Set([start]);
  const follow = (place: string, way: readonly string[]) => {
    for (const { to, example, isTypeOnly } of arrows.get(place) ?? []) {
      // The type of a file can be read without what else that file imports.
      if (seen.has(to) || (isTypeOnly && !isFolder(to))) continue;
      seen.add(to);
      const there = [...way, example];
      if (isFolder(to)) folders.set(to, there.join(', '));
      else follow(to, there);
    }
  };
  follow(start, []);
  return folders;
}

/** The folders or files, beside each other, that an import leads from and to; nothing for one within a folder. */
function places(from: string, to: string): [string, string] | undefined {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  if (depth < 0 || LAYERED.includes(source.slice(0, depth).join('/'))) return undefined;
  return [source.slice(0, depth + 1).join('/'), target.slice(0, depth + 1).join('/')];
}
