import { inTurns, load } from './load.ts';
import { type Measurement, round } from './report.ts';
import { startBareServer } from './startBareServer.ts';
import { openSchool } from './school.ts';

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const ONE_ID = 777;

const FIRST_PAGE = listPath({ range: [0, 24], filter: { class_id: 3, is_active: 1 } });
const UNFILTERED = listPath({ range: [0, 24] });
const SEARCH = listPath({ range: [0, 24], filter: { q: 'rahman tan' } });

/** The API under load beside the bare server. */
export async function* measureApi(): AsyncGenerator<Measurement> {
  const { url, session, databaseUrl } = await openSchool();
  const token = session.accessToken;
  const api = `${url}/api`;
  const bare = await startBareServer(databaseUrl);
  const list = [`${api}${FIRST_PAGE}`, `${bare}/list`] as const;
  const one = [`${api}/students/${ONE_ID}`, `${bare}/one/${ONE_ID}`] as const;
  for (const [ours, reference] of [list, one]) {
    await requireSameAnswer({ ours, reference, token });
    await load(ours, WARM_UP_SECONDS, token);
    await load(reference, WARM_UP_SECONDS);
  }
  const measure = ([ours, reference]: readonly [string, string]) =>
    inTurns(
      ROUNDS,
      () => load(ours, SECONDS, token),
      () => load(reference, SECONDS),
    );
  yield ratio('requests/s: list of 25, filtered, sorted and counted, to the bare server', await measure(list), 0.6);
  yield ratio('requests/s: one record by id, to the bare server', await measure(one), 0.5);
  yield* measurePages(api, token);
}

/** Pages far from the first, and a search, beside the first page. */
async function* measurePages(api: string, token: string): AsyncGenerator<Measurement> {
  const students = await countStudents(api, token);
  const middle = Math.floor(students / 2);
  const asked = {
    'last page': listPath({ range: [students - 25, students - 1] }),
    'page in the middle': listPath({ range: [middle, middle + 24] }),
    'text search': SEARCH,
  };
  for (const [what, path] of Object.entries(asked)) {
    const [far, first] = await inTurns(
      ROUNDS,
      () => load(api + path, SECONDS, token),
      () => load(api + UNFILTERED, SECONDS, token),
    );
    const detail = `${round(far.p99)} to ${round(first.p99)} ms, ${students} students`;
    yield { what: `p99 of the ${what}, to the first page’s`, value: far.p99 / first.p99, unit: '', atMost: 5, detail };
  }
}

function ratio(what: string, [ours, reference]: Awaited<ReturnType<typeof inTurns>>, atLeast: number): Measurement {
  const detail = `${round(ours.perSecond)} to ${round(reference.perSecond)} a second, 10 connections`;
  return { what, value: ours.perSecond / reference.perSecond, unit: '', atLeast, detail };
}

function listPath({ range, filter = {} }: { range: readonly number[]; filter?: object }): string {
  const query = { range, sort: ['name', 'ASC'], filter };
  const pairs = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/get/all/students?${new URLSearchParams(pairs)}`;
}

/** Two servers that answer different things cannot be compared. */
async function requireSameAnswer({
  ours,
  reference,
  token,
}: Record<'ours' | 'reference' | 'token', string>): Promise<void> {
  const [mine, bare] = await Promise.all([textOf(ours, token), textOf(reference)]);
  if (mine !== bare) throw new Error(`${ours} and the bare server answer differently:\n${mine}\n${bare}`);
}

async function textOf(address: string, token?: string): Promise<string> {
  const answer = await fetch(address, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

async function countStudents(api: string, token: string): Promise<number> {
  const answer = await fetch(api + UNFILTERED, { headers: { Authorization: `Bearer ${token}` } });
  return Number(answer.headers.get('Content-Range')?.split('/').at(-1));
}
