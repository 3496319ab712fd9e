import { sql } from 'kysely';
import { CLASS_PARTS } from '../../../../../schemas/academics/cohort.ts';
import type { remindTeachers as declared } from '../../../../../schemas/exams/readinessCalls.ts';
import { notification } from '../../../../../schemas/messages/notification.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { fromZoned } from '../../../../core/zonedTime.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { Said } from '../../../said.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { notifyMany } from '../notices/notify.ts';
import { tablesOf } from '../../tables.ts';
import { type ResultScope, scopeOf } from '../exams/scope.ts';
import { sectionNames } from './cohortNames.ts';
import { planExam, type PlanTables } from './examPlan.ts';
import type { OwedMarks } from '../../owedMarks.ts';
import { lastReminders, reminderLink } from './lastReminders.ts';
import { missingMarks } from './missing.ts';
import { MAX_NAMED } from './namedFew.ts';
import { notHandedIn, type WaitingSheet } from './notHandedIn.ts';

type Reminded = Answered<typeof declared>['data'];

interface Reminding {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope & { readonly exam_type_id: number };
}

/** A sheet of which something is owed: marks of students, or only that it is handed in. */
type OwedSheet = OwedMarks | WaitingSheet;

/**
 * Notifies the teachers who owe marks in a scope or have not handed them in, each once a day at most, of all that they owe
 * in the class: of the rest they would not hear that day. Counts who could not be notified.
 */
export function remindTeachers({ context, caller, scope }: Reminding): Promise<Reminded> {
  return inTransaction({ context, resource: context.registry.get(notification.name) }, async (store) => {
    // Two who remind at the same moment would each find that nobody has been.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`remind ${scope.exam_type_id}`}, 0))`.execute(store.trx);
    const owed = await owedInClass(store, scope);
    const asked = owed.filter((sheet) =>
      CLASS_PARTS.every((name) => scope[name] === null || scope[name] === sheet[name]),
    );
    const teachers = new Map(asked.flatMap((each) => each.teachers.map(({ id, name }) => [id, name] as const)));
    const accounts = await accountsOf(store, [...teachers.keys()]);
    const alreadyReminded = await remindedToday(store, scope, [...accounts.keys()]);
    const open = [...accounts].filter(([teacher]) => !alreadyReminded.has(teacher));
    const write = await writerOf({ store, scope, owed });
    const link = reminderLink(scope);
    await notifyMany(
      { store, caller },
      open.map(([teacher, userId]) => ({ userId, link, ...write(teacher) })),
    );
    return {
      reminded: open.length,
      already: accounts.size - open.length,
      without_account: [...teachers].filter(([id]) => !accounts.has(id)).map(([id, name]) => ({ id, name })),
      unassigned: asked.filter((each) => each.teachers.length === 0).length,
    };
  });
}

async function owedInClass(store: Store, { academic_year_id, class_id, exam_type_id }: Reminding['scope']) {
  const scope = scopeOf({ academic_year_id, class_id, exam_type_id });
  const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
  const [missing, waiting] = [await missingMarks(store.trx, scope, plan), await notHandedIn(store.trx, scope, plan)];
  return [...missing, ...waiting] satisfies readonly OwedSheet[];
}

/** The users of those teachers who can sign in. */
async function accountsOf(store: Store, teachers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (teachers.length === 0) return new Map();
  const rows = await tablesOf<'employees' | 'users'>(store)
    .selectFrom('employees as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'u.id as user_id'])
    .where('m.id', 'in', teachers)
    .where('u.is_active', '=', 1)
    .orderBy('m.id')
    .execute();
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

/** Which of the teachers were reminded today already. */
async function remindedToday(
  { context, trx }: Store,
  scope: Reminding['scope'],
  teachers: readonly number[],
): Promise<ReadonlySet<number>> {
  const since = fromZoned(`${context.today()}T00:00`, context.timeZone()) ?? context.today();
  const reminders = await lastReminders(trx, scope, teachers);
  return new Set(reminders.filter(({ at }) => Date.parse(at) >= Date.parse(since)).map(({ id }) => id));
}

/** What each teacher is told: what is owed of which sections, marks or only the hand-in, by the names that everybody knows. */
async function writerOf(options: {
  readonly store: Store;
  readonly scope: Reminding['scope'];
  readonly owed: readonly OwedSheet[];
}) {
  const { store, scope, owed } = options;
  const exam = await nameOf(store, 'exam_types', [scope.exam_type_id]);
  const classes = await nameOf(store, 'classes', [scope.class_id]);
  const sectionOf = await sectionNames(store.trx, scope);
  const subjects = await nameOf(store, 'subjects', [...new Set(owed.flatMap(({ subject_id }) => subject_id ?? []))]);
  return (teacher: number) => {
    const own = owed.filter(({ teachers }) => teachers.some(({ id }) => id === teacher));
    const lines = own.slice(0, MAX_NAMED).map((sheet) => {
      const names = {
        subject: subjects.get(sheet.subject_id ?? 0) ?? '',
        class: classes.get(scope.class_id) ?? '',
        section: sectionOf(sheet),
      };
      return owesMarks(sheet)
        ? say('owedLine', { ...names, smart_count: sheet.students.length })
        : say('handInLine', names);
    });
    const more = own.length > MAX_NAMED ? [say('owedMore', { smart_count: own.length - MAX_NAMED })] : [];
    return {
      title: say(own.some(owesMarks) ? 'owedTitle' : 'handInTitle', { exam: exam.get(scope.exam_type_id) ?? '' }),
      body: { lines: [...lines, ...more] },
    };
  };
}

function say(key: string, params: Readonly<Record<string, string | number>>): Said {
  return { key: `server.results.${key}`, params };
}

function owesMarks(sheet: OwedSheet): sheet is OwedMarks {
  return 'students' in sheet;
}

async function nameOf(
  store: Store,
  table: 'exam_types' | 'classes' | 'subjects',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tablesOf<typeof table>(store)
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
