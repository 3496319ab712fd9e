import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { holdTransaction } from '../../src/server/db/testing/holdTransaction.ts';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { type Answer, type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, runImport } from '../support/importFile.ts';

const LONGER_THAN_REMEMBERED_MS = 20_000;

describe('while one transaction keeps the embedded database', () => {
  let campus: Campus;
  let id: string;
  beforeAll(async () => {
    campus = await openCampus('embedded');
    id = String((await runImport(campus, registry.get('religion'), { file: csvOf(['name'], [['Jainism']]) })).id);
  });
  afterAll(() => campus.close());

  /** Does something while a transaction goes on. */
  const during = async (work: () => Promise<void>) => {
    const { held, end } = await holdTransaction(campus.database);
    await work().finally(end);
    await held;
  };
  const asLater = async (work: () => Promise<void>) => {
    const later = Date.now() + LONGER_THAN_REMEMBERED_MS;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    await work().finally(() => clock.mockRestore());
  };

  it('an import still tells how far it is, whatever else the same person waits for', async () => {
    const waiting: Promise<Answer>[] = [];
    await during(() =>
      asLater(async () => {
        waiting.push(campus.call('GET /get/banks'));
        for (let round = 0; round < 2; round++) {
          const answer = await campus.call(`GET /imports/${id}`);
          expect([answer.status, answer.body.phase]).toEqual([200, 'done']);
        }
      }),
    );
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  });

  it('the server is healthy as long as its engine answers', () =>
    during(async () => {
      const answer = await campus.call('GET /health', { as: null });
      expect(answer.status, answer.text).toBe(200);
    }));

  it('an ended login is told nothing', async () => {
    const payload = { email: 'superadmin@demo.school', password: DEMO_PASSWORD };
    const { accessToken } = (await campus.app.inject({ method: 'POST', url: '/api/login', payload })).json<Json>();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await campus.call(`GET /imports/${id}`, { as: null, headers })).status).toBe(200);
    expect((await campus.call('POST /logout', { as: null, headers })).status).toBe(200);
    expect((await campus.call(`GET /imports/${id}`, { as: null, headers })).status).toBe(401);
  });
});
