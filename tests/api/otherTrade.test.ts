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
      permissions: [{ action: 'read', subject: 'Loan' }],
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
    const lost = await library.call(`PUT /loans/${id}/lose`, { body: { fine: '12.50' } });
    expect(lost).toMatchObject({ status: 200, body: { data: { status: 2, fine: '12.50' } } });
    expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 409 });
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
