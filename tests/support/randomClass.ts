import { makeRandom, type Random } from '../../src/server/school/seed/random.ts';
import type { Campus, Json } from './campus.ts';
import { groupedBy } from './results.ts';

/** A class in a year, the exams that it sits and the subjects that they may hold. */
export interface ExaminedClass {
  readonly academic_year_id: number;
  readonly class_id: number;
  readonly exams: readonly number[];
  readonly subjects: readonly number[];
}

export interface RandomSettings {
  readonly rounds_up: boolean;
  readonly fourth_fails: boolean;
  readonly fourth_not_in_total: boolean;
}

interface Pupil {
  readonly student_id: number;
  readonly student_group_id: number | null;
}

/** A subject, or two papers that count as one, and how each group takes it; null is every group without its own say. */
interface Unit {
  readonly papers: readonly number[];
  /** Whether everybody has to take it. */
  readonly isCore: boolean;
  readonly requirements: ReadonlyMap<number | null, string>;
}

interface Distribution {
  readonly exam_type_id: number;
  readonly subject_id: number;
  readonly student_group_id: number | null;
  readonly pass_rule: string;
  readonly parts: readonly { readonly name: string; readonly full_mark: number; readonly pass_mark: number }[];
}

const REQUIREMENTS = ['compulsory', 'compulsory', 'optional', 'fourth', 'optional_fourth', 'optional_fourth'] as const;
const PART_NAMES = ['Written', 'MCQ', 'Practical'] as const;
const CORE_SUBJECTS = 3;

/**
 * Gives a class any grade types, settings, pairs of papers, requirements, fourth choices, mark distributions, weights of
 * exams and marks, all by a seed; nothing of what was there before is left. Returns the settings, the weights and the pairs of papers; the
 * fourth subjects of an exam are chosen when it is asked for. A choice may change from one exam to the next, and an exam may
 * hold one of two papers alone.
 */
export async function makeRandomClass(campus: Campus, { seed, place }: { seed: number; place: ExaminedClass }) {
  const { database } = campus;
  const random = makeRandom(seed);
  const { academic_year_id, class_id, exams, subjects: ids } = place;
  const pupils = await database.query<Pupil>(
    `select student_id, student_group_id from enrolments
     where academic_year_id = $1 and class_id = $2 and status <> 3 order by student_id`,
    [academic_year_id, class_id],
  );
  const groups = [...new Set(pupils.map(({ student_group_id }) => student_group_id))];
  const units = randomUnits(random, { ids, groups });
  const distributions = exams.flatMap((exam) => randomDistributions(random, { exam, units, groups }));
  const choices = randomChoices(random, { pupils, ids, exams });
  const settings = randomSettings(random);
  const weights = exams.map((_, index) => random.whole(index === 0 ? 1 : 0, 200) / 2);
  const forget = async (table: string) =>
    database.query(`delete from ${table} where academic_year_id = $1 and class_id = $2`, [academic_year_id, class_id]);

  const marks = randomMarks(random, { pupils, units, distributions, choices });

  await forget('uploaded_marks');
  await database.query(
    `delete from mark_distributions_components where parent_id in (
       select id from mark_distributions where academic_year_id = $1 and class_id = $2)`,
    [academic_year_id, class_id],
  );
  await forget('mark_distributions');
  await database.query('delete from grade_types');
  await database.query(GRADES, [JSON.stringify(randomGrades(random, justBelow({ pupils, distributions, marks })))]);
  await database.query(
    'update institutes set rounds_marks_up = $1, fourth_can_fail = $2, fourth_counts_in_total = $3',
    [settings.rounds_up, settings.fourth_fails, !settings.fourth_not_in_total].map(Number),
  );
  await database.query('update exam_types set weight = 0');
  for (const [index, id] of exams.entries())
    await database.query('update exam_types set weight = $2 where id = $1', [id, weights[index]]);
  await database.query('update subjects set partner_subject_id = null');
  await database.query(PARTNERS, [JSON.stringify(partnersOf(random, units))]);
  await database.query('delete from subjects_classes where class_id = $1', [class_id]);
  await database.query(REQUIRED, [class_id, JSON.stringify(declarationsOf(random, units))]);
  await database.query(DISTRIBUTIONS, [academic_year_id, class_id, JSON.stringify(distributions)]);
  await database.query(MARKS, [academic_year_id, class_id, JSON.stringify(marks)]);
  await database.query(
    'analyze enrolments, subjects_classes, mark_distributions, mark_distributions_components, uploaded_marks',
  );
  /** The choices of an exam take the place of those of the one before. */
  const choose = async (exam: number) => {
    const own = choices.filter(({ exam_type_id }) => exam_type_id === exam);
    await database.query('delete from fourth_subjects where academic_year_id = $1', [academic_year_id]);
    await database.query(CHOICES, [academic_year_id, JSON.stringify(own)]);
  };
  const pairs = units.flatMap(({ papers: [first, second] }) =>
    first === undefined || second === undefined ? [] : [[first, second] as const],
  );
  return { settings, weights, pairs, choose };
}

function randomSettings(random: Random): RandomSettings {
  return {
    rounds_up: random.chance(0.5),
    fourth_fails: random.chance(0.3),
    fourth_not_in_total: random.chance(0.5),
  };
}

/**
 * From three to eight grade types, some of one point, and one that is switched off. They begin at whole numbers, at halves,
 * at hundredths, and just above what somebody has reached.
 */
function randomGrades(random: Random, reached: readonly number[]): Json[] {
  const minimums = [0, random.whole(2000, 4000) / 100];
  const count = random.whole(3, 8);
  while (minimums.length < count) {
    const anywhere = random.pick([random.whole(41, 95), random.whole(82, 190) / 2, random.whole(4100, 9500) / 100]);
    const next = reached.length > 0 && random.chance(0.4) ? random.pick(reached) : anywhere;
    if (!minimums.includes(next)) minimums.push(next);
  }
  let point = 0;
  const used = minimums
    .sort((one, other) => one - other)
    .map((min_mark, index) => {
      if (index > 0) point += random.chance(0.1) ? 0 : random.whole(1, 5) / 4;
      return { letter: `G${index}`, min_mark, point, order: index + 1, is_active: 1 };
    });
  return [...used, { letter: 'Off', min_mark: 50.25, point: 10, order: 90, is_active: 0 }];
}

/** Where a grade would begin to which a percentage would be rounded that does not reach it. */
function justBelow({
  pupils,
  distributions,
  marks,
}: {
  pupils: readonly Pupil[];
  distributions: readonly Distribution[];
  marks: readonly Json[];
}): number[] {
  const groups = new Map(pupils.map(({ student_id, student_group_id }) => [student_id, student_group_id]));
  const papers = groupedBy(marks, ({ student_id, exam_type_id, subject_id }) =>
    [student_id, exam_type_id, subject_id].join(' '),
  );
  return [...papers.values()].flatMap((own) => {
    const { student_id, exam_type_id, subject_id } = own[0] as Json;
    const held = distributions.filter((each) => each.exam_type_id === exam_type_id && each.subject_id === subject_id);
    const parts = heldFor(held, groups.get(Number(student_id)) ?? null).flatMap((each) => each.parts);
    const full = parts.reduce((sum, { full_mark }) => sum + full_mark, 0);
    const hundredths = (own.reduce((sum, { mark }) => sum + Number(mark), 0) * 10_000) / full;
    const next = Math.ceil(hundredths);
    const isRoundedUp = next - hundredths > 0.01 && next - hundredths < 0.49;
    return isRoundedUp && next >= 4100 && next <= 9500 ? [next / 100] : [];
  });
}

/** Subjects alone and in pairs. The papers of a pair are taken alike. */
function randomUnits(random: Random, { ids, groups }: { ids: readonly number[]; groups: readonly (number | null)[] }) {
  const free = shuffled(random, ids);
  const pairs = random.whole(1, 4);
  const units: Unit[] = [];
  while (free.length > 0) {
    const isCore = units.length < CORE_SUBJECTS;
    const papers = free.splice(0, units.length < pairs + 1 && units.length > 0 ? 2 : 1);
    units.push({ papers, isCore, requirements: randomRequirements(random, { isCore, groups }) });
  }
  return units;
}

function randomRequirements(random: Random, given: { isCore: boolean; groups: readonly (number | null)[] }) {
  const requirements = new Map<number | null, string>();
  if (given.isCore) return requirements.set(null, 'compulsory');
  const group = random.pick(given.groups);
  if (group !== null && random.chance(0.4)) requirements.set(group, random.pick(REQUIREMENTS));
  if (requirements.size === 0 || random.chance(0.7)) requirements.set(null, random.pick(REQUIREMENTS));
  return requirements;
}

/** Which paper names the other; both may. */
function partnersOf(random: Random, units: readonly Unit[]): Json[] {
  return units.flatMap(({ papers: [first, second] }) => {
    if (second === undefined) return [];
    const one = { id: first, partner: second };
    const other = { id: second, partner: first };
    return random.pick([[one], [other], [one, other]]);
  });
}

/** What subjects say of the class; one that everybody has to take may say nothing. */
function declarationsOf(random: Random, units: readonly Unit[]): Json[] {
  return units.flatMap(({ papers, isCore, requirements }) =>
    papers.flatMap((subject_id) => {
      if (isCore && random.chance(0.3)) return [];
      return [...requirements].map(([student_group_id, requirement]) => ({
        subject_id,
        student_group_id,
        requirement,
      }));
    }),
  );
}

/** What an exam holds: not every subject, and some for one group otherwise than for the others. */
function randomDistributions(
  random: Random,
  { exam, units, groups }: { exam: number; units: readonly Unit[]; groups: readonly (number | null)[] },
): Distribution[] {
  return units.flatMap(({ papers, isCore }) => {
    if (!isCore && random.chance(0.15)) return [];
    const group = random.pick(groups);
    const isApart = group !== null && random.chance(0.3);
    const isForAll = isCore || !isApart || random.chance(0.6);
    const held = [...(isForAll ? [null] : []), ...(isApart ? [group] : [])];
    const given = papers.length > 1 && random.chance(0.25) ? [random.pick(papers)] : papers;
    return given.flatMap((subject_id) =>
      held.map((student_group_id) => ({
        exam_type_id: exam,
        subject_id,
        student_group_id,
        pass_rule: random.pick(['overall', 'every_part', 'both']),
        parts: randomParts(random),
      })),
    );
  });
}

function randomParts(random: Random): Distribution['parts'] {
  return shuffled(random, PART_NAMES)
    .slice(0, random.whole(1, PART_NAMES.length))
    .map((name) => {
      const full_mark = random.whole(5, 100);
      const pass_mark = Math.floor(full_mark * random.fraction() * 0.45 * 4) / 4;
      return { name: inAnyCase(random, name), full_mark, pass_mark };
    });
}

interface Choice {
  readonly student_id: number;
  readonly exam_type_id: number;
  readonly subject_id: number;
}

/** Most students choose a fourth subject, some one that may not be one, and some another one from exam to exam. */
function randomChoices(
  random: Random,
  { pupils, ids, exams }: { pupils: readonly Pupil[]; ids: readonly number[]; exams: readonly number[] },
): Choice[] {
  return pupils.flatMap(({ student_id }) => {
    let subject_id = random.chance(0.85) ? random.pick(ids) : undefined;
    return exams.flatMap((exam_type_id, index) => {
      if (index > 0 && random.chance(0.3)) subject_id = random.pick(ids);
      return subject_id === undefined ? [] : { student_id, exam_type_id, subject_id };
    });
  });
}

/** Marks of all that a student sits, of some that they do not sit, and rows whose marks were taken back. */
function randomMarks(
  random: Random,
  given: {
    readonly pupils: readonly Pupil[];
    readonly units: readonly Unit[];
    readonly distributions: readonly Distribution[];
    readonly choices: readonly Choice[];
  },
): Json[] {
  const { pupils, units, distributions, choices } = given;
  const chosen = new Map(choices.map((each) => [`${each.student_id} ${each.exam_type_id}`, each.subject_id]));
  const exams = [...groupedBy(distributions, ({ exam_type_id }) => exam_type_id).entries()];
  return pupils.flatMap(({ student_id, student_group_id }) => {
    const ability = 0.45 + 0.6 * random.fraction();
    return exams.flatMap(([exam_type_id, held]) => {
      const ofSubject = groupedBy(held, ({ subject_id }) => subject_id);
      return units.flatMap(({ papers, requirements }) => {
        const requirement = requirements.get(student_group_id) ?? requirements.get(null);
        const isChosen = papers.includes(chosen.get(`${student_id} ${exam_type_id}`) ?? 0);
        const isEntered = requirement === 'compulsory' || isChosen || random.chance(enteredBeside(requirement));
        if (!isEntered && random.chance(0.7)) return [];
        return papers
          .flatMap((id) => heldFor(ofSubject.get(id) ?? [], student_group_id))
          .flatMap(({ subject_id, parts }) =>
            parts.map(({ name, full_mark }) => {
              const is_absent = Number(isEntered && random.chance(0.005));
              const mark = isEntered && is_absent === 0 ? randomMark(random, { full_mark, ability }) : null;
              return { student_id, exam_type_id, subject_id, component: inAnyCase(random, name), mark, is_absent };
            }),
          );
      });
    });
  });
}

/** How probable marks are in what is neither compulsory nor chosen. */
function enteredBeside(requirement: string | undefined): number {
  return requirement === 'optional' || requirement === 'optional_fourth' ? 0.5 : 0.15;
}

/** What is for the group, else what is for every group. */
function heldFor(held: readonly Distribution[], group: number | null): Distribution[] {
  const own = held.find(({ student_group_id }) => student_group_id !== null && student_group_id === group);
  const found = own ?? held.find(({ student_group_id }) => student_group_id === null);
  return found ? [found] : [];
}

function randomMark(random: Random, { full_mark, ability }: { full_mark: number; ability: number }): number {
  const share = Math.min(1, ability * (0.8 + 0.25 * random.fraction()));
  const steps = random.pick([1, 4, 100]);
  return Math.floor(full_mark * share * steps) / steps;
}

function inAnyCase(random: Random, name: string): string {
  return random.pick([name, name.toUpperCase(), name.toLowerCase()]);
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const placed = items.map((item) => ({ item, by: random.fraction() }));
  return placed.sort((one, other) => one.by - other.by).map(({ item }) => item);
}

const GRADES = `
insert into grade_types (name, letter, min_mark, point, "order", is_active)
select letter, letter, min_mark, point, "order", is_active
from jsonb_to_recordset($1::jsonb) as g(letter text, min_mark numeric, point numeric, "order" int, is_active int)`;

const PARTNERS = `
update subjects s set partner_subject_id = p.partner
from jsonb_to_recordset($1::jsonb) as p(id bigint, partner bigint) where p.id = s.id`;

const REQUIRED = `
insert into subjects_classes (parent_id, position, class_id, student_group_id, requirement)
select d.subject_id, 100 + row_number() over (), $1::bigint, d.student_group_id, d.requirement
from jsonb_to_recordset($2::jsonb) as d(subject_id bigint, student_group_id bigint, requirement text)`;

const CHOICES = `
insert into fourth_subjects (student_id, academic_year_id, subject_id)
select c.student_id, $1::bigint, c.subject_id from jsonb_to_recordset($2::jsonb) as c(student_id bigint, subject_id bigint)`;

const DISTRIBUTIONS = `
with given as (
  select * from jsonb_to_recordset($3::jsonb)
    as d(exam_type_id bigint, subject_id bigint, student_group_id bigint, pass_rule text, parts jsonb)
), made as (
  insert into mark_distributions (academic_year_id, class_id, exam_type_id, subject_id, student_group_id, pass_rule)
  select $1::bigint, $2::bigint, exam_type_id, subject_id, student_group_id, pass_rule from given
  returning id, exam_type_id, subject_id, student_group_id
)
insert into mark_distributions_components (parent_id, position, name, full_mark, pass_mark)
select m.id, p.place - 1, p.part ->> 'name', (p.part ->> 'full_mark')::int, (p.part ->> 'pass_mark')::numeric
from given d
join made m on m.exam_type_id = d.exam_type_id and m.subject_id = d.subject_id
  and m.student_group_id is not distinct from d.student_group_id
cross join lateral jsonb_array_elements(d.parts) with ordinality as p(part, place)`;

const MARKS = `
insert into uploaded_marks (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id,
  section_id, exam_type_id, subject_id, component, mark, is_absent)
select e.student_id, e.academic_year_id, e.class_id, e.version_id, e.shift_id, e.wing_id, e.student_group_id,
  e.section_id, m.exam_type_id, m.subject_id, m.component, m.mark, m.is_absent
from jsonb_to_recordset($3::jsonb) as m(student_id bigint, exam_type_id bigint, subject_id bigint, component text,
  mark numeric, is_absent int)
join enrolments e on e.student_id = m.student_id and e.academic_year_id = $1 and e.class_id = $2`;
