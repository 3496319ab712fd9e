import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { school } from '../../src/server/school/index.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { build, create } from '../support/build.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, sendImport } from '../support/importFile.ts';

const user = registry.get('user');
const OFFICE = 7;

/** What people log in with: the login's own id, and those of the people it belongs to. */
const kinds = [{ resource: user, field: 'login_id' }].concat(
  Object.entries(school.loginIds).map(([name, field]) => ({ resource: registry.get(name), field })),
);
type Kind = (typeof kinds)[number];
const pairs = kinds.flatMap((taken) =>
  kinds
    .filter(({ resource }) => resource !== taken.resource)
    .map((given) => ({ name: `${taken.resource.name} and ${given.resource.name}`, taken, given })),
);

describe('a name that people log in with', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  let count = 0;
  const newName = () => `NAME-${++count}`;
  const account = async ({ resource }: Kind, given: Json = {}) => {
    const role_id = resource.name === 'student' ? ROLES.student : OFFICE;
    return (await create(campus, user, { role_id, ...given })).id;
  };
  /** A record with a name, by which somebody logs in. */
  const personWith = async (kind: Kind, name: string) =>
    kind.resource === user
      ? create(campus, user, { role_id: OFFICE, login_id: name, password: DEMO_PASSWORD })
      : create(campus, kind.resource, { [kind.field]: name, user_id: await account(kind) });
  const post = ({ resource }: Kind, body: Json) => campus.call(`POST ${resource.endpoints.create?.path}`, { body });
  const put = ({ resource }: Kind, id: unknown, body: Json) =>
    campus.call(`PUT ${addressOf(resource.endpoints.update?.path ?? '', id)}`, { body });
  const taken = ['Someone else signs in with this. Choose another.'];

  it.each(eachOf(pairs))('of one is not given to the other: %s', async (_, pair) => {
    const name = newName();
    await personWith(pair.taken, name);
    const { resource, field } = pair.given;
    const errors = { [field]: taken };
    const input = await build(campus, resource, { [field]: name.toLowerCase() });
    const made = await post(pair.given, input);
    expect([made.status, made.body.errors], made.text).toEqual([422, errors]);
    const other = await create(campus, resource);
    const changed = await put(pair.given, other.id, { [field]: name });
    expect([changed.status, changed.body.errors], changed.text).toEqual([422, errors]);

    const line = await asLine(campus, resource, input);
    const sent = { file: csvOf(line.headings, [line.cells]), dryRun: true };
    const { body, text } = await sendImport(campus, resource, sent);
    const { rows } = (body.data as { report: { rows: Json[] } }).report;
    expect(rows, text).toMatchObject([{ action: 'refuse', errors }]);
  });

  it('is not told to who sees no users: only that it cannot be used', async () => {
    const name = newName();
    await create(campus, user, { role_id: OFFICE, login_id: name, password: DEMO_PASSWORD });
    const body = await build(campus, registry.get('student'), { user_id: null, student_id: name });
    const refused = await campus.call('POST /students', { as: 'office', body });
    const errors = { student_id: ['This cannot be used here. Enter something else.'] };
    expect([refused.status, refused.body.errors], refused.text).toEqual([422, errors]);
  });

  it.each(eachOf(pairs))('leads to one person where %s are made at once', async (_, { given, taken: other }) => {
    for (let round = 0; round < 3; round++) {
      const name = newName();
      const inputs = await Promise.all(
        [given, other].map(async (kind) => {
          const named = { [kind.field]: name };
          if (kind.resource === user) return build(campus, user, { ...named, role_id: OFFICE });
          return build(campus, kind.resource, { ...named, user_id: await account(kind) });
        }),
      );
      const answers = await Promise.all([post(given, inputs[0] as Json), post(other, inputs[1] as Json)]);
      expect(answers.map(({ status }) => status).sort(), answers.map(({ text }) => text).join('\n')).toEqual([
        201, 422,
      ]);
    }
  });

  const people = kinds
    .filter(({ resource }) => resource !== user)
    .map((kind) => ({ name: kind.resource.name, ...kind }));

  it.each(eachOf(people))('may be that of the login and of the %s that it belongs to', async (_, kind) => {
    const name = newName();
    const person = await create(campus, kind.resource, { [kind.field]: name, user_id: null });
    const linked = await put(kind, person.id, { user_id: loginOf(kind, name) });
    expect(linked.status, linked.text).toBe(200);
    const renamed = await put(kind, person.id, { [kind.field]: name.toLowerCase() });
    expect(renamed.status, renamed.text).toBe(200);
    const freed = await put(kind, person.id, { user_id: null });
    expect(freed.status, freed.text).toBe(200);
  });

  it.each(eachOf(people))('of a %s without a login is taken by nobody else who has one', async (_, kind) => {
    const name = newName();
    await create(campus, kind.resource, { [kind.field]: name, user_id: null });
    for (const other of people.filter(({ resource }) => resource !== kind.resource)) {
      const somebody = await create(campus, other.resource, { user_id: await account(other) });
      const changed = await put(other, somebody.id, { [other.field]: name });
      expect([changed.status, changed.body.errors], changed.text).toEqual([422, { [other.field]: taken }]);
      const without = await create(campus, other.resource, { user_id: null });
      expect((await put(other, without.id, { [other.field]: name })).status).toBe(200);
    }
  });

  it.each(eachOf(people))(
    'that a %s and somebody else without logins have goes to who gets one first',
    async (_, kind) => {
      for (const other of people.filter(({ resource }) => resource !== kind.resource)) {
        const name = newName();
        const first = await create(campus, kind.resource, { [kind.field]: name, user_id: null });
        const second = await create(campus, other.resource, { [other.field]: name, user_id: null });
        const given = await put(kind, first.id, { user_id: await account(kind) });
        expect(given.status, given.text).toBe(200);
        const refused = await put(other, second.id, { user_id: await account(other) });
        expect([refused.status, refused.body.errors], refused.text).toEqual([422, { [other.field]: taken }]);
      }
    },
  );

  it.each(eachOf(people))('of a %s without a login is kept for the login that is made for them', async (_, kind) => {
    const name = newName();
    const person = await create(campus, kind.resource, { [kind.field]: name, user_id: null });
    const other = await create(campus, kind.resource, { user_id: null });
    const login = { resource: user, field: 'login_id' };
    const errors = { login_id: taken };

    const made = await post(login, await build(campus, user, { role_id: OFFICE, login_id: name.toLowerCase() }));
    expect([made.status, made.body.errors], made.text).toEqual([422, errors]);
    const stranger = await create(campus, user, { role_id: OFFICE });
    const changed = await put(login, stranger.id, { login_id: name });
    expect([changed.status, changed.body.errors], changed.text).toEqual([422, errors]);
    const given = await put(kind, other.id, { user_id: loginOf(kind, name) });
    expect([given.status, given.body.errors], given.text).toEqual([422, { 'user_id.login_id': taken }]);

    const line = await asLine(campus, user, await build(campus, user, { role_id: OFFICE, login_id: name }));
    const { body, text } = await sendImport(campus, user, { file: csvOf(line.headings, [line.cells]), dryRun: true });
    expect((body.data as { report: { rows: Json[] } }).report.rows, text).toMatchObject([{ action: 'refuse', errors }]);

    const own = await put(kind, person.id, { user_id: loginOf(kind, name) });
    expect(own.status, own.text).toBe(200);
  });

  const loginOf = ({ resource }: Kind, login_id: string) => ({
    login_id,
    ...(resource.name === 'employee' && { role_id: OFFICE }),
  });
});
