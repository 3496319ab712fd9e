import { sql } from 'kysely';
import type { remindTeachers as declared } from '../../../../../schemas/exams/readinessCalls.ts';
import { notification } from '../../../../../schemas/messages/notification.ts';
import { MARK_UPLOAD } from '../../../../../schemas/teaching/taskPath.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import { fromZoned } from '../../../../core/zonedTime.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { createManyRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { Translator } from '../../../translate.ts';
import { tablesOf } from '../../tables.ts';
import { sectionNames } from './cohortNames.ts';
import { planExam, type PlanTables } from './examPlan.ts';
import type { OwedMarks } from '../../owedMarks.ts';
import { missingMarks } from './missing.ts';
import { MAX_NAMED } from './namedFew.ts';
import { notHandedIn, type WaitingSheet } from './notHandedIn.ts';
import type { ResultScope } from '../exams/scope.ts';

type Reminded = Answered<typeof declared>['data'];

interface Reminding {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope & { readonly exam_type_id: number };
  readonly translator: Translator;
}

/** A sheet of which something is owed: marks of students, or only that it is handed in. */
type OwedSheet = OwedMarks | WaitingSheet;

/**
 * Notifies the teachers who owe marks of an exam in a class or have not handed them in, each once a day at most, and counts
 * who could not be.
 */
export function remindTeachers({ context, caller, scope, translator }: Reminding): Promise<Reminded> {
  return inTransaction({ context, resource: context.registry.get(notification.name) }, async (store) => {
    // Two who remind at the same moment would each find that nobody has been.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`remind ${scope.exam_type_id}`}, 0))`.execute(store.trx);
    const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
    const owed: readonly OwedSheet[] = [
      ...(await missingMarks(store.trx, scope, plan)),
      ...(await notHandedIn(store.trx, scope, plan)),
    ];
    const teachers = new Map(owed.flatMap((each) => each.teachers.map(({ id, name }) => [id, name] as const)));
    const link = linkOf(scope);
    const accounts = await accountsOf(store, [...teachers.keys()]);
    const alreadyReminded = await remindedToday(store, [...accounts.values()], link);
    const open = [...accounts].filter(([, user]) => !alreadyReminded.has(user));
    const write = await writerOf({ store, scope, owed, translator });
    const values = open.map(([teacher, user_id]) => ({ user_id, link, ...write(teacher) }));
    await createManyRelated({ cause: { store, caller }, entity: notification, values });
    return {
      reminded: open.length,
      already: accounts.size - open.length,
      without_account: [...teachers].filter(([id]) => !accounts.has(id)).map(([id, name]) => ({ id, name })),
      unassigned: owed.filter((each) => each.teachers.length === 0).length,
    };
  });
}

/** Where the notification leads; that one has it says whether somebody was reminded of an exam in a class. */
function linkOf({ exam_type_id, class_id }: Reminding['scope']): string {
  return `${MARK_UPLOAD}?exam=${exam_type_id}&owed=${class_id}`;
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

async function remindedToday(store: Store, users: readonly number[], link: string): Promise<ReadonlySet<number>> {
  if (users.length === 0) return new Set();
  const { context } = store;
  const since = fromZoned(`${context.today()}T00:00`, context.timeZone()) ?? context.today();
  const rows = await tablesOf<'notifications'>(store)
    .selectFrom('notifications')
    .select('user_id')
    .where('user_id', 'in', users)
    .where('link', '=', link)
    .where('created_at', '>=', since)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What each teacher is told: what is owed of which sections, marks or only the hand-in, by the names that everybody knows. */
async function writerOf(options: {
  readonly store: Store;
  readonly scope: Reminding['scope'];
  readonly owed: readonly OwedSheet[];
  readonly translator: Translator;
}) {
  const { store, scope, owed, translator } = options;
  const say = (key: string, params = {}) => translator.text(`server.results.${key}`, params);
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
      body: [...lines, ...more].join('\n'),
    };
  };
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
