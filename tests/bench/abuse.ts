import { emailOf, logIn, PASSWORD } from '../e2e/support/sessions.ts';
import { startServer } from '../support/server.ts';
import { undoAtEnd } from './cleanup.ts';
import { median } from './median.ts';
import { type Measurement, round } from './report.ts';

const PAUSE_MS = 20;
const ALONE_MS = 6_000;
const GUESSING_MS = 15_000;
const GUESSES_A_MINUTE = 1_000;
const LOGINS_AT_ONCE = 200;
const AT_MOST = 1.5;

/** What others notice of a list while passwords are guessed, and while a whole school logs in. */
export async function* measureAbuse(): AsyncGenerator<Measurement> {
  const server = await startServer({ LOG_LEVEL: 'silent' });
  undoAtEnd(server.stop);
  const { accessToken } = await logIn(server.url, 'admin');
  const lists = () => timeList(server.url, accessToken);
  await timesWhile(lists, pause(1_000));
  const alone = median(await timesWhile(lists, pause(ALONE_MS)));

  const statuses = new Map<number, number>();
  const loggedIn = Array.from({ length: LOGINS_AT_ONCE }, () => attempt(server.url, PASSWORD, statuses));
  const began = performance.now();
  const during = await timesWhile(lists, Promise.all(loggedIn));
  yield {
    what: `a list while ${LOGINS_AT_ONCE} log in at once, beside the same list alone`,
    value: median(during) / alone,
    unit: ' ×',
    atMost: AT_MOST,
    detail: `${round(alone)} and ${round(median(during))} ms; all answered after ${round((performance.now() - began) / 1_000)} s: ${told(statuses)}`,
  };

  statuses.clear();
  const guessed = await timesWhile(lists, guess(server.url, statuses));
  yield {
    what: `a list under ${GUESSES_A_MINUTE} wrong passwords a minute, beside the same list alone`,
    value: median(guessed) / alone,
    unit: ' ×',
    atMost: AT_MOST,
    detail: `${round(alone)} and ${round(median(guessed))} ms: ${told(statuses)}`,
  };
}

async function timeList(url: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/get/all/students?range=${encodeURIComponent('[0,24]')}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  return performance.now() - started;
}

/** Calls one after another, with pauses, until something else has ended. */
async function timesWhile(call: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push(await call());
    await pause(PAUSE_MS);
  }
  await ended;
  return times;
}

async function guess(url: string, statuses: Map<number, number>): Promise<void> {
  const until = performance.now() + GUESSING_MS;
  const guesses: Promise<void>[] = [];
  while (performance.now() < until) {
    guesses.push(attempt(url, 'Wrong@1234', statuses, `nobody${guesses.length}@demo.school`));
    await pause(60_000 / GUESSES_A_MINUTE);
  }
  await Promise.all(guesses);
}

async function attempt(
  url: string,
  password: string,
  statuses: Map<number, number>,
  email = emailOf('office'),
): Promise<void> {
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body: new URLSearchParams({ email, password }) });
  await answer.arrayBuffer();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
}

function told(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
