import autocannon from 'autocannon';
import { median } from './median.ts';

/** What a server did under load. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 calls were answered. */
  readonly p99: number;
}

const CONNECTIONS = 10;

/** Calls an address as often as ten connections can, for so many seconds. A failed call fails the measurement. */
export async function load(url: string, seconds: number, token?: string): Promise<Load> {
  return measured(url, { duration: seconds, headers: headersOf(token) });
}

/** The same with bodies, each sent once. */
export async function loadBodies(
  url: string,
  seconds: number,
  { token, nextBody }: { readonly token?: string; readonly nextBody: () => object },
): Promise<Load> {
  return measured(url, {
    duration: seconds,
    method: 'PUT',
    headers: { ...headersOf(token), 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(nextBody()) }) }],
  });
}

function headersOf(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function measured(url: string, options: Omit<autocannon.Options, 'url'>): Promise<Load> {
  const result = await autocannon({ url, connections: CONNECTIONS, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Measures two things in turns, so that what else the machine does meets both, and answers the median of each. */
export async function inTurns(
  rounds: number,
  first: () => Promise<Load>,
  second: () => Promise<Load>,
): Promise<[Load, Load]> {
  const firsts: Load[] = [];
  const seconds: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    firsts.push(await first());
    seconds.push(await second());
  }
  return [medianLoad(firsts), medianLoad(seconds)];
}

function medianLoad(loads: readonly Load[]): Load {
  return { perSecond: median(loads.map((each) => each.perSecond)), p99: median(loads.map((each) => each.p99)) };
}
