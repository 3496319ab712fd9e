import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, makePlace, openCampusAt, type DataLocation } from '../support/campus.ts';
import { userOf } from '../support/people.ts';

describe('calls without permission', () => {
  let place: DataLocation;
  let campus: Campus;
  beforeAll(async () => {
    place = await makePlace();
    campus = await openCampusAt(place);
  });
  afterAll(async () => {
    await campus.close();
    await place.remove();
  });

  it('are in the history: one entry for a login, a call and a minute, which says how often', async () => {
    const { id, name } = await userOf(campus, 'student');
    for (let time = 0; time < 5; time++)
      expect((await campus.call('GET /get/expenses', { as: 'student' })).status).toBe(403);
    expect((await campus.call('PUT /expenses/1/approve', { as: 'student', body: {} })).status).toBe(403);
    // Neither whoever is nobody, nor what is right or wrong in another way.
    await campus.call('GET /get/expenses', { as: null });
    await campus.call('GET /nothing/here', { as: 'student' });
    await campus.call('GET /me', { as: 'student' });
    // What was counted is written down when the server ends, at the latest.
    await campus.close();
    campus = await openCampusAt(place);
    const { entries } = (await campus.call('GET /audit', { query: { action: 'refused' } })).body;
    const told = (entries as { user: object; resource: string; details: object }[]).map(
      ({ user, resource, details }) => ({ user, resource, details }),
    );
    const common = { user: { id, name }, resource: 'call' };
    expect(told.reverse()).toEqual([
      { ...common, details: { call: 'GET /get/expenses', times: 5 } },
      { ...common, details: { call: 'PUT /expenses/{id}/approve', times: 1 } },
    ]);
  });
});
