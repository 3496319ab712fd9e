import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { MISSING_CALLS, READING_CALLS, WRITING_CALLS } from './calls.ts';

const promised = Object.values(READING_CALLS).flat();
const there = promised.filter((path) => !(path in MISSING_CALLS));

describe('the promised calls', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it.each(eachOf(there.map((name) => ({ name }))))('GET %s answers a list, and a slice of it', async (path) => {
    const whole = await campus.call(`GET ${path}`);
    expect(whole.status, whole.text).toBe(200);
    expect(Array.isArray(whole.body)).toBe(true);
    const slice = await campus.call(`GET ${path}`, { query: { range: [0, 0] } });
    expect(slice.status, slice.text).toBe(200);
    expect(slice.headers['content-range']).toMatch(new RegExp(`^items 0-0/${whole.list.length}$`));
  });

  it.each(WRITING_CALLS)('%s is there', async (written) => {
    const [method = '', path = ''] = written.split(' ');
    const call = `${method as 'POST' | 'PUT' | 'DELETE'} ${path.replace('{id}', '999999')}` as const;
    const answer = await campus.call(call, { body: {}, as: null });
    expect(answer.status, answer.text).not.toBe(404);
  });

  it('are missing only where the list of what is missing says so', async () => {
    expect(promised).toEqual(expect.arrayContaining(Object.keys(MISSING_CALLS)));
    for (const path of Object.keys(MISSING_CALLS)) {
      expect((await campus.call(`GET ${path}`)).status, path).toBe(404);
    }
  });

  const narrowed = there.filter((path) => /\/active\/|^\/active|\/approved\//.test(path));
  it.each(eachOf(narrowed.map((name) => ({ name }))))(
    'GET %s leaves out what is switched off or not approved',
    async (path) => {
      const { list } = await campus.call(`GET ${path}`);
      for (const record of list) {
        if ('is_active' in record && !path.includes('approved')) expect(record.is_active).toBe(1);
        if (path.includes('approved')) expect(record.status).toBe(1);
      }
    },
  );
});
