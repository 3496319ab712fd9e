import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foreignBackEnd, type ForeignBackEnd } from '../../../tests/support/foreignBackEnd.ts';
import { writingBackEnd } from '../../../tests/support/writingBackEnd.ts';
import { registry } from '../../../schemas/index.ts';
import { fillTemplate } from '../../core/titles.ts';
import { foreignSchool } from '../testing/foreignSchool.ts';
import { createDataProvider } from './dataProvider.ts';
import { serverMessageOf } from './serverMessages.ts';

const dataProvider = createDataProvider(registry);

let school: ForeignBackEnd;

beforeEach(() => {
  school = foreignSchool();
});

afterEach(() => vi.unstubAllGlobals());

const FIRST = { page: 1, perPage: 25 };

async function list(name: string, { filter = {}, sort = 'id', order = 'ASC' as 'ASC' | 'DESC', meta = {} } = {}) {
  return dataProvider.getList(name, { pagination: FIRST, sort: { field: sort, order }, filter, meta });
}

async function ids(name: string, given: Parameters<typeof list>[1]): Promise<unknown[]> {
  return (await list(name, given)).data.map(({ id }) => id);
}

const called = (call: string) => school.calls.filter((each) => each === call).length;

describe('a list of a back end that answers it whole', () => {
  it.each<[string, string, Record<string, unknown>, number[]]>([
    ['a value', 'expense', { status: 1 }, [2]],
    ['any of several', 'expense', { expense_type_id: [1, 3] }, [1, 3]],
    ['none of several', 'expense', { expense_type_id_not: [2] }, [1, 3]],
    ['none of them, which what is empty meets', 'expense', { bank_id_not: [1] }, [1, 3]],
    ['a least and a largest amount', 'expense', { amount_gte: 200, amount_lte: '1000' }, [1]],
    ['days', 'expense', { spent_on_gte: '2026-02-01', spent_on_lte: '2026-02-28' }, [3]],
    ['what is empty', 'expense', { bank_id: null }, [3]],
    ['a text', 'expense', { q: 'PAPER' }, [1]],
    ['being active, which a record is that does not say', 'bank', { is_active: 1 }, [1, 2]],
    ['being inactive', 'bank', { is_active: 0 }, [3]],
    ['the wing that they are mapped to', 'section', { wingSection: { wing_id: 1 } }, [1]],
    ['their wing where a class is chosen as well', 'section', { wingSection: { class_id: 1, wing_id: 2 } }, [2]],
    ['any of several wings', 'section', { wingSection: { wing_id: [1, 2] } }, [1, 2]],
    ['no class alone, for which there is no call', 'section', { wingSection: { class_id: 1 } }, [1, 2, 3]],
    ['the name of a person', 'student', { q: 'zara' }, [1]],
  ])('is filtered by %s', async (_, name, filter, expected) => {
    expect(await ids(name, { filter })).toEqual(expected);
    expect(school.unknown).toEqual([]);
  });

  it('shows references by their titles, and asks for each list of these once', async () => {
    const { data } = await list('expense');
    expect(data.map(({ expense_type, bank }) => [expense_type?.name, bank?.name])).toEqual([
      ['Stationery', 'Agrani Bank'],
      ['Furniture', 'Sonali Bank'],
      ['Stationery', undefined],
    ]);
    await list('expense');
    expect([called('GET /get/expense/types'), called('GET /get/banks')]).toEqual([1, 1]);
  });

  it('is sorted by the titles of references', async () => {
    expect(await ids('expense', { sort: 'bank_id' })).toEqual([1, 2, 3]);
    expect(await ids('employee', { sort: 'designation_id' })).toEqual([2, 1]);
  });

  it('shows what a record links by title, and names a record by what it refers to', async () => {
    const { endpoints, title } = registry.get('wingSection');
    foreignSchool(
      foreignBackEnd(({ path }, { wingSections }) =>
        path === endpoints.list.path ? { status: 200, body: wingSections } : undefined,
      ),
    );
    const { data } = await list('wingSection');
    expect(data[0]?.sections).toEqual([{ id: 1, name: 'Padma' }]);
    expect(fillTemplate(title, data[0] ?? {})).toBe('Six · Boys');
  });

  it('names people by their `userable`, also where they are referred to', async () => {
    expect((await list('student', { sort: 'name' })).data.map(({ name }) => name)).toEqual([
      'Amin Rahman',
      'Mina Das',
      'Zara Ahmed',
    ]);
    const { data } = await list('fourthSubject', { sort: 'student_id' });
    expect(data.map(({ student }) => student?.name)).toEqual(['Amin Rahman', 'Zara Ahmed']);
  });

  it('counts a record as active that does not say', async () => {
    expect((await list('religion')).data.map(({ is_active }) => is_active)).toEqual([1, 1, 0]);
  });

  it('leaves the numbers of a reference whose list is not there, and asks for that list once', async () => {
    school.tables.expenses?.push({ id: 4, purpose: 'Fuel', created_by: 9, status: 0 });
    expect((await list('expense')).data[3]).toMatchObject({ created_by: 9 });
    await list('expense');
    expect(called('GET /users')).toBe(1);
  });

  it('offers what is active by the call for it', async () => {
    const offered = await list('expenseType', { filter: { is_active: 1 }, meta: { offered: true } });
    expect(offered.data.map(({ id }) => id)).toEqual([1, 2]);
    expect(school.calls).toEqual(['GET /active/expense/types']);
  });
});

describe('a record of such a back end', () => {
  it('shows no object in the place of a text', async () => {
    school.tables.religions?.push({ id: 9, name: { en: 'Jainism' }, is_active: 1 });
    expect((await list('religion')).data.find(({ id }) => id === 9)).toMatchObject({ name: null });
    expect((await dataProvider.getOne('religion', { id: 9 })).data).toMatchObject({ name: null });
  });

  it('comes out of the list, and its own address is tried once', async () => {
    const { data } = await dataProvider.getOne('bank', { id: 2 });
    expect(data).toMatchObject({ name: 'Agrani Bank', is_active: 1 });
    await dataProvider.getOne('bank', { id: 1 });
    expect(school.unknown).toEqual(['GET /banks/2']);
  });

  it('is missing when its list has not got it', async () => {
    await expect(dataProvider.getOne('bank', { id: 77 })).rejects.toMatchObject({ status: 404 });
  });

  it('has the titles of what it refers to', async () => {
    const { data } = await dataProvider.getOne('expense', { id: 1 });
    expect(data.expense_type).toEqual({ id: 1, name: 'Stationery' });
  });

  it('has them in its child rows as well, and asks for each list once', async () => {
    school.tables.subjects?.push({ id: 3, name: 'Geometry', classes: [{ class_id: '2' }, { class_id: 1 }, {}] });
    const { data } = await list('subject');
    expect(data[2]?.classes).toEqual([
      { class_id: 2, class: { id: 2, name: 'Seven' } },
      { class_id: 1, class: { id: 1, name: 'Six' } },
      {},
    ]);
    expect((await dataProvider.getOne('subject', { id: 3 })).data.classes[0].class.name).toBe('Seven');
    expect(called('GET /get/all/classes')).toBe(1);
  });
});

describe('a record of such a back end that follows our rule of writes', () => {
  beforeEach(() => {
    school = foreignSchool(writingBackEnd());
  });

  it('is the one that was made, though the answer does not show it', async () => {
    const { data } = await dataProvider.create('expense', {
      data: { purpose: 'Ink', expense_type_id: 2, amount: '5' },
    });
    expect(data).toMatchObject({ id: 4, purpose: 'Ink', expense_type: { id: 2, name: 'Furniture' } });
    expect(serverMessageOf(data)).toBe('Stored.');
  });

  it('shows after a change what it refers to now', async () => {
    const { data: previousData } = await dataProvider.getOne('expense', { id: 1 });
    const { data } = await dataProvider.update('expense', { id: 1, data: { expense_type_id: 2 }, previousData });
    expect(data).toMatchObject({ purpose: 'Exam paper', expense_type: { id: 2, name: 'Furniture' } });
  });

  it('stays whole when it is switched, whatever is answered', async () => {
    await list('bank');
    const { data } = await dataProvider.toggle('bank', { id: 1, is_active: 0 });
    expect(data).toMatchObject({ id: 1, name: 'Sonali Bank', is_active: 0 });
  });

  it('is gone from choosers and lists once it was deleted', async () => {
    await list('expense');
    await dataProvider.delete('bank', { id: 2, previousData: { id: 2 } });
    expect((await list('expense')).data[0]?.bank).toBeUndefined();
  });

  it('is worked on with others one by one, without trying a call for many', async () => {
    await list('bank');
    const { data } = await dataProvider.toggleMany('bank', { ids: [1, 2], is_active: 0 });
    expect(data).toEqual({ done: [1, 2], refused: [] });
    expect(school.unknown).toEqual([]);
  });
});

describe('a write where such a back end has none', () => {
  const refused = { status: 404, message: 'screens.notOffered' };

  it.each<[string, () => Promise<unknown>]>([
    ['adding', () => dataProvider.create('bank', { data: { name: 'Janata Bank' } })],
    ['changing', () => dataProvider.update('bank', { id: 1, data: { name: 'Sonali' }, previousData: { id: 1 } })],
    ['switching', () => dataProvider.toggle('bank', { id: 1, is_active: 0 })],
    ['deleting', () => dataProvider.delete('bank', { id: 1, previousData: { id: 1 } })],
    ['moving on', () => dataProvider.act('expense', { id: 1, action: 'approve' })],
  ])('is said to be missing: %s', async (_, write) => {
    await list('bank');
    await expect(write()).rejects.toMatchObject(refused);
  });

  it('is said once of many, and the others are not tried', async () => {
    await list('bank');
    const many = dataProvider.toggleMany('bank', { ids: [1, 2], is_active: 0 });
    await expect(many).rejects.toMatchObject(refused);
    expect(school.unknown).toEqual(['PUT /banks/1/status']);
  });

  it('is not said where it is the record that is missing', async () => {
    school = foreignSchool(writingBackEnd());
    await list('bank');
    await expect(dataProvider.delete('bank', { id: 77, previousData: { id: 77 } })).rejects.toMatchObject({
      status: 404,
      message: 'No such address.',
    });
  });
});
