import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Json } from '../support/campus.ts';
import { runImport } from '../support/importFile.ts';
import { loan, title } from '../support/library.ts';
import { LIBRARIAN, type Library, login, openLibrary } from '../support/openLibrary.ts';

const READER = 'rita@library.test';
const NEIGHBOUR = 'noor@library.test';

describe('the server of a lending library, with nothing of the school', () => {
  let library: Library;
  let made: Record<'dune' | 'emma' | 'ulysses' | 'rita' | 'noor', number>;

  beforeAll(async () => {
    library = await openLibrary();
    const readers = await create('/roles', {
      name: 'Reader',
      permissions: [
        { action: 'read', subject: 'Loan' },
        { action: 'read', subject: 'Booking' },
        { action: 'create', subject: 'Booking' },
        { action: 'read', subject: 'Room' },
        { action: 'read', subject: 'Member' },
      ],
    });
    const accounts = await Promise.all(
      [READER, NEIGHBOUR].map((email) => create('/users', { name: email, ...login(email), role_id: readers })),
    );
    made = {
      dune: await create('/titles', { name: 'Dune', isbn: '9780441172719', shelf: 'fiction' }),
      emma: await create('/titles', { name: 'Emma', isbn: '9780141439587' }),
      ulysses: await create('/titles', { name: 'Ulysses', isbn: '9780141182803' }),
      rita: await create('/members', { name: 'Rita', household: 'Elm Street 1', user_id: accounts[0] }),
      noor: await create('/members', { name: 'Noor', household: 'Oak Street 2', user_id: accounts[1] }),
    };
  }, 300_000);
  afterAll(() => library.close());

  const create = async (path: string, body: object): Promise<number> => {
    const answer = await library.call(`POST ${path}`, { body });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body.data as { id: number }).id;
  };
  const lend = (title: number, member: number) =>
    library.call('POST /loans', { body: { title_id: title, member_id: member, due_on: '2026-06-01' } });
  const lent = (title: number, member: number) =>
    create('/loans', { title_id: title, member_id: member, due_on: '2026-06-01' });
  const titlesOf = async (path: string, as = LIBRARIAN) =>
    (await library.call(`GET ${path}`, { as })).list.map(({ title }) => (title as Json).name);

  it('lets people log in by the id of their login, and knows no other ids', async () => {
    await create('/users', { name: 'Ida', login_id: 'LIB-7', password: login('').password, role_id: 1 });
    const logIn = (email: string) =>
      library.call('POST /login', { as: null, body: { email, password: login('').password } });
    expect(await logIn('lib-7')).toMatchObject({ status: 200 });
    expect(await logIn('LIB-8')).toMatchObject({ status: 401 });
  });

  it('keeps the role of the super admin, which it cannot do without', async () => {
    expect(await library.call('DELETE /roles/1')).toMatchObject({ status: 409 });
    expect(await library.call('PUT /roles/1/status', { body: { is_active: 0 } })).toMatchObject({ status: 409 });
  });

  it('says everything in words', async () => {
    const warn = vi.spyOn(console, 'warn');
    const answers = [
      await library.call('POST /loans', { body: {} }),
      await library.call('POST /titles', { body: { name: 'Dune', isbn: '9780441172719' } }),
      await library.call(`DELETE /titles/${await create('/titles', { name: 'Ivanhoe', isbn: '1' })}`),
      await library.call('GET /titles/import/template?format=csv'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 200, 200]);
    expect(warn.mock.calls).toEqual([]);
    expect(answers.map(({ text }) => text).join()).not.toMatch(/(server|resources|fields|validation)\.\w/);
  });

  it('fills in defaults, lists, filters and searches', async () => {
    const all = (await library.call('GET /titles')).list;
    expect(all.map(({ name }) => name)).toEqual(['Dune', 'Emma', 'Ulysses']);
    expect(all[0]).toMatchObject({ copies: 1, is_active: 1, shelf: 'fiction' });
    const found = await library.call(`GET /titles?filter=${encodeURIComponent('{"q":"uly"}')}`);
    expect(found.list).toMatchObject([{ name: 'Ulysses' }]);
    expect((await library.call('GET /search?q=dune')).text).toContain('Dune');
  });

  it('refuses at the field what the declaration rules out', async () => {
    const twice = await library.call('POST /titles', { body: { name: 'Dune', isbn: '9780441172719' } });
    expect(twice).toMatchObject({ status: 422, body: { errors: { isbn: [expect.any(String)] } } });
    const early = { title_id: made.dune, member_id: made.rita, lent_on: '2026-05-04', due_on: '2026-05-01' };
    const answer = await library.call('POST /loans', { body: early });
    expect(answer).toMatchObject({ status: 422, body: { errors: { due_on: [expect.any(String)] } } });
  });

  it("refuses what the entity's rule rules out, also in a file", async () => {
    const loans = [await lent(made.dune, made.noor), await lent(made.emma, made.noor)];
    expect(await lend(made.ulysses, made.noor)).toMatchObject({
      status: 422,
      body: { errors: { member_id: [expect.any(String)] } },
    });
    const file = 'title_id,member_id,due_on\nUlysses,Noor,2026-06-01\n';
    expect(await runImport(library, loan, { file })).toMatchObject({ report: { created: 0, wrong: 1 } });
    for (const id of loans) expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 200 });
    expect(await lend(made.ulysses, made.noor)).toMatchObject({ status: 201 });
  });

  it('moves a loan along its life cycle, once, and asks for what the move needs', async () => {
    const id = await lent(made.dune, made.rita);
    expect(await library.call(`PUT /loans/${id}/lose`)).toMatchObject({ status: 422 });
    const wrong = await library.call(`PUT /loans/${id}/lose`, {
      body: { fine: '1', due_on: '2026-07-01', colour: 'red' },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { due_on: ['This cannot be set here. Leave it out.'], colour: ['There is no such field.'] } },
    });
    const lost = await library.call(`PUT /loans/${id}/lose`, { body: { fine: '12.50' } });
    expect(lost).toMatchObject({ status: 200, body: { data: { status: 2, fine: '12.50' } } });
    expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 409 });
  });

  it('says of a loan what other records say of it, wherever it is answered', async () => {
    const household = 'Elm Street 1';
    const lentOne = await lend(made.dune, made.rita);
    const { id, row_version } = lentOne.body.data as { readonly id: number; readonly row_version: number };
    const change = (path: string, body: Json = {}) => library.call(`PUT /loans/${id}${path}`, { body });
    const written = [
      lentOne,
      await change('', { due_on: '2026-06-02' }),
      await change('/status', { is_active: 0 }),
      await change('/status', { is_active: 1 }),
    ];
    const stale = [
      await change('', { due_on: '2026-06-03', row_version }),
      await change('/status', { is_active: 0, row_version }),
      await change('/return', { row_version }),
      await library.call(`DELETE /loans/${id}?row_version=${row_version}`),
    ];
    const moved = await change('/return');
    for (const { text, body } of [...written, moved]) expect(body, text).toMatchObject({ data: { household } });
    for (const { text, body } of stale) expect(body, text).toMatchObject({ current: { household } });
    expect((await library.call(`GET /loans/${id}`)).body).toMatchObject({ household });
    const { list } = await library.call('GET /loans');
    expect(list.filter((each) => each.household === undefined)).toEqual([]);
  });

  it('keeps the history of a loan', async () => {
    const id = await lent(made.emma, made.rita);
    await library.call(`PUT /loans/${id}/return`);
    const history = (await library.call(`GET /loans/${id}/history`)).list;
    expect(history.map(({ action }) => action)).toEqual(['return', 'create']);
  });

  it('shows a member the loans of the own household only, by its row rule', async () => {
    const id = await lent(made.ulysses, made.rita);
    expect(await titlesOf('/loans', READER)).toContain('Ulysses');
    expect(await library.call(`GET /loans/${id}`, { as: READER })).toMatchObject({ status: 200 });
    const theirs = (await library.call('GET /loans', { as: NEIGHBOUR })).list;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((each) => each.member_id !== made.noor)).toEqual([]);
    expect(await library.call(`GET /loans/${id}`, { as: NEIGHBOUR })).toMatchObject({ status: 404 });
    expect(await library.call(`PUT /loans/${id}/return`, { as: READER })).toMatchObject({ status: 403 });
  });

  describe('with one main room', () => {
    const mainOnes = async () =>
      (await library.call('GET /rooms')).list.filter(({ is_main }) => is_main === 1).map(({ name }) => name);
    let first: number;
    let second: number;
    beforeAll(async () => {
      first = await create('/rooms', { name: 'Attic' });
      second = await create('/rooms', { name: 'Hall' });
    });

    it('makes the first one that', async () => expect(await mainOnes()).toEqual(['Attic']));

    it('moves that to another, and back by making a new one', async () => {
      expect(await library.call(`PUT /rooms/${second}`, { body: { is_main: 1 } })).toMatchObject({ status: 200 });
      expect(await mainOnes()).toEqual(['Hall']);
      const history = (await library.call(`GET /rooms/${first}/history`)).list;
      expect(history[0], 'the one that lost it tells so').toMatchObject({ action: 'update' });
      const cellar = await create('/rooms', { name: 'Cellar', is_main: 1 });
      expect(await mainOnes()).toEqual(['Cellar']);
      await library.call(`PUT /rooms/${first}`, { body: { is_main: 1 } });
      expect(await library.call(`DELETE /rooms/${cellar}`)).toMatchObject({ status: 200 });
      expect(await mainOnes()).toEqual(['Attic']);
    });

    it('never loses the last one', async () => {
      const refused = [
        await library.call(`PUT /rooms/${first}`, { body: { is_main: 0 } }),
        await library.call(`PUT /rooms/${first}/status`, { body: { is_active: 0 } }),
        await library.call(`DELETE /rooms/${first}`),
      ];
      expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
      expect(await mainOnes()).toEqual(['Attic']);
      expect(await library.call(`PUT /rooms/${first}`, { body: { name: 'Loft', is_main: 1 } })).toMatchObject({
        status: 200,
      });
    });

    it('gives it to none that is switched off', async () => {
      expect(await library.call(`PUT /rooms/${second}/status`, { body: { is_active: 0 } })).toMatchObject({
        status: 200,
      });
      expect(await library.call(`PUT /rooms/${second}`, { body: { is_main: 1 } })).toMatchObject({ status: 409 });
      expect(await library.call('POST /rooms', { body: { name: 'Shed', is_main: 1, is_active: 0 } })).toMatchObject({
        status: 409,
      });
      expect(await mainOnes()).toEqual(['Loft']);
    });
  });

  describe('with rooms that one member has at a time', () => {
    let rooms: Record<'plain' | 'lockers', number>;
    const book = (from: string, to: string | null, given: Json = {}) =>
      library.call('POST /bookings', {
        body: { room_id: rooms.plain, member_id: made.rita, begins_on: from, ends_on: to, ...given },
      });
    beforeAll(async () => {
      rooms = {
        plain: await create('/rooms', { name: 'Corner' }),
        lockers: await create('/rooms', { name: 'Gallery', has_lockers: 1 }),
      };
      expect(await book('2026-05-10', '2026-05-15')).toMatchObject({ status: 201 });
    });

    it.each([
      ['2026-05-09', '2026-05-11'],
      ['2026-05-11', '2026-05-12'],
      ['2026-05-14', '2026-05-20'],
      ['2026-05-01', null],
    ])('refuses what overlaps, from %s to %s, and names the other', async (from, to) => {
      const answer = await book(from, to);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { begins_on: [expect.stringContaining('Corner')] } },
      });
    });

    it('tells whoever does not see the other only that there is one', async () => {
      const body = { room_id: rooms.plain, member_id: made.noor, begins_on: '2026-05-11', ends_on: '2026-05-12' };
      expect(await library.call('POST /bookings', { as: NEIGHBOUR, body })).toMatchObject({
        status: 422,
        body: { errors: { begins_on: ['This overlaps with another record.'] } },
      });
    });

    it('takes what begins as another ends, is in another room, or is switched off', async () => {
      expect(await book('2026-05-15', '2026-05-16')).toMatchObject({ status: 201 });
      expect(await book('2026-05-05', '2026-05-10')).toMatchObject({ status: 201 });
      expect(await book('2026-05-11', '2026-05-12', { room_id: rooms.lockers })).toMatchObject({ status: 201 });
      const off = await book('2026-05-11', '2026-05-12', { is_active: 0 });
      expect(off).toMatchObject({ status: 201 });
      const { id } = off.body.data as Json;
      expect(await library.call(`PUT /bookings/${id}/status`, { body: { is_active: 1 } })).toMatchObject({
        status: 422,
      });
    });

    it('counts neither itself nor what is switched off, and goes on after what never ends', async () => {
      const answer = await book('2026-06-01', null);
      const { id } = answer.body.data as Json;
      expect(await library.call(`PUT /bookings/${id}`, { body: { begins_on: '2026-06-02' } })).toMatchObject({
        status: 200,
      });
      expect(await book('2027-01-01', '2027-01-02')).toMatchObject({ status: 422 });
      await library.call(`PUT /bookings/${id}/status`, { body: { is_active: 0 } });
      expect(await book('2027-01-01', '2027-01-02')).toMatchObject({ status: 201 });
    });

    it('takes a locker only where the room has some, and leaves one that was there', async () => {
      const refused = await book('2026-07-01', '2026-07-02', { locker: 'A1' });
      expect(refused).toMatchObject({ status: 422, body: { errors: { locker: [expect.any(String)] } } });
      const taken = await book('2026-07-01', '2026-07-02', { room_id: rooms.lockers, locker: 'A1' });
      expect(taken, taken.text).toMatchObject({ status: 201 });
      const { id } = taken.body.data as Json;
      await library.call(`PUT /rooms/${rooms.lockers}`, { body: { has_lockers: 0 } });
      const change = (body: Json) => library.call(`PUT /bookings/${id}`, { body });
      expect(await change({ ends_on: '2026-07-03' }), 'left as it was').toMatchObject({ status: 200 });
      expect(await change({ locker: 'A2' })).toMatchObject({ status: 422 });
      expect(await change({ room_id: rooms.plain }), 'in another room it is judged anew').toMatchObject({
        status: 422,
      });
      expect(await change({ locker: null })).toMatchObject({ status: 200 });
    });
  });

  it('exports a list and takes it back from a file', async () => {
    const exported = await library.call('GET /titles/export?format=csv');
    expect(exported.text.split('\n')[1]).toContain('Dune');
    const wrong = await runImport(library, title, { file: 'name,isbn\nDune again,9780441172719\n' });
    expect(wrong).toMatchObject({ report: { created: 0, wrong: 1 } });
    const right = await runImport(library, title, { file: 'name,isbn\nPersuasion,9780141439686\n' });
    expect(right).toMatchObject({ report: { created: 1, wrong: 0 } });
    expect((await library.call('GET /titles')).text).toContain('Persuasion');
  });

  it('describes its own calls only', async () => {
    const { paths } = (await library.call('GET /openapi.json')).body as { paths: Json };
    expect(Object.keys(paths)).toContain('/loans/{id}/return');
    expect(
      Object.keys(paths).filter((path) => /student|public|menu\/(?!permissions)|wings|dashboard/.test(path)),
    ).toEqual([]);
  });
});
