import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { untranslated } from '../../../locales/texts.ts';
import { defineResource, type Registry, text } from '../../core/index.ts';
import { kebabCase, plural } from '../../core/names.ts';
import type { Resource } from '../../core/resource.ts';
import { listedNames, quoted, withEntry, withImport, withListed, withSpread } from './sourceEdits.ts';

export const OTHER_LANGUAGES: readonly string[] = ['bn', 'de', 'fr', 'pt', 'ar'];

/** The labels of a new resource in one language; the text of the empty list may come later. */
export interface Wording {
  /** One and many: `House |||| Houses`. */
  readonly name: string;
  readonly empty?: string | undefined;
}

export interface NewResource {
  /** The project's folder. */
  readonly root: string;
  readonly registry: Registry;
  readonly area: string;
  readonly name: string;
  /** Its name in permissions, and the path of its screen where that is not made from the name. */
  readonly permission: string;
  readonly path?: string;
  /** By language. English is required, and stands marked in place of a missing language. */
  readonly wordings: Readonly<Record<string, Wording>>;
}

/** Why the files cannot be written. */
export class NewResourceError extends Error {
  override readonly name = 'NewResourceError';
}

/** Words that cannot name a constant. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/**
 * Writes the declaration of a lookup, its line in the registry and its labels. Returns the files' paths; nothing is
 * written when something is wrong.
 */
export function writeNewResource(given: NewResource): {
  readonly resource: Resource;
  readonly files: readonly string[];
} {
  const resource = checked(given);
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(join(given.root, file), 'utf8');
  files.set(schemaFile(resource), schemaText(resource, given));
  files.set('schemas/index.ts', registryText(read('schemas/index.ts'), resource, given.registry));
  for (const language of ['en', ...OTHER_LANGUAGES]) {
    const labels = labelFile(language, resource.area);
    if (!existsSync(join(given.root, labels))) {
      files.set(labels, emptyLabels(language, resource.area));
      const index = `locales/${language}/resources/index.ts`;
      files.set(
        index,
        withSpread(
          withImport(read(index), { name: resource.area, from: `./${resource.area}.ts` }),
          'resources',
          resource.area,
        ),
      );
    }
    files.set(labels, withEntry(read(labels), labelEntry(resource.name, wordingIn(language, given))));
  }
  for (const [file, content] of files) {
    mkdirSync(dirname(join(given.root, file)), { recursive: true });
    writeFileSync(join(given.root, file), content);
  }
  return { resource, files: [...files.keys()] };
}

/** The labels in a language; missing ones are the English ones, marked. */
function wordingIn(language: string, { wordings }: NewResource): Wording {
  const given = wordings[language];
  const english = wordings.en ?? { name: '' };
  return {
    name: given?.name ?? untranslated(english.name),
    empty: given?.empty ?? (english.empty === undefined ? undefined : untranslated(english.empty)),
  };
}

/** Where a language keeps the labels of an area. */
export function labelFile(language: string, area: string): string {
  return `locales/${language}/resources/${area}.ts`;
}

/** The lines of a resource's labels, as they stand in such a file. */
function labelEntry(name: string, { name: label, empty }: Wording): string[] {
  const said = empty === undefined ? [] : [`  empty: ${quoted(empty)},`];
  return [`${name}: {`, `  name: ${quoted(label)},`, ...said, '},'];
}

function checked(given: NewResource): Resource {
  const { area, name, permission, registry, root } = given;
  const refuse = (reason: string) => {
    throw new NewResourceError(reason);
  };
  if (!registry.areas.includes(area))
    return refuse(`There is no area "${area}"; there are ${registry.areas.join(', ')}.`);
  if (registry.has(name)) refuse(`There is a resource "${name}" already, in ${schemaFile(registry.get(name))}.`);
  for (const word of [
    permission,
    ...Object.values(given.wordings).flatMap((wording) => [wording.name, wording.empty ?? '-']),
  ]) {
    if (word.trim() === '' || /[\n\r]/.test(word)) refuse('A label is one line of text.');
  }
  const path = given.path ?? `/${kebabCase(name).replaceAll('-', '/')}`;
  const fields = { name: text({ required: true, max: 80, unique: true }) };
  try {
    const resource = defineResource({
      name,
      ...pluralOf(given),
      area,
      path,
      permission,
      visibleTo: 'everybody',
      fields,
      toggle: true,
    }) as Resource;
    registry.extendedBy(resource);
    if (existsSync(join(root, schemaFile(resource)))) refuse(`${schemaFile(resource)} is there already.`);
    return resource;
  } catch (error) {
    if (error instanceof NewResourceError) throw error;
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function schemaFile({ area, name }: Pick<Resource, 'area' | 'name'>): string {
  return `schemas/${area}/${name}.ts`;
}

function constantOf(name: string): string {
  return RESERVED.has(name) ? `${name}Resource` : name;
}

/** The plural of the name as its English label has it, where the usual one is another: `bookShelves`. */
function pluralOf({ name, wordings }: NewResource): { readonly plural?: string } {
  const [one = '', many = ''] = (wordings.en?.name ?? '').split(' |||| ').map(camelCase);
  return one === name && /^[a-z][A-Za-z]*$/.test(many) && many !== plural(name) ? { plural: many } : {};
}

function camelCase(label: string): string {
  const joined = label.replace(/[^A-Za-z]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

function schemaText({ name, area, screens }: Resource, given: NewResource): string {
  const { permission } = given;
  const own = pluralOf(given).plural;
  return `import { defineResource, text } from '../../src/core/index.ts';

export const ${constantOf(name)} = defineResource({
  name: '${name}',
${own ? `  plural: '${own}',\n` : ''}  area: '${area}',
  path: '${screens.list}',
  permission: ${quoted(permission)},
  visibleTo: 'everybody',
  fields: { name: text({ required: true, max: 80, unique: true }) },
  toggle: true,
});
`;
}

// The order of the registry within an area is the order of its menu: the new one comes last.
function registryText(source: string, { area, name }: Resource, registry: Registry): string {
  const constant = constantOf(name);
  const before = registry.areas.slice(0, registry.areas.indexOf(area) + 1);
  const position = registry.resources.findLastIndex((resource) => before.includes(resource.area));
  const behind = position === -1 ? undefined : listedNames(source)[position];
  return withListed(withImport(source, { name: constant, from: `./${area}/${name}.ts` }), constant, behind);
}

function emptyLabels(language: string, area: string): string {
  if (language === 'en') {
    return `import type { ResourceLabels } from '../../labels.ts';\n\nexport const ${area} = {\n} satisfies Record<string, ResourceLabels>;\n`;
  }
  return `import type { ${area} as english } from '../../en/resources/${area}.ts';\n\nexport const ${area}: typeof english = {\n};\n`;
}
