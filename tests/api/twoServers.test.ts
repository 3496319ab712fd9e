import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makePlace, type DataLocation } from '../support/campus.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { queryAt } from '../support/testDatabase.ts';

/** Well below what a server remembers of a login without being told. */
const AT_ONCE = { timeout: 2_000, interval: 20 };
const PASSWORD = 'Demo@1234';

const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
const CUT = `select pg_terminate_backend(pid) ${OTHERS}`;
const LISTENING = `select pid ${OTHERS} and query like 'listen %'`;

type Headers = Readonly<Record<string, string>>;

/** The product behind a balancer: two servers on one database, each with what it remembers of who is logged in. */
describe('two servers on one database', () => {
  let place: DataLocation;
  let one: RunningServer;
  let other: RunningServer;
  let admin: Headers;

  beforeAll(async () => {
    place = await makePlace('postgres');
    const settings = { DATABASE_URL: place.databaseUrl, TOKEN_SECRET: 'the same secret for both of the two servers' };
    [one, other] = await Promise.all([startServer(settings), startServer(settings)]);
    admin = await logIn(one, 'superadmin');
  }, 120_000);
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await place?.remove();
  });

  const url = () => String(place.databaseUrl);
  const call = (server: RunningServer, method: string, path: string, headers: Headers, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const logIn = async (server: RunningServer, role: string): Promise<Headers> => {
    const answer = await call(server, 'POST', '/login', {}, { email: `${role}@demo.school`, password: PASSWORD });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return { Authorization: `Bearer ${accessToken}` };
  };
  const userOf = async (role: string): Promise<{ id: number }> => {
    const filter = encodeURIComponent(JSON.stringify({ email: `${role}@demo.school` }));
    const [user] = (await (await call(one, 'GET', `/users?filter=${filter}`, admin)).json()) as { id: number }[];
    if (!user) throw new Error(`Nobody is ${role}`);
    return user;
  };
  /** What the other server says to somebody from now on. */
  const expectThere = async (headers: Headers, path: string, status: number) => {
    expect((await call(other, 'GET', path, headers)).status, path).not.toBe(status);
    return () => vi.waitFor(async () => expect((await call(other, 'GET', path, headers)).status).toBe(status), AT_ONCE);
  };

  it('both know at once that a login has ended', async () => {
    const teacher = await logIn(one, 'teacher');
    const refused = await expectThere(teacher, '/me/account', 401);
    expect((await call(one, 'POST', '/logout', teacher)).status).toBeLessThan(300);
    await refused();
  });

  it('both know at once what somebody may do no more, and may do again', async () => {
    const office = await logIn(one, 'office');
    const { id } = await userOf('office');
    const change = async (permissions: object[]) => {
      const answer = await call(one, 'PUT', `/users/${id}`, admin, { permissions });
      expect(answer.status, await answer.text()).toBe(200);
    };
    const refused = await expectThere(office, '/get/all/students?range=%5B0,0%5D', 403);
    await change([{ action: 'read', subject: 'Student', is_denied: 1 }]);
    await refused();
    const answered = await expectThere(office, '/get/all/students?range=%5B0,0%5D', 200);
    await change([]);
    await answered();
  });

  it('both know at once which registers are a teacher’s, whoever changes it', async () => {
    const teacher = await logIn(one, 'teacher');
    const totalThere = async () => {
      const answer = await call(other, 'GET', '/get/all/student/attendances?range=%5B0,0%5D', teacher);
      return Number(answer.headers.get('Content-Range')?.split('/')[1]);
    };
    const all = await totalThere();
    expect(all).toBeGreaterThan(0);
    const tables = ['class_teachers', 'subject_teachers'];
    for (const table of tables) await queryAt(url(), `update ${table} set is_active = 0`);
    await vi.waitFor(async () => expect(await totalThere()).toBe(0), AT_ONCE);
    for (const table of tables) await queryAt(url(), `update ${table} set is_active = 1`);
    await vi.waitFor(async () => expect(await totalThere()).toBe(all), AT_ONCE);
  });

  it('both know at once whose children are a parent’s, whoever changes it', async () => {
    const parent = await logIn(one, 'parent');
    const totalThere = async () => {
      const answer = await call(other, 'GET', '/get/all/students?range=%5B0,0%5D', parent);
      return Number(answer.headers.get('Content-Range')?.split('/')[1]);
    };
    const all = await totalThere();
    expect(all).toBeGreaterThan(0);
    const [{ id, parent_id } = {}] = await queryAt(
      url(),
      `select s.id, s.parent_id from students s join student_parents p on p.id = s.parent_id
       where p.user_id = ${(await userOf('parent')).id}`,
    );
    await queryAt(url(), `update students set parent_id = null where id = ${Number(id)}`);
    await vi.waitFor(async () => expect(await totalThere()).toBe(all - 1), AT_ONCE);
    await queryAt(url(), `update students set parent_id = ${Number(parent_id)} where id = ${Number(id)}`);
    await vi.waitFor(async () => expect(await totalThere()).toBe(all), AT_ONCE);
  });

  it('both know at once that somebody is switched off, also after the database has cut their connections', async () => {
    const accountant = await logIn(one, 'accountant');
    const { id } = await userOf('accountant');
    await queryAt(url(), CUT);
    await vi.waitFor(async () => expect(await queryAt(url(), LISTENING)).toHaveLength(2), {
      timeout: 20_000,
      interval: 200,
    });
    const refused = await expectThere(accountant, '/me/account', 401);
    const answer = await call(one, 'PUT', `/users/${id}`, admin, { is_active: 0 });
    expect(answer.status, await answer.text()).toBe(200);
    await refused();
  });
});
