import { type Kysely, sql } from 'kysely';
import { isExamined, type Examined, studentsTable } from '../exams/scope.ts';
import type { SchoolTables } from '../../tables.ts';

/** The tables of which a plan is made. */
export type PlanTables = Pick<
  SchoolTables,
  'enrolments' | 'mark_distributions' | 'mark_distributions_components' | 'results' | 'subjects' | 'subjects_classes'
>;

/** How a subject belongs to a class. */
type Requirement = SchoolTables['subjects_classes']['requirement'];

/** One part of a subject, for the students of a group of a class. */
export interface PlannedPart {
  /** The student group; 0 for students without one. */
  readonly in_group: number;
  readonly subject_id: number;
  /** The lower id of two papers that count as one, else the subject's own. */
  readonly unit: number;
  readonly partner_id: number | null;
  /** Where the subject stands among those of the exam, by its code; two papers that count as one stand together. */
  readonly place: number;
  readonly requirement: Requirement;
  readonly component: string;
  readonly position: number;
  readonly full_mark: number;
  readonly pass_mark: number;
  /** Whether the part has to reach its pass mark. */
  readonly is_judged: boolean;
}

type Distribution = Awaited<ReturnType<typeof distributionsOf>>[number];
type Declared = Awaited<ReturnType<typeof declaredFor>>[number];

/**
 * What the students of a class sit in an exam, by their group. The distribution of a group goes before that for every
 * group, and so does what a subject says of it. A subject that says nothing of the class is compulsory there.
 */
export async function planExam(db: Kysely<PlanTables>, scope: Examined): Promise<PlannedPart[]> {
  const [groups, distributions, declared] = await Promise.all([
    groupsOf(db, scope),
    distributionsOf(db, scope),
    declaredFor(db, scope),
  ]);
  return groups.flatMap((group) => planOfGroup({ group, distributions, declared }));
}

/** How a subject belongs to a group of a class. */
export type RequiredSubject = Pick<PlannedPart, 'in_group' | 'subject_id' | 'requirement'>;

/** How the subjects of a class belong to the groups that are examined there, by the same rule as in a plan. */
export async function requiredSubjects(db: Kysely<PlanTables>, scope: Examined): Promise<RequiredSubject[]> {
  const [groups, declared] = await Promise.all([groupsOf(db, scope), declaredFor(db, scope)]);
  const ids = new Set(declared.map(({ parent_id }) => parent_id));
  return groups.flatMap((group) =>
    [...ids].flatMap((subject_id) => {
      const rows = declared.filter(({ parent_id }) => parent_id === subject_id);
      const requirement = requirementOf(rows, group);
      return requirement ? [{ in_group: group ?? 0, subject_id, requirement }] : [];
    }),
  );
}

function planOfGroup(options: {
  readonly group: number | null;
  readonly distributions: readonly Distribution[];
  readonly declared: readonly Declared[];
}): PlannedPart[] {
  const { group, distributions, declared } = options;
  const sat = new Map<number, { readonly parts: readonly Distribution[]; readonly requirement: Requirement }>();
  for (const id of new Set(distributions.map(({ subject_id }) => subject_id))) {
    const parts = ofGroup(
      distributions.filter(({ subject_id }) => subject_id === id),
      group,
    );
    const requirement = requirementOf(
      declared.filter(({ parent_id }) => parent_id === id),
      group,
    );
    if (parts.length > 0 && requirement) sat.set(id, { parts, requirement });
  }
  const order = [...sat.keys()];
  return [...sat].flatMap(([id, { parts, requirement }], index) => {
    const partner = partnerOf(id, parts, distributions);
    const isPair = partner !== undefined && sat.has(partner);
    const place = isPair ? Math.min(index, order.indexOf(partner)) : index;
    return parts.map(({ component, position, full_mark, pass_mark, pass_rule }) => ({
      in_group: group ?? 0,
      subject_id: id,
      unit: isPair ? Math.min(id, partner) : id,
      partner_id: isPair ? Math.max(id, partner) : null,
      place,
      requirement,
      component,
      position,
      full_mark,
      pass_mark,
      is_judged: pass_rule !== 'overall',
    }));
  });
}

/** The rows for a group where there are some, else those for every group. */
function ofGroup<T extends { readonly student_group_id: number | null }>(
  rows: readonly T[],
  group: number | null,
): readonly T[] {
  const own = rows.filter(({ student_group_id }) => student_group_id !== null && student_group_id === group);
  return own.length > 0 ? own : rows.filter(({ student_group_id }) => student_group_id === null);
}

function requirementOf(rows: readonly Declared[], group: number | null): Requirement | undefined {
  return rows.length === 0 ? 'compulsory' : ofGroup(rows, group)[0]?.requirement;
}

/** The other paper, which either of the two names. */
function partnerOf(id: number, parts: readonly Distribution[], all: readonly Distribution[]): number | undefined {
  return parts[0]?.partner_subject_id ?? all.find(({ partner_subject_id }) => partner_subject_id === id)?.subject_id;
}

async function groupsOf(db: Kysely<PlanTables>, scope: Examined): Promise<(number | null)[]> {
  const { rows } = await sql<{ student_group_id: number | null }>`
    select distinct e.student_group_id from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)}
    order by e.student_group_id`.execute(db);
  return rows.map(({ student_group_id }) => student_group_id);
}

function distributionsOf(db: Kysely<PlanTables>, { academic_year_id, exam_type_id, class_id }: Examined) {
  return db
    .selectFrom('mark_distributions as d')
    .innerJoin('mark_distributions_components as c', 'c.parent_id', 'd.id')
    .innerJoin('subjects as s', 's.id', 'd.subject_id')
    .select([
      'd.subject_id',
      'd.student_group_id',
      'd.pass_rule',
      's.partner_subject_id',
      'c.name as component',
      'c.position',
      'c.full_mark',
      'c.pass_mark',
    ])
    .where('d.academic_year_id', '=', academic_year_id)
    .where('d.exam_type_id', '=', exam_type_id)
    .where('d.class_id', '=', class_id)
    .orderBy('s.code')
    .orderBy('d.id')
    .orderBy('c.position')
    .execute();
}

function declaredFor(db: Kysely<PlanTables>, { class_id }: Examined) {
  return db
    .selectFrom('subjects_classes')
    .select(['parent_id', 'student_group_id', 'requirement'])
    .where('class_id', '=', class_id)
    .execute();
}
