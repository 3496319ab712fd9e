import { expect, it } from 'vitest';
import { serverMessages } from '../../../../../locales/serverMessages.ts';
import { registry } from '../../../../../schemas/index.ts';
import { eachOf } from '../../../../../tests/support/eachOf.ts';
import { isImported } from '../../../../core/resource.ts';
import { buildAbility } from '../../../../core/abilities.ts';
import type { Caller } from '../../../caller.ts';
import { createTranslators } from '../../../translate.ts';
import { columnLabel, importColumns, isNeeded } from './columns.ts';
import { matchColumns, rememberingHeadings } from './matchColumns.ts';
import { plainHeading } from './plainHeading.ts';
import { synonymsOf } from './synonyms.ts';

const translators = createTranslators(serverMessages);
const resource = registry.get('student');

function callerWho(...may: [action: string, subject: string][]): Caller {
  const rules = may.map(([action, subject]) => ({ action, subject }));
  return { userId: 1, name: 'A', roleId: 2, rules, ability: buildAbility(rules), address: '', requestId: '' };
}

const office = callerWho(['create', 'Student'], ['update', 'Student'], ['create', 'Parent']);
const columnsFor = (caller: Caller) => importColumns({ resource, registry, caller });

function matched(headings: readonly string[]): (string | undefined)[] {
  const { matches } = matchColumns({
    headings,
    resource,
    columns: columnsFor(office),
    translator: translators.forHeader('en'),
  });
  return headings.map((heading) => matches.get(heading)?.key);
}

it('a heading is known by the label of a field in any language, whatever its case and punctuation', () => {
  expect(matched(['STUDENT ID *', 'Geburtsdatum', 'পিতার নাম', 'Admitted On:', 'Nonsense'])).toEqual([
    'student_id',
    'date_of_birth',
    'father_name',
    'admitted_on',
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
  const { matches } = matchColumns({ headings, resource: subject, columns, translator: translators.forHeader('de') });
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

it('a column is needed where its field is required, begins with nothing and is not counted on', () => {
  const needed = columnsFor(office)
    .filter(isNeeded)
    .map(({ key }) => key);
  expect(needed).toEqual(expect.arrayContaining(['name', 'date_of_birth', 'class_id']));
  for (const key of ['student_id', 'is_active', 'admitted_on', 'previous_schools.0.school', 'parent_id.name'])
    expect(needed).not.toContain(key);
});

it.each([
  ['Full name', 'name'],
  ['STUDENT NAME', 'name'],
  ['DOB', 'date_of_birth'],
  ['d.o.b.', 'date_of_birth'],
  ['Birth date', 'date_of_birth'],
  ['Roll', 'roll_no'],
  ['Roll no.', 'roll_no'],
  ['RollNo', 'roll_no'],
  ['Year', 'academic_year_id'],
  ['Session', 'academic_year_id'],
  ['Sex', 'gender_id'],
  ['Mobile', 'phone'],
  ['Cell', 'phone'],
  ['Father', 'father_name'],
  ['Fathers name', 'father_name'],
  ['Father name', 'father_name'],
  ['Guardian', 'local_guardian_name'],
  ['Parent mobile', 'parent_id.phone'],
  ['পূর্ণ নাম', 'name'],
  ['রোল নং', 'roll_no'],
  ['শ্রেণী', 'class_id'],
  ['মোবাইল', 'phone'],
  ['ছাত্র/ছাত্রীর নাম', 'name'],
  ['তারিখ জন্ম', undefined],
  ['الإسم الكامل', 'name'],
  ['الجوال', 'phone'],
  ['اسم الاب', 'father_name'],
  ['السنه', 'academic_year_id'],
  ['Geburtstag', 'date_of_birth'],
  ['Handy-Nr.', 'phone'],
  ['Vater', 'father_name'],
  ['Prénom et nom', 'name'],
  ['Prenom et nom', 'name'],
  ['Né(e) le', 'date_of_birth'],
  ['Celular', 'phone'],
  ['MÃE', 'mother_name'],
])('the heading “%s” stands for %s', (heading, field) => {
  expect(matched([heading])).toEqual([field]);
});

it('of two headings for one field the surer one has it, wherever it stands, and the other is left open', () => {
  const headings = ['Mobile', 'Phone', 'DOB', 'Born'];
  const { matches, likes } = matchColumns({
    headings,
    resource,
    columns: columnsFor(office),
    translator: translators.forHeader('en'),
  });
  expect(headings.map((heading) => matches.get(heading)?.key)).toEqual([
    undefined,
    'phone',
    'date_of_birth',
    undefined,
  ]);
  expect(headings.map((heading) => likes.get(heading)?.key)).toEqual(['phone', undefined, undefined, 'date_of_birth']);
});

it('headings that are written so that they remember their fields are taken for the same ones, in any language', () => {
  const columns = columnsFor(office);
  const given = { resource, columns, translator: translators.forHeader('en') };
  const chosen = new Map([
    ['The pupil', 'name'],
    ['Name', null],
    ['DOB', 'date_of_birth'],
    ['Old school', 'previous_schools.1.school'],
    ['Father', 'mother_name'],
  ]);
  const headings = [...chosen.keys()];
  const matches = new Map(
    headings.map((heading) => [heading, columns.find(({ key }) => key === chosen.get(heading)) ?? null]),
  );
  const written = rememberingHeadings(matches, { ...given, headings });
  expect(written).toEqual([
    'The pupil → Name',
    'Name → –',
    'DOB',
    'Old school → Previous schools 2: School',
    'Father → Mother’s name',
  ]);
  for (const language of ['en', 'ar']) {
    const again = matchColumns({ ...given, translator: translators.forHeader(language), headings: written });
    expect(written.map((heading) => again.matches.get(heading)?.key ?? null)).toEqual([...chosen.values()]);
  }
});

it.each(eachOf(registry.resources, isImported))('no heading stands for two fields of %s in any language', (_, each) => {
  const columns = importColumns({ resource: each, registry, caller: callerWho(['manage', 'all']) });
  const columnOf = new Map<string, string>();
  const clashes: string[] = [];
  const languages = translators.forHeader('en').allLanguages();
  const own = columns.filter(({ place }) => place.kind !== 'row');
  for (const language of languages)
    for (const column of own) columnOf.set(plainHeading(columnLabel(column, each, language)), column.key);
  for (const language of languages) {
    const texts = language.textsBelow('headings');
    for (const column of own) {
      for (const synonym of synonymsOf(column, texts).map(plainHeading).filter(Boolean)) {
        const other = columnOf.get(synonym);
        if (other !== undefined && other !== column.key)
          clashes.push(`${language.locale}: ${synonym} is ${other} and ${column.key}`);
        columnOf.set(synonym, other ?? column.key);
      }
    }
  }
  expect(clashes).toEqual([]);
});
