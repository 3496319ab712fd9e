import { COURSES, PAIRS, SUBJECTS } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at } from './lookups.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';

/** Seeds the subjects with their classes and groups. Returns their ids by code. */
export async function seedSubjects(context: SeedContext, school: DemoSchool): Promise<ReadonlyMap<string, number>> {
  const rows = SUBJECTS.map(({ code, name, name_local, kind }) => ({
    code,
    name,
    name_local,
    kind,
    classes: classesOf(school, code),
  }));
  const ids = await seedRecords(context, 'subject', rows);
  const subjects = new Map(SUBJECTS.map(({ code }, index) => [code, ids[index] as number]));
  for (const [first, second] of PAIRS) {
    const pair = [at(subjects, first), at(subjects, second)];
    await context.database.query(
      'update subjects set partner_subject_id = case id when $1::bigint then $2::bigint else $1 end where id in ($1, $2)',
      pair,
    );
  }
  return subjects;
}

function classesOf(school: DemoSchool, code: string) {
  return COURSES.filter((course) => course.code === code).flatMap(({ classes: [from, to], group, requirement }) =>
    school.classes.slice(from - 1, to).map((class_id) => ({
      class_id,
      student_group_id: group === null ? null : school.groups[group],
      requirement,
    })),
  );
}
