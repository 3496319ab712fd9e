import { fromMinor } from '../../../core/money.ts';
import { COURSES, type Course, SUBJECTS } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import type { SchoolExam } from './school.ts';
import { at } from './lookups.ts';
import { LOOKUP_ROWS } from './lookups/index.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom, type Random } from './random.ts';

const SEED = 20_260_106;
const APPROVED_SHARE = 0.75;
const GUIDES = ['Lecture Publications', 'Panjeree Publications', 'Anupam Prakashani'] as const;
/** Subjects that need a second book besides the textbook. */
const WITH_GUIDE: Readonly<Record<string, { readonly title: string; readonly kind: string; readonly author: string }>> =
  {
    '102': { title: 'Bangla Grammar and Composition', kind: 'grammar', author: 'Dr. Shafiul Alam' },
    '108': { title: 'English Grammar and Composition', kind: 'grammar', author: 'Prof. Nurul Amin' },
    '109': { title: 'Exercises in Mathematics', kind: 'exercise', author: 'Md. Abdul Halim' },
    '136': { title: 'Physics in Experiments', kind: 'reference', author: 'Dr. Golam Hossain' },
  };

interface StudyPlanOptions {
  readonly school: DemoSchool;
  readonly subjects: ReadonlyMap<string, number>;
  readonly exams: readonly SchoolExam[];
  readonly createdBy: number;
}

interface ClassCourse {
  readonly course: Course;
  readonly className: string;
  readonly subjectName: string;
  readonly cohort: SeedRecord;
}

/** Seeds the books of the current year, and a syllabus for every subject with an exam. */
export async function seedStudyPlans(context: SeedContext, options: StudyPlanOptions): Promise<void> {
  const random = makeRandom(SEED);
  const all = classCourses(options);
  await seedRecords(
    context,
    'book',
    all.flatMap((each) => booksOf(random, each)),
  );
  const annual = options.exams.at(-1)?.id;
  await seedRecords(
    context,
    'syllabus',
    all.map(
      (each): SeedRecord => ({
        ...each.cohort,
        exam_type_id: annual,
        name: `${each.subjectName}, class ${each.className}`,
        description: outlineOf(each),
        status: random.chance(APPROVED_SHARE) ? 1 : 0,
        created_by: options.createdBy,
      }),
    ),
  );
}

function classCourses({ school, subjects }: StudyPlanOptions): ClassCourse[] {
  return COURSES.filter(({ marks }) => marks !== null).flatMap((course) => {
    const {
      classes: [from, to],
      code,
      group,
    } = course;
    const { name: subjectName } = SUBJECTS.find((subject) => subject.code === code) as (typeof SUBJECTS)[number];
    return school.classes.slice(from - 1, to).map((class_id, index) => ({
      course,
      subjectName,
      className: String(LOOKUP_ROWS.class[from - 1 + index]?.name),
      cohort: {
        academic_year_id: school.years.at(-1),
        class_id,
        student_group_id: group === null ? null : school.groups[group],
        subject_id: at(subjects, code),
      },
    }));
  });
}

function booksOf(random: Random, { course, subjectName, className, cohort: whom }: ClassCourse): SeedRecord[] {
  const { publisher } = SUBJECTS.find(({ code }) => code === course.code) as (typeof SUBJECTS)[number];
  const guide = WITH_GUIDE[course.code];
  return [
    ...(publisher
      ? [
          {
            ...whom,
            name: `${subjectName}, class ${className}`,
            kind: 'textbook',
            author: 'Board of editors',
            publisher,
            edition: 'Revised',
            price: '0.00',
          },
        ]
      : []),
    ...(guide
      ? [
          {
            ...whom,
            name: `${guide.title}, class ${className}`,
            kind: guide.kind,
            author: guide.author,
            publisher: random.pick(GUIDES),
            edition: `${random.whole(2, 9)}th`,
            isbn: `978-984-${random.whole(100, 999)}-${random.whole(100, 999)}-${random.whole(0, 9)}`,
            price: fromMinor(random.whole(18, 55) * 1000),
          },
        ]
      : []),
  ];
}

function outlineOf({ subjectName, course: { marks } }: ClassCourse): string {
  const parts = (marks ?? []).map(([name, full]) => `<li>${name}: ${full} marks</li>`).join('');
  return `<p>The annual exam in ${subjectName} covers the chapters taught since the second term and, shortly, those before.</p><ul>${parts}</ul>`;
}
