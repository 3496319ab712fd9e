import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/core/calls/defineCall.ts';
import { buildPath, pathParameters } from '../../src/core/paths.ts';
import { loadServer } from '../support/builtServer.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { type ResultScope, resultOfficeOf, scopeOfLogin } from '../support/resultOffice.ts';

const FAMILY = ['student', 'parent'] as const;
/** Figures that nothing else in the school looks like. */
const LETTER = 'UNTOLD';
const TOTAL = '87654.32';
const ABOUT_RESULTS = new Set(['result', 'resultRun', 'resultPublication']);
/** No record has this id. */
const NO_ID = 999_999;

describe('a result that is not published', () => {
  let campus: Campus;
  let scope: ResultScope;
  let calls: readonly Call[];
  let student: Json;
  const { generate, publish, resultsOf, setMark, unpublish } = resultOfficeOf(() => ({ campus, scope }));

  beforeAll(async () => {
    campus = await openCampus();
    scope = await scopeOfLogin(campus);
    calls = (await loadServer()).servedCalls(campus.context).map(({ call }) => call);
    const { id: user_id } = await userOf(campus, 'student');
    const query = { filter: { user_id }, range: [0, 0] };
    [student] = (await campus.call('GET /get/all/students', { query })).list as [Json];
  });
  afterAll(() => campus.close());

  const untold = async () => {
    await campus.database.query('update results set letter = $1, total = $2 where status = 0', [LETTER, TOTAL]);
    await campus.database.query(
      'update results_subjects set letter = $1 where parent_id in (select id from results where status = 0)',
      [LETTER],
    );
    const [own] = (await resultsOf({ student_id: student.id, status: 0 })) as [Json];
    expect(own).toMatchObject({ letter: LETTER, total: TOTAL });
    return Number(own.id);
  };

  const addressOf = ({ method, path }: Call, id: number) => {
    const parameters = pathParameters(path).map((name) => [name, name === 'id' ? `${id}` : 'ABCD-EFGH-JKLM']);
    return `${method} ${buildPath(path, Object.fromEntries(parameters))}` as const;
  };
  const queryOf = ({ query = {}, listQuery = [] }: Call): Json => {
    const known: Json = { ...scope, q: String(student.name), student_id: student.id };
    return {
      ...Object.fromEntries(Object.keys(query).flatMap((name) => (known[name] ? [[name, known[name]]] : []))),
      ...(listQuery.includes('range') && { range: [0, 199] }),
    };
  };
  const readingCalls = () => calls.filter(({ method }) => method === 'GET');

  /** Asks everything that can be asked: no answer has its figures, and it is as if there were no such result. */
  const isUntold = async () => {
    const id = await untold();
    const told: string[] = [];
    for (const as of FAMILY) {
      for (const call of readingCalls()) {
        const given = { as, query: queryOf(call) };
        const answer = await campus.call(addressOf(call, id), given);
        if (answer.text.includes(LETTER) || answer.text.includes(TOTAL)) told.push(`${as}: ${call.call}`);
        if (!ABOUT_RESULTS.has(call.resource ?? '') || !call.path.includes('{id}')) continue;
        const none = await campus.call(addressOf(call, NO_ID), given);
        expect([answer.status, answer.body.message], `${as}: ${call.call}`).toEqual([none.status, none.body.message]);
        expect(answer.status, `${as}: ${call.call}`).toBeOneOf([403, 404]);
      }
      for (const call of calls.filter(({ method, resource }) => method !== 'GET' && ABOUT_RESULTS.has(resource ?? '')))
        expect((await campus.call(addressOf(call, id), { as, body: scope })).status, `${as}: ${call.call}`).toBe(403);
      await isFoundByNothing(as, id);
    }
    expect(told).toEqual([]);
  };

  const isFoundByNothing = async (as: (typeof FAMILY)[number], id: number) => {
    for (const filter of [{ id }, { status: 0 }, { letter: LETTER }, { total: TOTAL }]) {
      const found = await campus.call('GET /get/all/result', { as, query: { filter, range: [0, 9] } });
      expect([found.list, found.headers['content-range']], JSON.stringify(filter)).toEqual([[], 'items 0-0/0']);
      const sum = await campus.call('GET /results/summary', { as, query: { filter } });
      expect(sum.body, sum.text).toMatchObject({ total: 0 });
    }
    for (const name of ['position_in_class', 'position_in_section'])
      expect((await campus.call('GET /get/all/result', { as, query: { sort: [name, 'ASC'] } })).status).toBe(400);
    for (const q of [LETTER, TOTAL, String(student.name)])
      expect((await campus.call('GET /search', { as, query: { q } })).text).not.toContain(LETTER);
    const { list } = await campus.call('GET /get/my/notification', { as });
    expect(list.map(({ link }) => link)).not.toContain(`/single/result${id}`);
    for (const format of ['csv', 'xlsx'])
      expect((await campus.call('GET /results/export', { as, query: { format } })).status).toBe(403);
    expect((await campus.call('GET /audit', { as, query: { resource: 'result' } })).status).toBe(403);
  };

  it('reaches no student and no parent after it was generated', async () => {
    await generate();
    await isUntold();
  });

  it('is told by no paper: none is made of it, for nobody', async () => {
    const id = await untold();
    for (const path of [
      `/results/${id}/paper`,
      '/results/marksheets',
      '/results/tabulation-sheet',
      '/results/merit-list',
    ])
      expect((await campus.call(`GET ${path}`, { query: scope })).status, path).toBe(409);
    expect(await campus.database.query('select from issued_documents where record_id = $1', [id])).toEqual([]);
  });

  it('reaches nobody once it is taken back, and its paper says that it holds no longer', async () => {
    await generate();
    expect((await publish(scope)).status).toBe(200);
    const [own] = (await resultsOf({ student_id: student.id, status: 1 })) as [Json];
    const paper = await campus.call(`GET /results/${Number(own.id)}/paper`, { as: 'student' });
    expect(paper.status, paper.text.slice(0, 200)).toBe(200);
    expect((await unpublish({ ...scope, reason: 'A mistake.' })).status).toBe(200);
    await isUntoldButInNotices(Number(own.id));
    const [issued] = await campus.database.query<{ code: string }>(
      'select code from issued_documents order by id desc',
    );
    const verified = await campus.call(`GET /verify/${issued?.code}`, { as: null });
    expect([verified.status, verified.body.holds]).toEqual([200, false]);
    expect(verified.text).not.toContain(LETTER);
  });

  it('reaches nobody as a newer version of one that is published', async () => {
    await generate();
    expect((await publish({ ...scope, reason: 'Again.' })).status).toBe(200);
    await setMark(student.id, 1);
    await generate();
    await isUntold();
  });

  // That it was published once has been told, without a figure.
  const isUntoldButInNotices = async (id: number) => {
    await campus.database.query('delete from notifications where link = $1', [`/single/result${id}`]);
    await isUntold();
  };
});
