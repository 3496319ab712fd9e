import { holds } from '../../../../core/conditions.ts';
import type { AnyField } from '../../../../core/fields/field.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { fillTemplate } from '../../../../core/titles.ts';
import { maxLength } from '../../../../core/rules/parseText.ts';
import { isAllowed } from '../../../policies/require.ts';
import { examplePhone } from '../../../phoneNumbers.ts';
import { presentRecord } from '../../../presenters/presentRecord.ts';
import { pageStatement } from '../../../db/listSql.ts';
import type { Translator } from '../../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from '../csvText.ts';
import { conditionFilters } from '../listQuery.ts';
import { query } from '../readRecords.ts';
import { seesAllRows } from '../rowRules.ts';
import { type Cell, writeWorkbook } from '../../../../core/writeWorkbook.ts';
import type { WriteCall } from '../write/write.ts';
import { columnLabel, type ImportColumn, importColumns, isNeeded, rowsPerLine } from './columns.ts';
import type { LinkField } from './lookups.ts';
import { NOTE_SIGN } from './cellText.ts';
import { BRAND_COLOR } from '../../../../core/brand.ts';

/** Names that the guide gives of what a reference can be. */
const EXAMPLES = 30;

interface TemplateOptions {
  readonly call: WriteCall;
  readonly translator: Translator;
}

/** An empty CSV file with the headings, and a line that says what belongs below each and is passed over by an import. */
export async function csvTemplate(options: TemplateOptions): Promise<string> {
  const guide = await guideOf(options);
  const notes = guide.map(
    ({ content, needed }, index) => `${index === 0 ? NOTE_SIGN : ''}${needed}${needed && ' · '}${content}`,
  );
  return `${BYTE_ORDER_MARK}${csvText([guide.map(({ heading }) => heading), notes])}`;
}

/** An empty Excel file with the headings, and a second sheet that explains every column. */
export function excelTemplate(options: TemplateOptions): AsyncGenerator<Uint8Array> {
  const { call, translator } = options;
  const { text } = translator;
  const guide = guideOf(options);
  return writeWorkbook([
    { name: translator.resourceName(call.resource.name, 2), batches: headings() },
    { name: text('server.importGuide'), batches: explanations() },
  ]);

  async function* headings(): AsyncGenerator<Cell[][]> {
    yield [(await guide).map(({ heading }) => heading)];
  }

  async function* explanations(): AsyncGenerator<Cell[][]> {
    yield [[text('server.importColumn'), text('server.importNeeded'), text('server.importContent')]];
    yield (await guide).map(({ heading, needed, content }) => [heading, needed, content]);
  }
}

interface Explanation {
  readonly heading: string;
  readonly needed: string;
  readonly content: string;
}

async function guideOf({ call, translator }: TemplateOptions): Promise<Explanation[]> {
  const { resource, context, caller } = call;
  // Further child rows take the same columns again.
  const columns = importColumns({ resource, registry: context.registry, caller }).filter(
    ({ place }) => place.kind !== 'row' || place.index === 0,
  );
  const guide: Explanation[] = [];
  for (const column of columns) {
    const needed = isNeeded(column);
    guide.push({
      heading: `${columnLabel(column, resource, translator)}${needed ? ' *' : ''}`,
      needed: needed ? translator.text('server.importNeeded') : '',
      content: await contentOf({ call, translator, column }),
    });
  }
  return guide;
}

interface ColumnOptions extends TemplateOptions {
  readonly column: ImportColumn;
}

async function contentOf(options: ColumnOptions): Promise<string> {
  const { column, translator } = options;
  const { field, owner, path } = column;
  const help = field.help ? translator.text(`resources.${owner.name}.fields.${path}_help`, { _: '' }) : '';
  return [await kindText(options, field), help, furtherText(options)].filter(Boolean).join(' ');
}

function furtherText({ call, column, translator }: ColumnOptions): string {
  const { place } = column;
  const children = place.kind === 'row' ? fieldOf(call.resource, place.name) : undefined;
  return children?.kind === 'children' ? translator.text('server.importFurther', { max: rowsPerLine(children) }) : '';
}

async function kindText(options: ColumnOptions, field: AnyField): Promise<string> {
  const { call, column, translator } = options;
  const { text } = translator;
  const oneOf = (choices: readonly string[]) => text('server.importOneOf', { choices: choices.join(', ') });
  switch (field.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'percent':
    case 'money':
      return text('server.importNumber');
    case 'date':
      return text('server.importSuch', { example: call.context.today() });
    case 'time':
      return text('server.importSuch', { example: '07:30' });
    case 'dateTime':
      return text('server.importSuch', { example: `${call.context.today()} 07:30` });
    case 'boolean':
      return oneOf([text('server.yes'), text('server.no')]);
    case 'choice':
      return oneOf(
        field.options.map(({ name }) =>
          text(`resources.${column.owner.name}.options.${column.path}.${name}`, { _: name }),
        ),
      );
    case 'reference':
    case 'manyToMany':
      return linkText(options, field);
    case 'longText':
    case 'richText':
    case 'text':
      return text('server.importText', { max: maxLength(field) });
    case 'email':
      return text('server.importSuch', { example: 'name@example.org' });
    case 'phone':
      return text('server.importSuch', { example: examplePhone(call.context.country()) });
    case 'url':
      return text('server.importSuch', { example: 'https://example.org' });
    case 'color':
      return text('server.importSuch', { example: BRAND_COLOR });
    default:
      return '';
  }
}

async function linkText({ call, translator }: ColumnOptions, field: LinkField): Promise<string> {
  const names = await namesOf(call, field);
  const key = field.kind === 'reference' ? 'server.importName' : 'server.importNames';
  const sentence = translator.text(key, { resource: translator.resourceName(field.target) });
  return names.length > 0
    ? `${sentence} ${translator.text('server.importOneOf', { choices: names.join(', ') })}`
    : sentence;
}

// Whoever may not read them must not learn their names here either; and many names help nobody.
async function namesOf({ context, caller }: WriteCall, field: LinkField): Promise<string[]> {
  const { registry } = context;
  const target = registry.get(field.target);
  if (!seesAllRows(target, caller) || (target.read === 'permission' && !isAllowed(caller, target, 'read'))) return [];
  const filters = conditionFilters(plainTests(field), { resource: target, registry, unqueryable: new Set() });
  const selection = { resource: target, registry, filters, words: [], sort: target.list.sort };
  const rows = await query(context, pageStatement(selection, { limit: EXAMPLES + 1, offset: 0 }));
  const records = rows.map((row) => presentRecord(target, row)).filter((record) => holds(field.only, record));
  return records.length > EXAMPLES ? [] : records.map((record) => fillTemplate(target.title, record));
}

// Other tests than "is" and "is one of" have no filter of a list; the records are looked at one by one then.
function plainTests({ only = {} }: LinkField): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(only).filter(([, test]) => test === null || typeof test !== 'object' || Array.isArray(test)),
  );
}
