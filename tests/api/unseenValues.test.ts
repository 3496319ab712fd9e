import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { AnyField } from '../../src/core/fields/field.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const PASSWORD = 'Unseen@1234';
const TAKEN = 'This is already taken.';
const NEUTRAL = 'This cannot be used here. Enter something else.';

/** Whether a field leads to records that are read by the same permission, and so not by the writer. */
const leadsToUnread = (resource: Resource, field: AnyField): boolean =>
  field.kind === 'reference' && registry.get(field.target).permission === resource.permission;

/** Whether somebody who reads nothing private may fill a field in. */
const isOpen = (field: AnyField): boolean => field.readPermission === undefined && field.private === undefined;

/** Fields whose value nothing else may have, in records that not everybody may read. */
const FIELDS = registry.resources
  .filter((resource) =>
    Object.values(resource.fields).every((each) => !each.required || (isOpen(each) && !leadsToUnread(resource, each))),
  )
  // Whoever adds users gives no role that they do not hold, which is another refusal.
  .filter(({ name }) => name !== 'user')
  .filter(
    ({ read, singleton, endpoints }) => read !== 'public' && read !== 'signedIn' && !singleton && endpoints.create,
  )
  .flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.unique === true && field.kind === 'text' && isOpen(field))
      .map(([name]) => ({ resource, name })),
  );

describe('a value that another record has', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  /** Somebody who may add such records, and read all others but, if so said, not these. */
  async function writerOf(resource: Resource, mayRead: boolean) {
    const own = needOf(resource, 'read');
    const needs = registry.resources.map((each) => needOf(each, 'read'));
    const others = needs.filter(({ subject }) => mayRead || subject !== own.subject);
    const permissions = [...new Map(others.map((need) => [need.subject, need])).values(), needOf(resource, 'create')];
    const { id: role_id } = await create(campus, registry.get('role'), { permissions });
    const { email } = await create(campus, registry.get('user'), { role_id, password: PASSWORD });
    const login = await campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
    const headers = { authorization: `Bearer ${login.body.accessToken}` };
    return (body: Json) => campus.call(`POST ${resource.endpoints.create?.path}`, { as: null, headers, body });
  }

  function isGiven(resource: Resource, name: string): boolean {
    const field = resource.fields[name] as AnyField | undefined;
    return field !== undefined && isOpen(field) && !leadsToUnread(resource, field);
  }

  it('is looked at in more than one place', () => {
    expect(FIELDS.length).toBeGreaterThan(5);
  });

  it.each(FIELDS.map(({ resource, name }) => [`${resource.name}.${name}`, resource, name] as const))(
    '%s is not told to who does not see that record',
    async (_, resource, name) => {
      const first = await create(campus, resource);
      const built = Object.entries({ ...(await build(campus, resource)), [name]: first[name] });
      const again = Object.fromEntries(built.filter(([each]) => isGiven(resource, each)));
      const answer = await (await writerOf(resource, false))(again);
      expect([answer.status, answer.body.errors]).toEqual([422, { [name]: [NEUTRAL] }]);
    },
  );

  it('is told to who sees that record', async () => {
    const resource = registry.get('bank');
    const { name } = await create(campus, resource);
    const again = { ...(await build(campus, resource)), name };
    const answer = await (await writerOf(resource, true))(again);
    expect([answer.status, answer.body.errors]).toEqual([422, { name: [TAKEN] }]);
  });
});
