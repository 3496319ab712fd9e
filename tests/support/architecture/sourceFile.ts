import { posix } from 'node:path';
import { parseSync } from 'vite';

export type Import = {
  specifier: string;
  /** The imported file, from the project's folder; undefined for a package. */
  target?: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
};

export type SourceFile = {
  /** From the project's folder, with slashes. */
  path: string;
  lineCount: number;
  /** Re-exports included. */
  imports: Import[];
  /** Exported values and types by name; `default` for a default export. */
  exports: { name: string; isType: boolean }[];
  comments: string[];
  /** The text with its comments blanked. */
  code: string;
};

/** Reads what the rules look at out of one TypeScript or JavaScript file. */
export function parseSource(path: string, text: string): SourceFile {
  const { module, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      isDynamic: false,
    })),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType, isDynamic: false }] : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      isTypeOnly: false,
      isDynamic: true,
    })),
  ];
  return {
    path,
    lineCount: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: imports.map((each) => ({ ...each, target: resolveTarget(path, each.specifier) })),
    exports: exported.flatMap(({ exportName: { kind, name }, isType }) => {
      const exportedName = kind === 'Default' ? 'default' : name;
      return exportedName ? [{ name: exportedName, isType }] : [];
    }),
    comments: comments.map(({ value }) => value),
    code: comments.reduce(
      (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
      text,
    ),
  };
}

function resolveTarget(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}
