import { registry } from '../../../schemas/index.ts';
import { type FakeCall, type FakeRecord, fakeServer, type Override } from './fakeServer.ts';

export type { FakeCall, FakeRecord } from './fakeServer.ts';

/** A server that holds the school's records by resource name. Returns the calls that reached it. */
export function fakeSchool(tables: Record<string, FakeRecord[]>, override?: Override): FakeCall[] {
  return fakeServer(registry, tables, override);
}
