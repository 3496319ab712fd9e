import { COHORT } from '../../schemas/academics/cohort.ts';
import { logIn, type Role } from '../e2e/support/sessions.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';
import { openSchool } from './school.ts';
import { timed } from './timed.ts';
import { queryAt } from '../support/testDatabase.ts';

const ROUNDS = 101;
const LIMIT = 1.05;
const MOST_ROWS = 500;
const TEACHER = 'teacher@demo.school';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

interface RestrictedList {
  readonly what: string;
  readonly who: Role;
  readonly path: string;
  /** The filter by which somebody who sees all finds the same rows. */
  readonly sameRows: (rows: readonly Row[]) => object;
}

const byId = (rows: readonly Row[]) => ({ id: rows.map(({ id }) => id) });
/** As somebody asks for the registers of a cohort, by all that names it. */
const byCohort = ([row]: readonly Row[]) => Object.fromEntries(COHORT.map((name) => [name, [row?.[name] ?? null]]));
const byStudent = (rows: readonly Row[]) => ({ student_id: [...new Set(rows.map(({ student_id }) => student_id))] });

const STUDENTS = '/get/all/students';
const RESULTS = '/get/all/result';
const REGISTERS = '/get/all/student/attendances';

/** What lists cost that are restricted to the caller's rows or fields, by the same rows for somebody who sees all. */
const LISTS: readonly RestrictedList[] = [
  { what: 'students of a teacher', who: 'teacher', path: STUDENTS, sameRows: byId },
  {
    what: 'results of a teacher’s students, without places that are not told',
    who: 'teacher',
    path: RESULTS,
    sameRows: byStudent,
  },
  { what: 'registers of a teacher’s cohort', who: 'teacher', path: REGISTERS, sameRows: byCohort },
  { what: 'employees without what is private', who: 'teacher', path: '/get/all/employee', sameRows: byId },
  { what: 'a student’s own registers', who: 'student', path: REGISTERS, sameRows: byStudent },
  { what: 'registers of a parent’s children', who: 'parent', path: REGISTERS, sameRows: byStudent },
  { what: 'homework of a parent’s children', who: 'parent', path: '/employee/homeworks', sameRows: byId },
];

/** Nobody can ask for the same rows of several cohorts in one call: of these only what they take is told. */
const OF_MANY_COHORTS = [
  ['students', STUDENTS],
  ['results', RESULTS],
  ['registers', REGISTERS],
] as const;

/** What row rules, field rules and the check of abilities add to a list. */
export async function* measureVisibility(): AsyncGenerator<Measurement> {
  const { url, session, databaseUrl } = await openSchool();
  const giveBack = await leaveOneCohort(databaseUrl);
  for (const { what, who, path, sameRows } of LISTS) {
    const { accessToken: token } = await logIn(url, who);
    const restricted = address(`${url}/api${path}`);
    const { rows, total } = await read(address(`${url}/api${path}`, undefined, MOST_ROWS), token);
    const open = address(`${url}/api${path}`, sameRows(rows));
    const theirs = await read(open, session.accessToken);
    if (theirs.total !== total) throw new Error(`${path}: ${total} rows cannot be compared with ${theirs.total}`);
    const times: { own: number; same: number }[] = [];
    const ownTime = () => timed(restricted, token);
    const sameTime = () => timed(open, session.accessToken);
    // The second of two calls finds the caches warm: each is the second as often.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      if (turn % 2 === 0) times.push({ own: await ownTime(), same: await sameTime() });
      else {
        const same = await sameTime();
        times.push({ same, own: await ownTime() });
      }
    }
    const [own, same] = [
      median(times.slice(1).map((each) => each.own)),
      median(times.slice(1).map((each) => each.same)),
    ];
    yield {
      what: `${what}, to the same ${total} rows for who sees all`,
      value: own / same,
      unit: ' ×',
      atMost: LIMIT,
      detail: `${round(own)} ms to ${round(same)} ms`,
    };
  }
  await giveBack();
  yield* measureManyCohorts(url);
}

async function* measureManyCohorts(url: string): AsyncGenerator<Measurement> {
  const { accessToken: token } = await logIn(url, 'teacher');
  for (const [what, path] of OF_MANY_COHORTS) {
    const list = address(`${url}/api${path}`);
    const { total } = await read(list, token);
    const times: number[] = [];
    for (let turn = 0; turn <= ROUNDS; turn += 1) times.push(await timed(list, token));
    yield {
      what: `${what} of a teacher of eight lessons, ${total} rows`,
      value: median(times.slice(1)),
      unit: ' ms',
    };
  }
}

/** The teacher keeps one cohort, so that the ids of its students fit an address: both then count and show the same rows. */
async function leaveOneCohort(databaseUrl: string): Promise<() => Promise<void>> {
  const own = `employee_id in (select m.id from employees m join users u on u.id = m.user_id where u.email = '${TEACHER}')`;
  const taken = await queryAt<{ id: number }>(
    databaseUrl,
    `update subject_teachers set is_active = 0 where ${own} and is_active = 1 returning id`,
  );
  const others = await queryAt<{ id: number }>(
    databaseUrl,
    `update class_teachers set is_active = 0 where ${own} and is_active = 1
       and id > (select min(id) from class_teachers where ${own} and is_active = 1) returning id`,
  );
  return async () => {
    for (const [table, rows] of [
      ['subject_teachers', taken],
      ['class_teachers', others],
    ] as const)
      await queryAt(databaseUrl, `update ${table} set is_active = 1 where id = any('{${rows.map(({ id }) => id)}}')`);
  };
}

/** In the order of the list, as the screens ask. */
function address(list: string, filter?: object, count = 25): string {
  const query = { range: `[0,${count - 1}]`, ...(filter && { filter: JSON.stringify(filter) }) };
  return `${list}?${new URLSearchParams(query)}`;
}

async function read(list: string, token: string): Promise<{ rows: Row[]; total: number }> {
  const answer = await fetch(list, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  const rows = (await answer.json()) as Row[];
  return { rows, total: Number(answer.headers.get('Content-Range')?.split('/')[1]) };
}
