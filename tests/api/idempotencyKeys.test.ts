import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { deny } from '../support/people.ts';

describe.each(ENGINES)('a new record that is sent with a key on %s', (engine) => {
  let campus: Campus;
  let sent = 0;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const send = (key: string, body: Json, as?: 'admin') =>
    campus.call('POST /religions', { body, headers: { 'idempotency-key': key }, ...(as && { as }) });
  const named = (name: string) =>
    campus.call('GET /get/all/religion', { query: { filter: { name } } }).then(({ list }) => list);
  const nextName = () => `Sent ${++sent}`;

  it('is made once, and answered each time', async () => {
    const name = nextName();
    const first = await send('k-1', { name });
    const second = await send('k-1', { name });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data).toEqual(first.body.data);
    expect(await named(name)).toHaveLength(1);
  });

  it('is made once when it is sent many times at once', async () => {
    const name = nextName();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('k-2', { name })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => (body.data as Json).id)).size).toBe(1);
    expect(await named(name)).toHaveLength(1);
  });

  it('is refused where the key came with other values, or for something else', async () => {
    await send('k-3', { name: nextName() });
    const other = await send('k-3', { name: nextName() });
    expect([other.status, other.body.message]).toEqual([
      422,
      'This Idempotency-Key was already used for something else.',
    ]);
    const elsewhere = await campus.call('POST /blood-groups', {
      body: { name: nextName() },
      headers: { 'idempotency-key': 'k-3' },
    });
    expect(elsewhere.status).toBe(422);
  });

  it('is not kept from being mended where it was refused', async () => {
    const refused = await send('k-4', { name: '' });
    expect(refused.status).toBe(422);
    const mended = await send('k-4', { name: nextName() });
    expect([mended.status, mended.text]).toEqual([201, mended.text]);
  });

  it('leads nobody else to what was made with it', async () => {
    const name = nextName();
    const own = await send('k-5', { name });
    const another = await send('k-5', { name: nextName() }, 'admin');
    expect(another.status).toBe(201);
    expect((another.body.data as Json).id).not.toBe((own.body.data as Json).id);
  });

  it('is answered as it is now, and not once it is gone', async () => {
    const name = nextName();
    const { id } = (await send('k-6', { name })).body.data as Json;
    await campus.call(`PUT /religions/${Number(id)}`, { body: { name: `${name} changed` } });
    expect(((await send('k-6', { name })).body.data as Json).name).toBe(`${name} changed`);
    await campus.call(`DELETE /religions/${Number(id)}`);
    expect((await send('k-6', { name })).status).toBe(404);
  });

  it('is not answered once it is out of sight, and without what its maker may read no more', async () => {
    const record = registry.get('disciplinaryRecord');
    const readIds = async (as: 'teacher' | 'superadmin') =>
      (await campus.call('GET /get/all/students', { as })).list.map(({ id }) => id);
    const [own, all] = [await readIds('teacher'), await readIds('superadmin')];
    const body = await build(campus, record, { student_id: own[0] });
    const again = () =>
      campus.call(`POST ${record.endpoints.create?.path}`, {
        as: 'teacher',
        body,
        headers: { 'idempotency-key': 'k-sight' },
      });
    const first = await again();
    expect(first.status, first.text).toBe(201);
    const { id } = first.body.data as Json;
    expect((await again()).body.data).toMatchObject({ id });
    const path = addressOf(record.endpoints.update?.path ?? '', id);
    const moved = await campus.call(`PUT ${path}`, { body: { student_id: all.find((each) => !own.includes(each)) } });
    expect(moved.status, moved.text).toBe(200);
    expect((await again()).status).toBe(404);
    await campus.call(`PUT ${path}`, { body: { student_id: own[0] } });
    await deny(campus, 'teacher', [{ action: 'read', subject: record.permission }]);
    expect((await again()).body.data).toEqual({ id });
  });

  it('is refused with a key that is none', async () => {
    for (const key of ['', 'a b', 'x'.repeat(129)]) expect((await send(key, { name: nextName() })).status).toBe(400);
  });

  it('keeps nothing by which a password could be guessed', async () => {
    const password = 'Kettle!drum482';
    const user = await create(campus, registry.get('user'), { password });
    const body = { name: 'Somebody', email: `${engine}@example.org`, role_id: user.role_id, password };
    const headers = { 'idempotency-key': 'k-7' };
    expect((await campus.call('POST /users', { body, headers })).status).toBe(201);
    const again = await campus.call('POST /users', { body: { ...body, password: 'Another!drum482' }, headers });
    expect(again.status).toBe(201);
  });
});
