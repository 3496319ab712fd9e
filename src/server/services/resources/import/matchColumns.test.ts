import { expect, it } from 'vitest';
import { serverMessages } from '../../../../../locales/serverMessages.ts';
import { registry } from '../../../../../schemas/index.ts';
import { buildAbility } from '../../../../core/abilities.ts';
import type { Caller } from '../../../caller.ts';
import { createTranslators } from '../../../translate.ts';
import { importColumns, isNeeded } from './columns.ts';
import { matchColumns } from './matchColumns.ts';

const translators = createTranslators(serverMessages);
const resource = registry.get('student');

function callerWho(...may: [action: string, subject: string][]): Caller {
  const rules = may.map(([action, subject]) => ({ action, subject }));
  return { userId: 1, name: 'A', roleId: 2, rules, ability: buildAbility(rules), address: '', requestId: '' };
}

const office = callerWho(['create', 'Student'], ['update', 'Student'], ['create', 'Parent']);
const columnsFor = (caller: Caller) => importColumns({ resource, registry, caller });

function matched(headings: readonly string[]): (string | undefined)[] {
  const matches = matchColumns({
    headings,
    resource,
    columns: columnsFor(office),
    translator: translators.forHeader('en'),
  });
  return headings.map((heading) => matches.get(heading)?.key);
}

it('a heading is known by the label of a field in any language, whatever its case and punctuation', () => {
  expect(matched(['STUDENT ID *', 'Geburtsdatum', 'পিতার নাম', 'Date of Birth:', 'Nonsense'])).toEqual([
    'student_id',
    'date_of_birth',
    'father_name',
    undefined,
    undefined,
  ]);
});

it('a heading is known by the name of a field, with or without its ending', () => {
  expect(matched(['class_id', 'section', 'mother_phone', 'parent.phone', 'previous_schools.1.school'])).toEqual([
    'class_id',
    'section_id',
    'mother_phone',
    'parent_id.phone',
    'previous_schools.1.school',
  ]);
});

it('a heading of a child row counts from one in every language; only the name of a field counts from nought', () => {
  const subject = registry.get('subject');
  const columns = importColumns({ resource: subject, registry, caller: callerWho(['create', 'Subject']) });
  const headings = [
    'Classes 1: Class',
    'Classes 2: Class',
    'শ্রেণি ১২: শ্রেণি',
    'classes.0.student_group',
    'classes.3.class_id',
  ];
  const matches = matchColumns({ headings, resource: subject, columns, translator: translators.forHeader('de') });
  expect(headings.map((heading) => matches.get(heading)?.key)).toEqual([
    'classes.0.class_id',
    'classes.1.class_id',
    'classes.11.class_id',
    'classes.0.student_group_id',
    'classes.3.class_id',
  ]);
});

it('columns that somebody may not see, or has no right to fill, are none', () => {
  const keys = columnsFor(callerWho(['create', 'Student'])).map(({ key }) => key);
  expect(keys).toContain('father_name');
  expect(keys).not.toContain('father_nid');
  expect(keys).not.toContain('parent_id.name');
  expect(keys).not.toContain('photo');
  expect(columnsFor(office).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['father_nid', 'parent_id.name', 'parent_id.phone']),
  );
});

it('a column is needed where its field is required and begins with nothing', () => {
  const needed = columnsFor(office)
    .filter(isNeeded)
    .map(({ key }) => key);
  expect(needed).toEqual(expect.arrayContaining(['student_id', 'name', 'class_id']));
  for (const key of ['is_active', 'admitted_on', 'previous_schools.0.school', 'parent_id.name'])
    expect(needed).not.toContain(key);
});
