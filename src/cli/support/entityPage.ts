import { comparedWith, type Condition, type Scalar, type Test } from '../../core/conditions.ts';
import type { AnyField, Fields } from '../../core/fields/field.ts';
import { callsOf } from '../../core/calls/resourceCalls.ts';
import type { Registry } from '../../core/registry.ts';
import { type Action, needOf, type Resource, statusFieldOf } from '../../core/resource.ts';
import type { OpeningRule, RowRule, VisibleTo } from '../../core/visibleTo.ts';
import { referredFields } from '../../core/targetCodes.ts';

/** What the page takes from the languages. */
export interface PageWords {
  /** The text of a key, or the fallback. */
  readonly text: (key: string, fallback: string) => string;
}

interface Page {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly words: PageWords;
}

/** Options that a field's row shows as `name value`, where they are set. */
const SHOWN_OPTIONS = [
  'min',
  'max',
  'length',
  'decimals',
  'format',
  'initial',
  'notBefore',
  'after',
  'sameAs',
  'accept',
  'maxMB',
  'as',
  'list',
] as const;
/** Options that are flags or conditions, in words. */
const MARKS = {
  required: 'required',
  readOnly: 'not entered',
  notInFuture: 'not in the future',
  exactlyOne: 'exactly one',
};
const CONDITIONS = { requiredWhen: 'required when', visibleWhen: 'there when', only: 'only' };

/** Everything about an entity, as a page of Markdown, from its declaration and its English words. */
export function entityPage(page: Page): string {
  const { resource } = page;
  const parts = [
    `# ${labelOf(page)}`,
    page.words.text(`resources.${resource.name}.empty`, ''),
    facts(page),
    section('Fields', fieldTable(page)),
    section('Calls', callTable(page)),
    section('List', listFacts(resource)),
    section('Form', formFacts(page)),
    section('Actions', actionTable(page)),
    section('Referred to by', referrers(page)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The list of all entities, by area. */
export function entityIndex({ registry, words }: Omit<Page, 'resource'>): string {
  const areas = [...new Set(registry.resources.map(({ area }) => area))];
  const lists = areas.map((area) => {
    const own = registry.resources.filter((resource) => resource.area === area);
    const links = own.map((resource) => `- [${labelOf({ resource, words })}](${resource.collection}.md)`);
    return `## ${words.text(`areas.${area}`, area)}\n\n${links.join('\n')}`;
  });
  return `# Entities\n\n${registry.resources.length} entities, each a declaration in \`schemas/\`.\n\n${lists.join('\n\n')}\n`;
}

function restrictionText({ rules, unless }: VisibleTo): string {
  const readers = unless === undefined ? 'they' : `who may not ${unless}`;
  return `${readers} see what ${rules.map(ruleText).join(' or ')} gives`;
}

function openingText({ need, may = [], ...rule }: OpeningRule): string {
  const does = ['sees', ...may.map((action) => `may ${action}`)].join(' and ');
  return `whoever may ${need.action} on ${need.subject} ${does} what ${ruleText(rule)} gives`;
}

function ruleText({ rule, by }: RowRule): string {
  return `the rule \`${rule}\` by \`${by}\``;
}

function facts({ resource }: Page): string {
  const { name, area, permission, screens, read, toggle, singleton, readOnly, visibleTo, title, noOverlap } = resource;
  const readers = {
    permission: `whoever may read ${permission}`,
    signedIn: 'everybody with a login',
    public: 'everybody',
  };
  const rows = [
    ['Declared in', `\`schemas/${area}/\` as \`${name}\``],
    ['Table', code(resource.table)],
    ['Permission', `${permission}`],
    ['Read by', readers[read]],
    ...(visibleTo.rules.length > 0 ? [['Of these', restrictionText(visibleTo)]] : []),
    ...(visibleTo.opening.length > 0 ? [['Besides', visibleTo.opening.map(openingText).join('; ')]] : []),
    [
      'Screens',
      Object.entries(screens)
        .map(([view, path]) => `${view} \`${path}\``)
        .join(', '),
    ],
    ['A record is called', `\`${title}\``],
    ...(toggle ? [['Can be', 'switched off']] : []),
    ...(singleton ? [['There is', 'one record for the whole school']] : []),
    ...(readOnly ? [['Entered', 'never by hand']] : []),
    ...(resource.editableWhen ? [['Can be changed while', conditionText(resource.editableWhen, resource.fields)]] : []),
    ...(noOverlap
      ? [['May not overlap', `from \`${noOverlap.from}\` to \`${noOverlap.to}\` ${within(noOverlap.within)}`]]
      : []),
  ];
  return table(['', ''], rows);
}

function within(names: readonly string[] = []): string {
  return names.length > 0 ? `within one ${names.map(code).join(', ')}` : '';
}

function fieldTable(page: Page): string {
  const { resource } = page;
  const rows = Object.entries(resource.fields).flatMap(([name, field]) => {
    const inner = field.kind === 'children' ? Object.entries(field.fields) : [];
    return [
      fieldRow({ page, path: name, field, siblings: resource.fields }),
      ...inner.map(([child, each]) =>
        fieldRow({ page, path: `${name}.${child}`, field: each, siblings: Object.fromEntries(inner) }),
      ),
    ];
  });
  return table(['Field', 'Label', 'Kind', 'Rules'], rows);
}

interface FieldOfPage {
  readonly page: Page;
  readonly path: string;
  readonly field: AnyField;
  /** The fields beside it, of the record or of the row. */
  readonly siblings: Fields;
}

function fieldRow(row: FieldOfPage): string[] {
  const { page, path, field } = row;
  const { resource, words } = page;
  const help = field.help ? ` – ${words.text(`resources.${resource.name}.fields.${path}_help`, '')}` : '';
  return [
    code(path),
    words.text(`resources.${resource.name}.fields.${path}`, path) + help,
    kindText(page, field, path),
    rulesText(row),
  ];
}

function kindText({ resource, words }: Page, field: AnyField, path: string): string {
  if (field.kind === 'reference' || field.kind === 'manyToMany') return `${field.kind} → \`${field.target}\``;
  if (field.kind !== 'choice' && field.kind !== 'status') return field.kind;
  const options = field.options.map(({ name, value }) => {
    const label = words.text(`resources.${resource.name}.options.${path}.${name}`, name);
    return `${code(String(value))} ${label}`;
  });
  return `${field.kind}: ${options.join(', ')}`;
}

function rulesText({ page, field, siblings }: FieldOfPage): string {
  const options: Readonly<Record<string, unknown>> = { ...field };
  const marks = Object.entries(MARKS)
    .filter(([name]) => options[name])
    .map(([, text]) => text);
  const values = SHOWN_OPTIONS.filter((name) => options[name] !== undefined).map(
    (name) => `${name} ${code(String(options[name]))}`,
  );
  const conditions = Object.entries(CONDITIONS)
    .filter(([name]) => options[name])
    .map(([name, text]) => {
      const condition = options[name] as Condition;
      return `${text} ${conditionText(condition, fieldsOf({ registry: page.registry, name, field, siblings, condition }))}`;
    });
  const unique =
    field.unique === true
      ? ['unique']
      : Array.isArray(field.unique)
        ? [`unique with ${field.unique.map(code).join(', ')}`]
        : [];
  const guarded = [
    ...(field.readPermission ? [`seen by who may ${field.readPermission}`] : []),
    ...(field.private ? [`private: seen by whose the record is and who may ${field.private}`] : []),
  ];
  const asked = field.filterPermission ? [`filtered and sorted by who may ${field.filterPermission}`] : [];
  return [...marks, ...unique, ...values, ...conditions, ...guarded, ...asked].join('; ');
}

function callTable({ resource }: Page): string {
  const rows = callsOf(resource).map(({ key, method, path }) => [key, code(`${method} /api${path}`)]);
  return table(['Call', 'Address'], rows);
}

function listFacts({ list, singleton }: Resource): string {
  if (singleton) return '';
  const { columns, filters, sort, search, pageSizes } = list;
  const names = (all: readonly string[]) => all.map(code).join(', ') || 'none';
  const rows = [
    ['Columns', names(columns)],
    ['Filters', names(filters)],
    ['Sorted by', `${code(sort.field)} ${sort.order === 'ASC' ? 'upwards' : 'downwards'}`],
    ['Searched', names(search)],
    ['Rows on a page', pageSizes.join(', ')],
  ];
  return table(['', ''], rows);
}

function formFacts({ resource, words }: Page): string {
  if (resource.readOnly) return '';
  const rows = resource.form.sections.map(({ name, fields }) => [
    words.text(`resources.${resource.name}.sections.${name}`, name),
    fields.map(code).join(', '),
  ]);
  return `A ${resource.form.size === 'dialog' ? 'dialog over the list' : 'page of its own'}.\n\n${table(['Section', 'Fields'], rows)}`;
}

function actionTable(page: Page): string {
  const { resource } = page;
  const rows = Object.values(resource.actions).map((action) => actionRow(page, action));
  return rows.length > 0 ? table(['Action', 'From', 'To', 'Needs', 'Besides'], rows) : '';
}

function actionRow({ resource, words }: Page, action: Action): string[] {
  const status = statusFieldOf(resource) ?? '';
  const state = (name: string) => words.text(`resources.${resource.name}.options.${status}.${name}`, name);
  const need = needOf(resource, action.permission);
  const besides = [
    ...(action.confirm ? ['asks first'] : []),
    ...(action.ask.length > 0 ? [`asks for ${action.ask.map(code).join(', ')}`] : []),
    ...(action.notByCreator ? ['not by who entered it'] : []),
    ...(action.notByOwner.length > 0 ? ['not by whom the record is for'] : []),
    ...(action.personal.length > 0 ? ['only by whom the record is about'] : []),
  ];
  const label = words.text(`resources.${resource.name}.actions.${action.name}`, action.name);
  return [
    label,
    action.from.map(state).join(', '),
    state(action.to),
    `${need.action} on ${need.subject}`,
    besides.join('; '),
  ];
}

function referrers({ resource, registry, words }: Page): string {
  const rows = registry.resources.flatMap((other) =>
    Object.entries(other.fields)
      .filter(
        ([, field]) => (field.kind === 'reference' || field.kind === 'manyToMany') && field.target === resource.name,
      )
      .map(([name]) => `- [${labelOf({ resource: other, words })}](${other.collection}.md), ${code(name)}`),
  );
  return rows.join('\n');
}

function labelOf({ resource, words }: Pick<Page, 'resource' | 'words'>): string {
  const [one = resource.name, many = one] = words
    .text(`resources.${resource.name}.name`, resource.name)
    .split(' |||| ');
  return resource.singleton ? one : many;
}

/** The fields that a condition names: of the record that is referred to, or those beside it and behind their references. */
function fieldsOf({
  registry,
  name,
  field,
  siblings,
  condition,
}: Pick<Page, 'registry'> & Pick<FieldOfPage, 'field' | 'siblings'> & { name: string; condition: Condition }): Fields {
  const isOfTarget = name === 'only' && (field.kind === 'reference' || field.kind === 'manyToMany');
  if (isOfTarget) return registry.get(field.target).fields;
  return { ...siblings, ...referredFields(condition, siblings, registry.get) };
}

function conditionText(condition: Condition, fields: Fields): string {
  return Object.entries(condition)
    .map(([name, test]) => `${code(name)} ${testText(test, fields[name])}`)
    .join(' and ');
}

function testText(test: Test, field: AnyField | undefined): string {
  const named = (value: Scalar) => code(nameOf(value, field));
  if (test === null) return 'is empty';
  if (typeof test === 'object' && 'filled' in test) return test.filled ? 'is filled' : 'is empty';
  const isNot = typeof test === 'object' && 'not' in test;
  return `${isNot ? 'is not' : 'is'} ${comparedWith(test).map(named).join(' or ')}`;
}

/** The registry holds the numbers of options; a declaration calls them by their names. */
function nameOf(value: Scalar, field: AnyField | undefined): string {
  const options = field?.kind === 'choice' || field?.kind === 'status' ? field.options : [];
  return options.find((option) => option.value === value)?.name ?? String(value);
}

function section(title: string, body: string): string {
  return body === '' ? '' : `## ${title}\n\n${body}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
