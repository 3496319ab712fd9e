import '../server/plainErrors.ts';
import { fileURLToPath } from 'node:url';
import { registry } from '../../schemas/index.ts';
import type { Resource } from '../core/resource.ts';
import {
  labelFile,
  NewResourceError,
  OTHER_LANGUAGES,
  type Wording,
  writeNewResource,
} from './support/newResourceFiles.ts';
import { argumentsOrRefusal } from './support/readArguments.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NOTHING_WRITTEN = 'Nothing was written.';

const USAGE = `npm run new:resource -- <area> <name> "<Label>" "<Plural label>" [options]

Declares a lookup (a name that can be switched off) in schemas/<area>/<name>.ts, with its labels. Once it
has its fields, npm run migration -- add_<table> writes its migration.
For example: npm run new:resource -- academics house House Houses --de "Haus |||| Häuser"

  --path /a/b            its screen, where it is not the words of its name
  --empty "…"            what an empty list says: what belongs there, and what to do first
  --bn "One |||| Many"   its label in another language (bn, de, fr, pt, ar)
  --bn-empty "…"         what an empty list says there`;

const text = { type: 'string' } as const;
const languageOptions = OTHER_LANGUAGES.flatMap((code) => [
  [code, text],
  [`${code}-empty`, text],
]);
const given = argumentsOrRefusal(
  { path: text, empty: text, help: { type: 'boolean', short: 'h' }, ...Object.fromEntries(languageOptions) },
  NOTHING_WRITTEN,
);
const values: Readonly<Record<string, unknown>> = given?.values ?? {};
if (given) run(given.positionals);

function run(positionals: readonly string[]): void {
  const [area, name, label, plural] = positionals;
  if (values.help || !area || !name || !label || !plural || positionals.length > 4) console.log(USAGE);
  else create({ area, name, label, plural });
}

function create({ area, name, label, plural }: Record<'area' | 'name' | 'label' | 'plural', string>): void {
  const empty = option('empty') ?? `There are no ${plural.toLowerCase()} yet. Add the first one.`;
  const wordings = { en: { name: `${label} |||| ${plural}`, empty }, ...otherWordings() };
  try {
    const { resource, files } = writeNewResource({
      root: ROOT,
      registry,
      area,
      name,
      permission: inCapitals(label),
      path: option('path'),
      wordings,
    });
    console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}`);
    console.log(nextSteps(resource, wordings));
  } catch (error) {
    if (!(error instanceof NewResourceError)) throw error;
    console.error(`${NOTHING_WRITTEN} ${error.message}`);
    process.exitCode = 1;
  }
}

function otherWordings(): Record<string, Wording> {
  const given = OTHER_LANGUAGES.flatMap((code): [string, Wording][] => {
    const name = option(code);
    return name === undefined ? [] : [[code, { name, empty: option(`${code}-empty`) }]];
  });
  return Object.fromEntries(given);
}

/** As permissions are written: every word of it begins with a capital. */
function inCapitals(label: string): string {
  return label.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function option(name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

function nextSteps({ area, table }: Resource, wordings: Readonly<Record<string, Wording>>): string {
  const missing = OTHER_LANGUAGES.filter((code) => wordings[code]?.empty === undefined);
  const places = missing.map((code) => `  ${labelFile(code, area)}`);
  return [
    ...(places.length > 0
      ? ['Still in English, in ⟦ and ⟧; until they are translated npm test names them:', ...places]
      : []),
    `Next: give the declaration its fields and an icon of src/core/icons.ts, then npm run migration -- add_${table}, and give roles their permission.`,
  ].join('\n');
}
