import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../../../../schemas/access/roles.ts';
import { registry } from '../../../../../schemas/index.ts';
import { PAGE_DESIGNS } from '../../../../../schemas/website/pageDesigns.ts';
import { build, create } from '../../../../../tests/support/build.ts';
import { type Campus, openCampus } from '../../../../../tests/support/campus.ts';
import { eachOf } from '../../../../../tests/support/eachOf.ts';
import { userOf } from '../../../../../tests/support/people.ts';
import { buildAbility } from '../../../../core/abilities.ts';
import type { Caller } from '../../../caller.ts';
import { loadRecord } from './loadRecords.ts';
import { createManyRelated, createRelated, removeRelated, updateCause, updateRelated } from './related.ts';
import type { Store } from '../../store.ts';
import { inTransaction } from './transaction.ts';
import { anyTable } from '../../../db/tables.ts';

describe('what follows from a write', () => {
  let campus: Campus;
  let caller: Caller;
  beforeAll(async () => {
    campus = await openCampus('embedded');
    const { id } = await userOf(campus, 'student');
    caller = {
      userId: Number(id),
      name: 'A student',
      roleId: ROLES.student,
      rules: [],
      ability: buildAbility([]),
      address: '',
      requestId: '',
    };
  });
  afterAll(() => campus.close());

  it('is refused at the fields of what it follows from, and by its own name where those have no such field', async () => {
    const [expense, transaction] = [registry.get('expense'), registry.get('bankTransaction')];
    const values = { ...(await build(campus, transaction)), description: 'x'.repeat(201) };
    const refusalOf = (given: { amount?: string; fieldsAs?: Readonly<Record<string, string>> }) =>
      inTransaction({ context: campus.context, resource: expense }, async (store) => {
        const { fieldsAs, ...own } = given;
        const cause = { store, caller };
        await createRelated({
          cause,
          entity: transaction,
          values: { ...values, ...own },
          ...(fieldsAs && { fieldsAs }),
        });
      }).catch((error: unknown) => error);
    const tooLong = [{ key: 'maxLength', params: { max: 200 } }];
    expect(await refusalOf({ fieldsAs: { description: 'purpose' } })).toMatchObject({
      id: 'invalid',
      problems: { purpose: tooLong },
    });
    // A rule may name what is no field of the declaration but is asked for beside it.
    expect(await refusalOf({ fieldsAs: { description: 'current_password' } })).toMatchObject({
      id: 'invalid',
      problems: { current_password: tooLong },
    });
    const refusal = await refusalOf({});
    expect(refusal).toMatchObject({
      id: 'followUp',
      status: 422,
      params: { followUp: { resource: 'bankTransaction', problems: { description: tooLong } } },
    });
    expect(refusal).toHaveProperty('problems', undefined);
    // Where one of them has no place, all are told together.
    expect(await refusalOf({ amount: 'much' })).toMatchObject({
      id: 'followUp',
      params: { followUp: { problems: { amount: [expect.anything()], description: tooLong } } },
    });
  });

  it('is held to the rules of its entity, as a form is', async () => {
    const page = registry.get('publicSubMenu');
    const follow = (work: (cause: { readonly store: Store; readonly caller: Caller }) => Promise<unknown>) =>
      inTransaction({ context: campus.context, resource: registry.get('publicMenu') }, (store) =>
        work({ store, caller }),
      ).catch((error: unknown) => error);
    const values = await build(campus, page, { page_design_type_id: PAGE_DESIGNS.simple });
    const [hidden, other] = [{ ...values, slug: 'pages' }, await build(campus, page)];
    const refused = { id: 'followUp', params: { followUp: { problems: { slug: [{ key: 'officePage' }] } } } };
    expect(await follow((cause) => createRelated({ cause, entity: page, values: hidden }))).toMatchObject(refused);
    expect(await follow((cause) => createManyRelated({ cause, entity: page, values: [other, hidden] }))).toMatchObject(
      refused,
    );
    const { id } = (await follow((cause) => createRelated({ cause, entity: page, values }))) as { readonly id: number };
    const change = () => ({ slug: 'pages' });
    expect(await follow((cause) => updateRelated({ cause, entity: page, id, change }))).toMatchObject(refused);
    const text = registry.get('publicSimpleData');
    const ofPage = { public_sub_menu_id: id, page_design_type_id: PAGE_DESIGNS.simple };
    const onPage = await build(campus, text, ofPage);
    await follow((cause) => createRelated({ cause, entity: text, values: onPage }));
    const textsOf = () =>
      campus.database.query('select id from public_simple_data where public_sub_menu_id = $1', [id]);
    expect(await textsOf()).toHaveLength(1);
    // Its `beforeRemove` takes the text along.
    await follow((cause) => removeRelated({ cause, entity: page, id }));
    expect(await textsOf()).toEqual([]);
  });

  it('is added only to the record that was just written, which alone has an entry of it in its history', async () => {
    const religion = registry.get('religion');
    const id = Number((await create(campus, religion)).id);
    const add = (justWritten?: Store['justWritten']) =>
      inTransaction({ context: campus.context, resource: religion }, async (store) => {
        const cause = { store: { ...store, ...(justWritten && { justWritten }) }, caller };
        await updateCause({ ...cause, record: await loadRecord(store, id) }, religion, { name: 'Another name' });
      });
    const refusal = `updateCause: religion ${id} was not just written; updateRelated changes other records`;
    await expect(add()).rejects.toThrow(refusal);
    await expect(add({ resource: 'gender', id })).rejects.toThrow(refusal);
    await expect(add({ resource: 'religion', id: id + 1 })).rejects.toThrow(refusal);
    await expect(add({ resource: 'religion', id })).resolves.toBeUndefined();
  });

  it.each(eachOf(registry.resources, ({ endpoints }) => endpoints.create !== undefined))(
    'is in its record and its history by whoever caused it, whatever they may: %s',
    async (_, resource) => {
      // Only super admins make super admins, also as what follows.
      const given = resource.name === 'user' ? { role_id: ROLES.student } : {};
      const [first, second] = [await build(campus, resource, given), await build(campus, resource, given)];
      await inTransaction({ context: campus.context, resource }, async (store) => {
        const follow = { cause: { store, caller }, entity: resource };
        await createRelated({ ...follow, values: first });
        await createManyRelated({ ...follow, values: [second] });
      });
      const made = await anyTable(campus.database.db)
        .selectFrom(resource.table)
        .select(['id', 'created_by'])
        .where('created_by', '=', caller.userId)
        .execute();
      expect(made).toHaveLength(2);
      for (const { id } of made) {
        const entries = await campus.database.query(
          'select user_id, action from audit_entries where resource = $1 and record_id = $2',
          [resource.name, id],
        );
        expect(entries).toEqual([{ user_id: caller.userId, action: 'create' }]);
      }
    },
  );
});
