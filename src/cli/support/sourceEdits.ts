/** A text in single quotes, as the sources write it. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Inserts an import, sorted by path. */
export function withImport(source: string, { name, from }: { name: string; from: string }): string {
  const lines = source.split('\n');
  const pathOf = (line: string) => /^import .* from '(\.[^']*)';$/.exec(line)?.[1];
  const isAfter = (path: string) => depth(path) < depth(from) || (depth(path) === depth(from) && path > from);
  const later = lines.findIndex((line) => isAfter(pathOf(line) ?? '../../../..'));
  const end = lines.findLastIndex((line) => pathOf(line) !== undefined) + 1;
  lines.splice(later === -1 ? end : later, 0, `import { ${name} } from '${from}';`);
  return lines.join('\n');
}

/** The names between the brackets of a list that has one name a line. */
export function listedNames(source: string): string[] {
  return [...source.matchAll(/^ {2}(\w+),$/gm)].map((match) => match[1] ?? '');
}

/** Inserts a name into such a list after another one, or at its beginning. */
export function withListed(source: string, name: string, behind: string | undefined): string {
  if (behind) return source.replace(new RegExp(`^  ${behind},$`, 'm'), `  ${behind},\n  ${name},`);
  return source.replace(/\[\n/, `[\n  ${name},\n`);
}

/** Appends an entry to the object that a file exports. */
export function withEntry(source: string, entry: readonly string[]): string {
  const lines = source.trimEnd().split('\n');
  const end = lines.findLastIndex((line) => line.startsWith('}'));
  lines.splice(end, 0, ...entry.map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
}

/** Adds a spread to an object made of spreads: `{ ...a, ...b }`. */
export function withSpread(source: string, object: string, part: string): string {
  const pattern = new RegExp(`(export const ${object}\\b[^{]*\\{)([^}]*?),?(\\s*)\\}`);
  return source.replace(pattern, (_, start: string, parts: string, end: string) => {
    const separator = parts.includes('\n') ? ',\n  ' : ', ';
    return `${start}${parts}${separator}...${part}${parts.includes('\n') ? ',' : ''}${end}}`;
  });
}

function depth(path: string): number {
  return path.split('../').length;
}
