import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { asLine, csvOf, importsOf, runImport } from '../support/importFile.ts';

const student = registry.get('student');
const subject = registry.get('subject');
const distribution = registry.get('markDistribution');

describe.each(ENGINES)('the rows of an import on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { check, newest } = importsOf(() => campus);
  const studentLine = async () => asLine(campus, student, { ...(await build(campus, student)), parent_id: null });
  const groupsOf = (count: number, labels: (number: number) => string[]) =>
    Array.from({ length: count }, (_, index) => labels(index + 1)).flat();

  it('each have their outcome told, in the order of the file', async () => {
    const report = await check('religion', csvOf(['Name'], [['Jainism'], ['islam'], ['Sikhism']]));
    expect(report).toMatchObject({ total: 3, ready: 2, wrong: 1, left_out: { create: 0, refuse: 0 } });
    expect(report.rows).toEqual([
      { row: 2, action: 'create', name: 'Jainism', errors: {}, cells: { name: { text: 'Jainism', value: 'Jainism' } } },
      {
        row: 3,
        action: 'refuse',
        name: 'islam',
        errors: { name: ['This is already taken.'] },
        cells: { name: { text: 'islam', value: 'islam' } },
      },
      { row: 4, action: 'create', name: 'Sikhism', errors: {}, cells: { name: { text: 'Sikhism', value: 'Sikhism' } } },
    ]);
  });

  it('that only storing refuses are told as refused', async () => {
    const { headings, cells } = await asLine(campus, student, await build(campus, student));
    const year = await asLine(campus, registry.get('academicYear'), {
      ...(await build(campus, registry.get('academicYear'))),
      is_current: 1,
    });
    const report = await check('student', csvOf(headings, [cells, cells]));
    expect(report.rows.map(({ action }) => action)).toEqual(['create', 'refuse']);
    const years = await check('academicYear', csvOf(year.headings, [year.cells]));
    expect(years.rows.map(({ action }) => action)).toEqual(['create']);
  });

  it('say whether the parent is made, comes with an earlier row, or is known', async () => {
    const [parent] = await newest('studentParent');
    const phones = [parent.phone, '+880 1999 555001', '01999 555001', ''];
    const lines = await Promise.all(phones.map(studentLine));
    const headings = [...(lines[0]?.headings ?? []), 'Parent: Name', 'Parent: Phone'];
    const file = csvOf(
      headings,
      lines.map(({ cells }, index) => [...cells, phones[index] ? 'Karim Mia' : '', phones[index]]),
    );
    const report = await check('student', file);
    expect(report.rows).toMatchObject([
      { row: 2, action: 'create', related: { parent_id: { action: 'take' } } },
      { row: 3, action: 'create', related: { parent_id: { action: 'create' } } },
      { row: 4, action: 'create', related: { parent_id: { action: 'create', row: 3 } } },
      { row: 5, action: 'create' },
    ]);
    expect(report.rows[3]).not.toHaveProperty('related');
    expect(report.rows[1]).not.toHaveProperty('related.parent_id.row');
  });

  it('say that a parent who is named by title or number as well is taken, and nothing of one of a refused row', async () => {
    const [parent] = await newest('studentParent');
    const lines = await Promise.all([studentLine(), studentLine()]);
    const headings = [...(lines[0]?.headings ?? []), 'parent_id', 'Parent: Name', 'Parent: Phone'];
    const [fine, wrong] = lines.map(({ cells }) => [...cells, parent.id, 'Karim Mia', '+8801999555002']);
    const at = headings.indexOf('gender_id');
    const report = await check('student', csvOf(headings, [fine ?? [], (wrong ?? []).with(at, 'Nonsense')]));
    expect(report.rows).toMatchObject([
      { row: 2, action: 'create', related: { parent_id: { action: 'take' } } },
      { row: 3, action: 'refuse', errors: { gender_id: ['No match for “Nonsense”.'] } },
    ]);
    expect(report.rows[1]).not.toHaveProperty('related');
  });

  it('are told of at most 200 times, the refused ones first of all, and what is left out is counted', async () => {
    const names = (count: number, name: string) => Array.from({ length: count }, (_, index) => [`${name} ${index}`]);
    const few = await check('religion', csvOf(['Name'], [...names(150, 'Good'), ...Array(120).fill(['islam'])]));
    expect(few.rows).toHaveLength(200);
    expect(few.rows.map(({ row }) => row)).toEqual(
      [...Array(80).keys(), ...Array.from({ length: 120 }, (_, index) => 150 + index)].map((index) => index + 2),
    );
    expect(few).toMatchObject({ ready: 150, wrong: 120, left_out: { create: 70, refuse: 0 } });

    const many = await check('religion', csvOf(['Name'], [...names(10_000, 'Good'), ...Array(250).fill(['islam'])]));
    expect(new Set(many.rows.map(({ action }) => action))).toEqual(new Set(['refuse']));
    expect(many).toMatchObject({ ready: 10_000, wrong: 250, left_out: { create: 10_000, refuse: 50 } });
    expect(JSON.stringify(many).length).toBeLessThan(50_000);
  });

  it('bring as many child rows as the headings count', async () => {
    const classes = await Promise.all(Array.from({ length: 10 }, () => create(campus, registry.get('class'))));
    const headings = [
      'Name',
      'Code',
      ...groupsOf(10, (number) => [`Classes ${number}: Class`, `Classes ${number}: Requirement`]),
    ];
    const file = csvOf(headings, [['Ten Classes', 'TEN', ...classes.flatMap(({ name }) => [name, 'Optional'])]]);
    const done = await runImport(campus, subject, { file });
    expect(done.report, JSON.stringify(done)).toMatchObject({ created: 1 });
    const [made] = await newest('subject');
    expect(made.classes).toMatchObject(classes.map(({ id }) => ({ class_id: id, requirement: 'optional' })));
  });

  const allowance = (name: string) => ({ name, percentage: 10, amount: null });

  it('keep each their own child rows and links, in the order in which they stand there', async () => {
    const scale = registry.get('designationScale');
    const inputs = [
      await build(campus, scale, { allowances: ['Rent', 'Food'].map(allowance) }),
      await build(campus, scale, { allowances: ['Travel', 'Books'].map(allowance) }),
    ];
    const [line, other] = await Promise.all(inputs.map((input) => asLine(campus, scale, input)));
    const done = await runImport(campus, scale, {
      file: csvOf(line?.headings ?? [], [line?.cells ?? [], other?.cells ?? []]),
    });
    expect(done.report, JSON.stringify(done)).toMatchObject({ created: 2 });
    const { list: scales } = await campus.call(`GET ${scale.endpoints.list.path}`);
    for (const { name, allowances } of inputs)
      expect(scales.find((each) => each.name === name)?.allowances).toMatchObject(allowances as Json[]);

    const taught = await create(campus, registry.get('class'));
    const wings = await Promise.all(Array.from({ length: 2 }, () => create(campus, registry.get('wing'))));
    const sections = await Promise.all(Array.from({ length: 4 }, () => create(campus, registry.get('section'))));
    const [a, b, c, d] = sections.map(({ name }) => name);
    const links = csvOf(
      ['class_id', 'wing_id', 'section_ids'],
      [
        [taught.name, wings[0]?.name, `${d}; ${a}`],
        [taught.name, wings[1]?.name, `${c}; ${b}`],
      ],
    );
    const linked = await runImport(campus, registry.get('wingSection'), { file: links });
    expect(linked.report, JSON.stringify(linked)).toMatchObject({ created: 2 });
    const { list } = await campus.call(`GET ${registry.get('wingSection').endpoints.list.path}`);
    const sectionsOf = (wing: Json | undefined) => list.find(({ wing_id }) => wing_id === wing?.id)?.section_ids;
    expect(sectionsOf(wings[0])).toEqual([sections[3]?.id, sections[0]?.id]);
    expect(sectionsOf(wings[1])).toEqual([sections[2]?.id, sections[1]?.id]);
  });

  it('bring no more child rows than the declaration takes', async () => {
    const built = await asLine(campus, distribution, { ...(await build(campus, distribution)), components: [] });
    const own = groupsOf(21, (number) => [`Components ${number}: Component`, `components.${number - 1}.full_mark`]);
    const values = groupsOf(21, (number) => [`Part ${number}`, '25']);
    const four = csvOf([...built.headings, ...own.slice(0, 8)], [[...built.cells, ...values.slice(0, 8)]]);
    expect(await check('markDistribution', four)).toMatchObject({ ready: 1, wrong: 0 });
    const report = await check('markDistribution', csvOf([...built.headings, ...own], [[...built.cells, ...values]]));
    const fields = report.columns.slice(built.headings.length).map(({ field }) => field);
    expect(fields.slice(38, 40)).toEqual(['components.19.name', 'components.19.full_mark']);
    expect(fields.slice(40)).toEqual([null, null]);
    expect(report).toMatchObject({ ready: 1, wrong: 0 });
    await runImport(campus, distribution, { file: four });
    const [made] = await newest('markDistribution');
    expect(made.components).toMatchObject([1, 2, 3, 4].map((number) => ({ name: `Part ${number}`, full_mark: 25 })));
  });

  it('have the columns of one child row in the empty file, which says how more are added', async () => {
    const { text } = await campus.call('GET /subjects/import/template', { query: { format: 'csv' } });
    expect(text).toContain('Classes 1: Class');
    expect(text).not.toContain('Classes 2');
    expect(text).toContain('number the headings 2, 3, … up to 100.');
  });

  it('can have their further child rows assigned by hand, as many as there are columns without a field', async () => {
    const headings = ['Name', 'Code', ...groupsOf(4, (number) => [`Taught in ${number}`])];
    const classes = await Promise.all(headings.slice(2).map(() => create(campus, registry.get('class'))));
    const file = csvOf(headings, [['By Hand', 'HAND', ...classes.map(({ name }) => name)]]);
    const offered = async (heads: string[]) => {
      const report = await check('subject', csvOf(heads, [heads.map(() => 'x')]));
      return report.fields.filter(({ name }) => name.endsWith('.class_id')).map(({ label }) => label);
    };
    expect(await offered(['Name'])).toEqual(['Classes 1: Class', 'Classes 2: Class', 'Classes 3: Class']);
    expect((await offered(headings)).at(-1)).toBe('Classes 4: Class');
    expect((await offered([...headings, 'Classes 9: Class'])).at(-1)).toBe('Classes 13: Class');

    const mapping = {
      Name: 'name',
      Code: 'code',
      ...Object.fromEntries(headings.slice(2).map((heading, index) => [heading, `classes.${index}.class_id`])),
    };
    expect(await check('subject', file, { mapping })).toMatchObject({ ready: 1, wrong: 0 });
    await runImport(campus, subject, { file, mapping });
    const [made] = await newest('subject');
    expect(made.classes).toMatchObject(classes.map(({ id }) => ({ class_id: id })));
  });
});
