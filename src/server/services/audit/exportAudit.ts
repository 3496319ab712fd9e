import type { AuditEntry } from '../../../core/calls/audit.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { type Cell, writeWorkbook } from '../../../core/writeWorkbook.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Translator } from '../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from '../resources/csvText.ts';
import { countEntries, type EntryFilters, findEntries } from './findEntries.ts';
import { presentEntries } from './presentEntries.ts';
import { recordDoing } from './recordEvent.ts';

/** Entries of one file: a longer one is taken out by its days. */
const MOST = 100_000;
const AT_ONCE = 500;
const HEADINGS = ['id', 'at', 'user', 'address', 'request', 'resource', 'record', 'action', 'changes'] as const;

interface AuditFile {
  readonly context: Context;
  readonly caller: Caller;
  readonly translator: Translator;
  readonly filters: EntryFilters;
  readonly format: 'csv' | 'xlsx';
}

/** The history as a file, after it was written down that it is taken out. */
export async function exportAudit(
  given: AuditFile,
): Promise<{ readonly name: string; readonly content: AsyncGenerator<string | Uint8Array> }> {
  const { context, caller, filters, format, translator } = given;
  const search = { filters, timeZone: context.timeZone() };
  const rows = await countEntries(context.database.db, search, MOST + 1);
  if (rows > MOST) throw refuse.auditTooLong({ max: MOST });
  const asked = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  await recordDoing(context, caller, {
    about: { resource: 'audit' },
    action: 'export',
    details: { format, filter: asked, rows },
  });
  const batches = fileRows(given);
  const name = `audit-${context.today()}.${format}`;
  const title = translator.text('server.audit.title');
  return { name, content: format === 'csv' ? csvOf(batches) : writeWorkbook([{ name: title, batches }]) };
}

async function* csvOf(batches: AsyncGenerator<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of batches) yield csvText(rows);
}

async function* fileRows({ context, caller, translator, filters }: AuditFile): AsyncGenerator<Cell[][]> {
  yield [HEADINGS.map((heading) => translator.text(`server.audit.headings.${heading}`))];
  const search = { filters, timeZone: context.timeZone() };
  let before: number | null = null;
  for (let left = MOST; left > 0; left -= AT_ONCE) {
    const page = await findEntries(context.database.db, search, { before, limit: AT_ONCE });
    const entries = await presentEntries({ context, caller }, page.rows);
    if (entries.length > 0) yield entries.map((entry) => rowOf(entry, { context, translator }));
    before = entries.at(-1)?.id ?? null;
    if (!page.hasMore) return;
  }
}

interface Wording {
  readonly context: Pick<Context, 'registry'>;
  readonly translator: Translator;
}

function rowOf(entry: AuditEntry, { context: { registry }, translator }: Wording): Cell[] {
  const resource = registry.has(entry.resource) ? registry.get(entry.resource) : undefined;
  const about = resource
    ? translator.resourceName(resource.name)
    : translator.text(`server.audit.subjects.${entry.resource}`, { _: entry.resource });
  return [
    entry.id,
    entry.at,
    entry.user?.name ?? '',
    entry.address,
    entry.request_id,
    about,
    entry.record_id,
    actionWord(entry, resource, translator),
    entry.is_hidden ? translator.text('server.audit.hidden') : toldOf(entry, resource, translator),
  ];
}

function actionWord({ action }: AuditEntry, resource: Resource | undefined, translator: Translator): string {
  if (resource?.actions[action]) return translator.text(`resources.${resource.name}.actions.${action}`, { _: action });
  return translator.text(`server.audit.actions.${action}`, { _: action });
}

function toldOf({ changes, details }: AuditEntry, resource: Resource | undefined, translator: Translator): string {
  const changed = changes.map(({ field, before, after }) => {
    const label = resource ? translator.fieldLabel(resource, field) : field;
    const word = (value: unknown) => valueWord(value, { name: field, resource, translator });
    return before === null ? `${label}: ${word(after)}` : `${label}: ${word(before)} → ${word(after)}`;
  });
  const told = Object.entries(details ?? {}).map(([name, value]) => `${name}: ${textOf(value)}`);
  return [...changed, ...told].join('\n');
}

interface Valued {
  readonly name: string;
  readonly resource: Resource | undefined;
  readonly translator: Translator;
}

/** A value in words; what it refers to is told by its number. */
function valueWord(value: unknown, { name, resource, translator }: Valued): string {
  if (value === null || value === undefined || value === '') return '–';
  const field: AnyField | undefined = resource && fieldOf(resource, name);
  if (!resource || !field) return textOf(value);
  if (field.kind === 'boolean') return translator.text(Number(value) === 1 ? 'server.yes' : 'server.no');
  if (field.kind === 'reference') return `#${String(value)}`;
  if (field.kind !== 'choice' && field.kind !== 'status') return textOf(value);
  const choice = field.options.find((each) => each.value === value);
  return choice
    ? translator.text(`resources.${resource.name}.options.${name}.${choice.name}`, { _: choice.name })
    : String(value);
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
