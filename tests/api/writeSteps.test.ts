import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/campus.ts';
import { type Library, LIBRARIAN, login, openLibrary } from '../support/openLibrary.ts';

const CLERK = 'clara@library.test';
const COLLEAGUE = 'elmar@library.test';

/** The steps of a write, one by one, on a product that is small enough to see what each refuses. */
describe('a write of the engine', () => {
  let library: Library;
  let clerkId: number;
  let clerkRole: number;
  let made: Record<'dune' | 'emma' | 'clara' | 'elmar' | 'elm' | 'noor', number>;

  beforeAll(async () => {
    library = await openLibrary();
    const permissions = ['read', 'create', 'update', 'delete', 'report'].map((action) => ({ action, subject: 'Loan' }));
    const others = [
      { action: 'read', subject: 'Member' },
      { action: 'create', subject: 'Title' },
    ];
    clerkRole = await create('/roles', { name: 'Clerk', permissions: [...permissions, ...others] });
    clerkId = await create('/users', { name: 'Clara', ...login(CLERK), role_id: clerkRole });
    const colleague = await create('/users', { name: 'Elmar', ...login(COLLEAGUE), role_id: clerkRole });
    made = {
      dune: await create('/titles', { name: 'Dune', isbn: '1' }),
      emma: await create('/titles', { name: 'Emma', isbn: '2' }),
      clara: await create('/members', { name: 'Clara', household: 'Elm Street 1', user_id: clerkId }),
      elmar: await create('/members', { name: 'Elmar', household: 'Elm Street 1', user_id: colleague }),
      elm: await create('/members', { name: 'Elsa', household: 'Elm Street 1' }),
      noor: await create('/members', { name: 'Noor', household: 'Oak Street 2' }),
    };
  }, 300_000);
  afterAll(() => library.close());

  const create = async (path: string, body: object, as = LIBRARIAN): Promise<number> => {
    const answer = await library.call(`POST ${path}`, { body, as });
    expect(answer.status, answer.text).toBe(201);
    return (answer.body.data as { id: number }).id;
  };
  const lend = async (member: number, work: (id: number) => Promise<void>, title = made.dune) => {
    const id = await create('/loans', { title_id: title, member_id: member, due_on: '2026-06-01' });
    try {
      await work(id);
    } finally {
      await library.call(`PUT /loans/${id}/return`);
    }
  };
  const change = (id: number, body: object, as = LIBRARIAN) => library.call(`PUT /loans/${id}`, { body, as });
  const dueOf = async (id: number) => (await library.call(`GET /loans/${id}`)).body.due_on;

  it('knows nothing of a record that the caller may not see, in whichever way it is written', async () => {
    await lend(made.noor, async (id) => {
      const refused = [
        await change(id, { due_on: '2026-07-01' }, CLERK),
        await change(id, { due_on: '2026-07-01', row_version: 99 }, CLERK),
        await library.call(`PUT /loans/${id}/return`, { as: CLERK }),
        await library.call(`DELETE /loans/${id}`, { as: CLERK }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(await dueOf(id)).toBe('2026-06-01');
    });
  });

  it('changes a record that the caller may see', async () => {
    await lend(made.clara, async (id) => {
      expect(await change(id, { due_on: '2026-07-01' }, CLERK)).toMatchObject({ status: 200 });
      expect(await dueOf(id)).toBe('2026-07-01');
    });
  });

  it('is refused at the reference that would take the record out of the sight of whoever writes it', async () => {
    await lend(made.clara, async (id) => {
      const moved = await change(id, { member_id: made.noor }, CLERK);
      expect(moved).toMatchObject({ status: 422, body: { errors: { member_id: [expect.any(String)] } } });
      const body = { title_id: made.emma, member_id: made.noor, due_on: '2026-06-01' };
      expect(await library.call('POST /loans', { body, as: CLERK })).toMatchObject({ status: 422 });
      expect(await change(id, { member_id: made.noor })).toMatchObject({ status: 200 });
    });
  });

  it('answers the id alone to whoever may not read', async () => {
    const body = { name: 'Persuasion', isbn: '3' };
    const answer = await library.call('POST /members', { body: { name: 'Mae', household: 'Elm Street 1' } });
    expect(Object.keys(answer.body.data as object).length).toBeGreaterThan(1);
    const entering = await create('/roles', { name: 'Desk', permissions: [{ action: 'create', subject: 'Member' }] });
    await create('/users', { name: 'Desk', ...login('desk@library.test'), role_id: entering });
    const made = await library.call('POST /members', {
      body: { name: 'Ada', household: 'Elm Street 1' },
      as: 'desk@library.test',
    });
    expect(made).toMatchObject({ status: 201, body: { data: { id: expect.any(Number) } } });
    expect(Object.keys(made.body.data as object)).toEqual(['id']);
    expect(await library.call('POST /titles', { body, as: 'desk@library.test' })).toMatchObject({ status: 403 });
  });

  it('is refused with the record as it is now when somebody else was faster', async () => {
    await lend(made.noor, async (id) => {
      const { row_version: seen } = (await library.call(`GET /loans/${id}`)).body;
      expect(await change(id, { due_on: '2026-06-02', row_version: String(seen) })).toMatchObject({ status: 200 });
      const late = await change(id, { due_on: '2026-06-03', row_version: seen });
      expect(late).toMatchObject({ status: 409, body: { current: { due_on: '2026-06-02' } } });
      expect(await library.call(`PUT /loans/${id}/return`, { body: { row_version: seen } })).toMatchObject({
        status: 409,
      });
      expect(await library.call(`DELETE /loans/${id}?row_version=${String(seen)}`)).toMatchObject({ status: 409 });
      expect(await dueOf(id)).toBe('2026-06-02');
    });
  });

  it.each([{}, [1], null])('takes for no version of the record what is none: %j', async (version) => {
    await lend(made.noor, async (id) => {
      expect(await change(id, { due_on: '2026-06-02', row_version: version })).toMatchObject({ status: 422 });
      expect(await dueOf(id)).toBe('2026-06-01');
    });
  });

  it('is refused in a state that locks the record, which it names', async () => {
    await lend(made.noor, async (id) => {
      await library.call(`PUT /loans/${id}/return`);
      const locked = await change(id, { due_on: '2026-07-01' });
      expect(locked.status).toBe(409);
      expect(locked.body.message).toContain('Returned');
      const again = await library.call(`PUT /loans/${id}/lose`, { body: { fine: '1' } });
      expect(again.status).toBe(409);
      expect(again.body.message).toContain('Returned');
      expect(await library.call(`DELETE /loans/${id}`)).toMatchObject({ status: 409 });
    });
  });

  it('decides on nothing that the caller has entered or changed, unless they hold everything', async () => {
    const fine = { body: { fine: '2' } };
    const body = { title_id: made.dune, member_id: made.elm, due_on: '2026-06-01' };
    const entered = await create('/loans', body, CLERK);
    expect(await library.call(`PUT /loans/${entered}/lose`, { ...fine, as: CLERK })).toMatchObject({ status: 403 });
    expect(await library.call(`PUT /loans/${entered}/lose`, { ...fine, as: COLLEAGUE })).toMatchObject({ status: 200 });
    const changed = await create('/loans', body, COLLEAGUE);
    expect(await change(changed, { due_on: '2026-07-01' }, CLERK)).toMatchObject({ status: 200 });
    expect(await library.call(`PUT /loans/${changed}/lose`, { ...fine, as: CLERK })).toMatchObject({ status: 403 });
    expect(await library.call(`PUT /loans/${changed}/lose`, fine)).toMatchObject({ status: 200 });
    await lend(made.elm, async (id) => {
      expect(await library.call(`PUT /loans/${id}/return`, { as: CLERK })).toMatchObject({ status: 200 });
    });
    const own = await create('/loans', body);
    expect(await library.call(`PUT /loans/${own}/lose`, fine)).toMatchObject({ status: 200 });
  });

  it('decides on nothing that is about the caller', async () => {
    await lend(made.clara, async (id) => {
      const fine = { body: { fine: '2' } };
      expect(await library.call(`PUT /loans/${id}/lose`, { ...fine, as: CLERK })).toMatchObject({ status: 403 });
      expect(await library.call(`PUT /loans/${id}/lose`, { ...fine, as: COLLEAGUE })).toMatchObject({ status: 200 });
    });
  });

  it('that is personal is for whom the record leads to, and tells nobody else of it', async () => {
    await lend(made.elm, async (id) => {
      expect(await library.call(`PUT /loans/${id}/report`, { as: CLERK })).toMatchObject({ status: 403 });
      expect(await library.call(`PUT /loans/${id}/report`)).toMatchObject({ status: 403 });
    });
    await lend(made.noor, async (id) => {
      expect(await library.call(`PUT /loans/${id}/report`, { as: CLERK })).toMatchObject({ status: 404 });
    });
    await lend(made.clara, async (id) => {
      const reported = await library.call(`PUT /loans/${id}/report`, { as: CLERK });
      expect(reported).toMatchObject({ status: 200, body: { data: { status: 2 } } });
    });
  });

  it('changes what is fixed while it is used only while it is not', async () => {
    const id = await create('/titles', { name: 'Rob Roy', isbn: '6' });
    const rename = (body: object) => library.call(`PUT /titles/${id}`, { body });
    expect(await rename({ isbn: '7' })).toMatchObject({ status: 200 });
    await lend(
      made.noor,
      async () => {
        expect(await rename({ isbn: '8' })).toMatchObject({
          status: 422,
          body: { errors: { isbn: expect.any(Array) } },
        });
        expect(await rename({ isbn: '7', name: 'Rob Roy, 1817' })).toMatchObject({ status: 200 });
      },
      id,
    );
  });

  it('leaves what others refer to, and says how many of each do', async () => {
    await lend(made.noor, async () => {
      const used = await library.call(`DELETE /titles/${made.dune}`);
      expect(used.status).toBe(409);
      expect(used.body.message).toMatch(/loan/i);
      expect(await library.call(`DELETE /roles/${clerkRole}`)).toMatchObject({ status: 409 });
      expect(await library.call(`DELETE /users/${clerkId}`)).toMatchObject({ status: 409 });
    });
    const unused = await create('/titles', { name: 'Ivanhoe', isbn: '4' });
    expect(await library.call(`DELETE /titles/${unused}`)).toMatchObject({ status: 200 });
  });

  it('moves no record that is switched off, until it is on again', async () => {
    await lend(made.elm, async (id) => {
      const turn = (is_active: 0 | 1) => library.call(`PUT /loans/${id}/status`, { body: { is_active } });
      expect(await turn(0)).toMatchObject({ status: 200 });
      expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 409 });
      expect(await turn(1)).toMatchObject({ status: 200 });
      expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 200 });
    });
  });

  it('leaves to the process what nobody enters, and to the form what is no switch, whatever is given for them', async () => {
    const given = { title_id: made.dune, member_id: made.elm, due_on: '2026-06-01', status: 1 };
    const id = await create('/loans', given);
    const read = async () => (await library.call(`GET /loans/${id}`)).body;
    expect(await read()).toMatchObject({ status: 0 });
    await change(id, { due_on: '2026-06-02', status: 1 });
    expect(await read()).toMatchObject({ status: 0 });
    await library.call(`PUT /loans/${id}/status`, { body: { is_active: 0, due_on: '2026-06-03' } });
    expect(await read()).toMatchObject({ due_on: '2026-06-02' });
    await library.call(`PUT /loans/${id}/status`, { body: { is_active: 1 } });
    expect(await library.call(`PUT /loans/${id}/return`)).toMatchObject({ status: 200 });
  });

  it('switches on what is decided as it is, and what can still be mended only where it is right', async () => {
    const id = await create('/titles', { name: 'Redgauntlet', isbn: '9' });
    const turn = (path: string, is_active: 0 | 1) => library.call(`PUT ${path}/status`, { body: { is_active } });
    const body = { title_id: id, member_id: made.elm, due_on: '2026-06-01' };
    const [returned, lent] = [`/loans/${await create('/loans', body)}`, `/loans/${await create('/loans', body)}`];
    expect(await library.call(`PUT ${returned}/return`)).toMatchObject({ status: 200 });
    for (const path of [returned, lent]) expect(await turn(path, 0), path).toMatchObject({ status: 200 });
    expect(await turn(`/titles/${id}`, 0)).toMatchObject({ status: 200 });
    const later = await library.call(`PUT ${lent}`, { body: { ...body, due_on: '2026-06-02' } });
    expect(later, 'it stays off, and keeps what it refers to').toMatchObject({ status: 200 });
    expect(await turn(returned, 1)).toMatchObject({ status: 200 });
    expect(await turn(lent, 1)).toMatchObject({ status: 422, body: { errors: { title_id: expect.any(Array) } } });
    expect(await turn(`/titles/${id}`, 1)).toMatchObject({ status: 200 });
    expect(await turn(lent, 1)).toMatchObject({ status: 200 });
    expect(await library.call(`PUT ${lent}/return`)).toMatchObject({ status: 200 });
  });

  it('leaves a login that has entered something, though no field names it', async () => {
    const cleaner = await create('/users', { name: 'Carl', ...login('carl@library.test'), role_id: clerkRole });
    const other = await create('/users', { name: 'Cora', ...login('cora@library.test'), role_id: clerkRole });
    await create('/titles', { name: 'Waverley', isbn: '5' }, 'carl@library.test');
    const refused = await library.call(`DELETE /users/${cleaner}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/title/i);
    expect(await library.call(`DELETE /users/${other}`)).toMatchObject({ status: 200 });
  });

  describe('of several records together', () => {
    const deliver = (titles: readonly Json[], as = LIBRARIAN) =>
      library.call('PUT /deliveries', { body: { titles }, as });
    const titles = async () =>
      (await library.call('GET /titles')).list.map((each) => [each.name, each.copies, each.row_version]);
    const read = async (id: number) => (await library.call(`GET /titles/${id}`)).body;

    it('makes and changes all of them, each with its history', async () => {
      const id = await create('/titles', { name: 'Kim', isbn: '20' });
      const taken = await deliver([
        { id, copies: 3, row_version: 1 },
        { name: 'Nostromo', isbn: '21' },
      ]);
      expect(taken, taken.text).toMatchObject({ status: 200 });
      const now = await titles();
      expect(now).toContainEqual(['Kim', 3, 2]);
      expect(now).toContainEqual(['Nostromo', 1, 1]);
      const history = (await library.call(`GET /titles/${id}/history`)).list;
      expect(history.map(({ action }) => action)).toEqual(['update', 'create']);
    });

    it('names at its place what is wrong with each, what the database says too, and keeps none', async () => {
      const before = await titles();
      const refused = await deliver([
        { name: 'Victory', isbn: '22' },
        { name: '', isbn: '23', copies: 0 },
        { id: made.emma, copies: 100 },
        { name: 'Chance', isbn: '22' },
        { id: made.dune, copies: 7 },
        { name: 'Emma again', isbn: '2' },
      ]);
      expect(refused.status).toBe(422);
      const { errors } = refused.body as { errors: Json };
      expect(Object.keys(errors).toSorted()).toEqual([
        'titles.1.copies',
        'titles.1.name',
        'titles.2.copies',
        'titles.3.isbn',
        'titles.5.isbn',
      ]);
      expect(await titles()).toEqual(before);
    });

    it.each(['before', 'after'])(
      'says of all that one was changed meanwhile, also %s one that is wrong',
      async (place) => {
        const before = await titles();
        const { row_version } = await read(made.dune);
        const stale = { id: made.dune, copies: 9, row_version: Number(row_version) + 1 };
        const wrong = { name: '', isbn: '24' };
        const refused = await deliver(place === 'before' ? [stale, wrong] : [wrong, stale]);
        expect(refused.status).toBe(409);
        expect(Object.keys(refused.body)).toEqual(['message']);
        expect(await titles()).toEqual(before);
      },
    );

    it('is refused as a whole where the caller may not do a part of it, or one is gone', async () => {
      const before = await titles();
      const fresh = { name: 'Lord Jim', isbn: '25' };
      expect(await deliver([fresh, { id: made.dune, copies: 2 }], CLERK)).toMatchObject({ status: 403 });
      expect(await deliver([fresh, { id: 999_999, copies: 2 }])).toMatchObject({ status: 404 });
      expect(await titles()).toEqual(before);
      expect(await deliver([fresh], CLERK)).toMatchObject({ status: 200 });
    });
  });

  it('that changes nothing raises no version and leaves no entry in the history', async () => {
    await lend(made.noor, async (id) => {
      const { row_version: before } = (await library.call(`GET /loans/${id}`)).body;
      expect(await change(id, { due_on: '2026-06-01' })).toMatchObject({ status: 200 });
      expect((await library.call(`GET /loans/${id}`)).body.row_version).toBe(before);
      const history = (await library.call(`GET /loans/${id}/history`)).list;
      expect(history.map(({ action }) => action)).toEqual(['create']);
    });
  });
});
