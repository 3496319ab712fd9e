import { coursesOf } from './curriculum.ts';
import { at } from './lookups.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { SchoolSection, SchoolStudent } from './school.ts';

const SEED = 20_260_105;
/** The share of students who choose the subject of their group. The others choose agriculture. */
const USUAL_SHARE = 0.7;
/** The code of the subject that students of every group may choose as their fourth. */
export const OF_ALL_GROUPS = '134';

/** Seeds the fourth subject of every student whose class chooses one. The last of them has not chosen yet. */
export async function seedFourthSubjects(
  context: SeedContext,
  options: {
    readonly students: readonly SchoolStudent[];
    readonly sections: readonly SchoolSection[];
    readonly subjects: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const { students, sections, subjects } = options;
  const random = makeRandom(SEED);
  const groupOf = new Map(sections.map(({ cohort, group }) => [cohort.student_group_id, group]));
  const rows = students.flatMap(({ id, order, cohort, isActive }) => {
    const offered = coursesOf(order, groupOf.get(cohort.student_group_id) ?? null).filter(
      ({ requirement }) => requirement === 'fourth',
    );
    if (offered.length === 0 || !isActive) return [];
    const usual = offered.find(({ code }) => code !== OF_ALL_GROUPS)?.code ?? OF_ALL_GROUPS;
    const code = random.chance(USUAL_SHARE) ? usual : OF_ALL_GROUPS;
    return [{ student_id: id, academic_year_id: cohort.academic_year_id, subject_id: at(subjects, code) }];
  });
  await seedRecords(context, 'fourthSubject', rows.slice(0, -1));
}
