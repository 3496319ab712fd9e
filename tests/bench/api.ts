import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inTurns, load } from './load.ts';
import { type Measurement, round } from './report.ts';

const ROUNDS = 3;
const SECONDS = 5;
const query = (parts: Record<string, unknown>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

const FIRST_PAGE = query({ range: [0, 24], sort: ['name', 'ASC'], filter: { class_id: 3, is_active: 1 } });
const UNFILTERED = query({ range: [0, 24], sort: ['name', 'ASC'] });
const SEARCH = query({ range: [0, 24], sort: ['name', 'ASC'], filter: { q: 'rahman tan' } });

/** The API under load beside the bare server, on PostgreSQL with a hundred thousand students. */
export async function measureApi(given: { url: string; token: string; databaseUrl: string; students: number }): Promise<Measurement[]> {
  const { url, token, databaseUrl, students } = given;
  const bare = await startBareServer(databaseUrl);
  try {
    const ours = (path: string) => () => load(`${url}/api${path}`, SECONDS, token);
    const reference = (path: string) => () => load(`${bare.url}${path}`, SECONDS);
    await load(`${url}/api/get/all/students?${FIRST_PAGE}`, 2, token);
    await load(`${bare.url}/list`, 2);
    const list = await inTurns(ROUNDS, ours(`/get/all/students?${FIRST_PAGE}`), reference('/list'));
    const one = await inTurns(ROUNDS, ours('/students/777'), reference('/one/777'));
    const deepPage = query({ range: [students - 25, students - 1], sort: ['name', 'ASC'] });
    const middlePage = query({ range: [students / 2, students / 2 + 24], sort: ['name', 'ASC'] });
    const first = await load(`${url}/api/get/all/students?${UNFILTERED}`, SECONDS, token);
    const paged = [];
    for (const [what, asked] of [['last page', deepPage], ['page in the middle', middlePage], ['text search', SEARCH]] as const) {
      const { p99 } = await load(`${url}/api/get/all/students?${asked}`, SECONDS, token);
      paged.push({ what: `p99 of the ${what} as multiples of the first page's`, value: p99 / first.p99, unit: '', atMost: 5, detail: `${p99} to ${first.p99} ms` });
    }
    return [
      ratio('list of 25, filtered, sorted and counted, to the bare server', list, 0.6),
      ratio('one record by id, to the bare server', one, 0.5),
      ...paged,
    ];
  } finally {
    bare.stop();
  }
}

function ratio(what: string, [ours, reference]: Awaited<ReturnType<typeof inTurns>>, atLeast: number): Measurement {
  const detail = `${round(ours.perSecond)} to ${round(reference.perSecond)} requests a second`;
  return { what, value: ours.perSecond / reference.perSecond, unit: '', atLeast, detail };
}

function startBareServer(databaseUrl: string): Promise<{ url: string; stop: () => void }> {
  const file = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
  const child = fork(file, [databaseUrl], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout?.once('data', (port) => resolve({ url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() }));
  });
}
