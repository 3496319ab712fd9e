import { schoolDaysUntil } from './calendar.ts';
import { SUBJECTS } from './curriculum.ts';
import { instantOf } from './days.ts';
import { at } from './lookups.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { Assignment } from './routine.ts';
import { addDays } from '../../../core/days.ts';

const SEED = 20_260_107;
const DAYS_OF_HOMEWORK = 15;
const TASKS_A_DAY = 9;
const MATERIALS = 70;
const DAYS_OF_MATERIAL = 60;

const TASKS = [
  ['Exercise {n}', 'Solve questions 1 to {n} in the exercise book and show every step.'],
  ['Reading, chapter {n}', 'Read chapter {n} twice and write down five questions that it answers.'],
  ['Revision of chapter {n}', 'Revise chapter {n}; there is a short test in the next lesson.'],
  ['Summary of lesson {n}', 'Write a summary of lesson {n} in your own words, one page at most.'],
  ['Model questions, set {n}', 'Answer set {n} of the model questions and correct each other’s answers.'],
] as const;
const KINDS = [
  'Notes on chapter {n}',
  'Slides of lesson {n}',
  'Worked examples, chapter {n}',
  'Video: chapter {n} explained',
] as const;

/** Seeds recent homework and teaching material. */
export async function seedTasks(
  context: SeedContext,
  options: {
    readonly assignments: readonly Assignment[];
    readonly subjects: ReadonlyMap<string, number>;
    readonly userOf: ReadonlyMap<number, number | null>;
  },
): Promise<void> {
  const { assignments, subjects, userOf } = options;
  const random = makeRandom(SEED);
  const examined = assignments.filter(({ code }) => !['P08', 'P09', '147', '148'].includes(code));
  // Every fourth task comes from the demo teacher, so that this login has records to show.
  const own = examined.filter(({ employee }) => employee.user_id !== null);
  const pick = (index: number) => (index % 4 === 0 ? random.pick(own) : random.pick(examined));
  const lessonFields = ({ section, code, employee }: Assignment): SeedRecord => ({
    ...section.cohort,
    subject_id: at(subjects, code),
    employee_id: employee.id,
    created_by: userOf.get(employee.id) ?? null,
  });
  const fill = (text: string, number: number) => text.replaceAll('{n}', String(number));
  const homework = schoolDaysUntil(context.today, DAYS_OF_HOMEWORK).flatMap((day) =>
    Array.from({ length: TASKS_A_DAY }, (_, index): SeedRecord => {
      const [name, description] = random.pick(TASKS);
      const number = random.whole(2, 12);
      return {
        ...lessonFields(pick(index)),
        name: fill(name, number),
        description: `<p>${fill(description, number)}</p>`,
        given_on: day,
        due_on: addDays(day, random.whole(1, 6)),
        created_at: instantOf(day, '06:00'),
      };
    }),
  );
  await seedRecords(context, 'homework', homework);
  const days = schoolDaysUntil(context.today, DAYS_OF_MATERIAL);
  const materials = Array.from({ length: MATERIALS }, (_, index): SeedRecord => {
    const assignment = pick(index);
    const subject = SUBJECTS.find(({ code }) => code === assignment.code)?.name ?? '';
    const day = days[Math.floor((index * DAYS_OF_MATERIAL) / MATERIALS)] as string;
    const name = fill(random.pick(KINDS), random.whole(1, 14));
    return {
      ...lessonFields(assignment),
      name,
      description: `<p>${subject}: what was on the board, to read again at home.</p>`,
      link: `https://materials.example.org/${assignment.code.toLowerCase()}/${index + 1}`,
      published_on: day,
      created_at: instantOf(day, '08:00'),
    };
  });
  await seedRecords(context, 'courseMaterial', materials);
}
