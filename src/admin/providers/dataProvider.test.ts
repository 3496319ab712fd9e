import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, jsonAnswer, type SentRequest } from '../../../tests/support/fakeApi.ts';
import { ApiError } from '../http/apiError.ts';
import { createDataProvider } from './dataProvider.ts';
import { serverMessageOf } from './serverMessages.ts';
import { StaleError } from './staleError.ts';
import { registry } from '../../../schemas/index.ts';

const dataProvider = createDataProvider(registry);

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const } };

afterEach(() => vi.unstubAllGlobals());

describe('a list', () => {
  it('is asked for at the path of the declaration, in the simple REST dialect', async () => {
    const sent = fakeApi(() => slice([{ id: 26, name: 'Six' }], '25-25/26'));
    const answer = await dataProvider.getList('class', { ...page, filter: { q: 'six', is_active: true, code: '' } });
    expect(answer).toEqual({ data: [{ id: 26, name: 'Six' }], total: 26 });
    expect(queryOf(sent[0])).toEqual({
      path: '/api/get/all/classes',
      range: '[25,49]',
      sort: '["name","ASC"]',
      filter: '{"q":"six","is_active":1}',
    });
  });

  it('is filtered, sorted and paged here when the back end answers all of it', async () => {
    fakeApi(() =>
      jsonAnswer(200, [
        { id: 1, name: 'Ten', is_active: 1 },
        { id: 2, name: 'Six', is_active: 1 },
        { id: 3, name: 'Nine', is_active: 1 },
      ]),
    );
    const params = { pagination: { page: 1, perPage: 2 }, sort: page.sort, filter: { id: [1, 2] } };
    const answer = await dataProvider.getList('class', params);
    expect(answer).toEqual({
      data: [
        { id: 2, name: 'Six', is_active: 1 },
        { id: 1, name: 'Ten', is_active: 1 },
      ],
      total: 2,
    });
  });

  it('is given up with the signal of whoever asked', async () => {
    const controller = new AbortController();
    fakeApi(() => {
      controller.abort();
      throw new DOMException('', 'AbortError');
    });
    const call = dataProvider.getList('class', { ...page, filter: {}, signal: controller.signal });
    await expect(call).rejects.toThrow(DOMException);
  });

  it('of records by id is asked for in batches that the server takes', async () => {
    const sent = fakeApi(() => jsonAnswer(200, []));
    await dataProvider.getMany('bank', { ids: Array.from({ length: 501 }, (_, index) => index + 1) });
    expect(sent.map((call) => JSON.parse(queryOf(call).filter ?? '').id.length)).toEqual([500, 1]);
  });

  it('of what points at a record is filtered by it', async () => {
    const sent = fakeApi(() => slice([], '0-0/0'));
    await dataProvider.getManyReference('bankAccount', { ...page, target: 'bank_id', id: 3, filter: { is_active: 1 } });
    expect(queryOf(sent[0])).toMatchObject({ path: '/api/get/bank/accounts', filter: '{"is_active":1,"bank_id":3}' });
  });
});

describe('one record', () => {
  it('is read at its own path', async () => {
    const record = { id: 7, name: 'Six', is_active: 1 };
    const sent = fakeApi(() => jsonAnswer(200, record));
    expect(await dataProvider.getOne('class', { id: 7 })).toEqual({ data: record });
    expect(sent.map(({ path }) => path)).toEqual(['/api/classes/7']);
  });

  it('comes out of the list where the back end has no call for one', async () => {
    fakeApi(({ path }) =>
      path.startsWith('/api/classes/') ? jsonAnswer(405, {}) : jsonAnswer(200, [{ id: 6 }, { id: 7, name: 'Six' }]),
    );
    expect((await dataProvider.getOne('class', { id: 7 })).data).toMatchObject({ id: 7, name: 'Six' });
  });

  it('that is in no list either is reported missing in the words of the server', async () => {
    fakeApi(({ path }) =>
      path.startsWith('/api/classes/') ? jsonAnswer(404, { message: 'Gone.' }) : jsonAnswer(200, []),
    );
    await expect(dataProvider.getOne('class', { id: 7 })).rejects.toMatchObject({ status: 404, message: 'Gone.' });
  });
});

describe('making a record', () => {
  it('sends what a person enters and nothing else, as a form', async () => {
    const sent = fakeApi(() =>
      jsonAnswer(201, { status: 'success', message: 'Made.', data: { id: 4, purpose: 'Chalk' } }),
    );
    const data = {
      id: 99,
      purpose: 'Chalk',
      amount: '150.50',
      status: 1,
      cancel_reason: 'x',
      creator: {},
      unknown: 1,
      note: null,
    };
    const { data: made } = await dataProvider.create('expense', { data });
    expect(made).toEqual({ id: 4, purpose: 'Chalk' });
    expect(serverMessageOf(made)).toBe('Made.');
    expect([sent[0]?.method, sent[0]?.path, formOf(sent[0])]).toEqual([
      'POST',
      '/api/expenses',
      { purpose: 'Chalk', amount: '150.50', note: '' },
    ]);
  });

  it('sends a new file as a part of its own', async () => {
    const sent = fakeApi(() => jsonAnswer(201, { status: 'success', message: '', data: { id: 4 } }));
    const voucher = new File(['%PDF'], 'voucher.pdf');
    await dataProvider.create('expense', { data: { purpose: 'Chalk', voucher: { rawFile: voucher, src: 'blob:1' } } });
    expect(sent[0]?.body instanceof FormData && sent[0].body.get('voucher')).toBe(voucher);
  });
});

describe('changing a record', () => {
  const previousData = {
    id: 4,
    purpose: 'Chalk',
    amount: '150.50',
    note: null,
    voucher: '/storage/a.pdf',
    row_version: 3,
  };

  it('sends what has changed, with the version that was read', async () => {
    const sent = fakeApi(() =>
      jsonAnswer(200, { status: 'success', message: 'Saved.', data: { ...previousData, purpose: 'Paper' } }),
    );
    const data = { ...previousData, purpose: 'Paper', note: '', voucher: { src: '/storage/a.pdf' } };
    const { data: saved } = await dataProvider.update('expense', { id: 4, data, previousData });
    expect(saved.purpose).toBe('Paper');
    expect(serverMessageOf(saved)).toBe('Saved.');
    expect([sent[0]?.method, sent[0]?.path, formOf(sent[0])]).toEqual([
      'PUT',
      '/api/expenses/4',
      { purpose: 'Paper', row_version: '3' },
    ]);
  });

  it('that somebody else has changed meanwhile fails with the record as it is now', async () => {
    const current = { ...previousData, purpose: 'Ink', row_version: 5 };
    const sent = fakeApi(() => jsonAnswer(409, { message: 'Too late.', current }));
    const call = dataProvider.update('expense', { id: 4, data: { purpose: 'Paper' }, previousData });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StaleError);
    expect(error).toMatchObject({ status: 409, message: 'Too late.', current });
    expect(sent).toHaveLength(1);
  });

  it('that its state forbids fails with the reason, not as a stale write', async () => {
    fakeApi(({ method }) =>
      method === 'PUT' ? jsonAnswer(409, { message: 'Approved.' }) : jsonAnswer(200, previousData),
    );
    const call = dataProvider.update('expense', { id: 4, data: { purpose: 'Paper' }, previousData });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).not.toBeInstanceOf(StaleError);
  });

  it('says which fields were refused', async () => {
    fakeApi(() => jsonAnswer(422, { message: 'Please check.', errors: { purpose: ['Too long.', 'And more.'] } }));
    const call = dataProvider.update('expense', { id: 4, data: { purpose: 'Paper' }, previousData });
    await expect(call).rejects.toMatchObject({ status: 422, body: { errors: { purpose: 'Too long.' } } });
  });
});

describe('what else a record can do', () => {
  it('is to be switched on and off', async () => {
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: 'Off.', data: { id: 2, is_active: 0 } }));
    const { data } = await dataProvider.toggle('bank', { id: 2, is_active: 0 });
    expect([data, serverMessageOf(data)]).toEqual([{ id: 2, is_active: 0 }, 'Off.']);
    expect([sent[0]?.method, sent[0]?.path, formOf(sent[0])]).toEqual([
      'PUT',
      '/api/banks/2/status',
      { is_active: '0' },
    ]);
  });

  it('is to move along its life cycle with what the action asks for', async () => {
    const sent = fakeApi(() =>
      jsonAnswer(200, { status: 'success', message: 'Cancelled.', data: { id: 4, status: 2 } }),
    );
    await dataProvider.act('expense', { id: 4, action: 'cancel', data: { row_version: 3, cancel_reason: 'Twice' } });
    expect([sent[0]?.path, formOf(sent[0])]).toEqual([
      '/api/expenses/4/cancel',
      { row_version: '3', cancel_reason: 'Twice' },
    ]);
  });

  it('fails to move, with the record as it is now, where somebody else was faster', async () => {
    const current = { id: 4, status: 1, row_version: 5 };
    fakeApi(() => jsonAnswer(409, { message: 'Too late.', current }));
    const call = dataProvider.act('expense', { id: 4, action: 'cancel', data: { row_version: 3 } });
    const error: unknown = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StaleError);
    expect(error).toMatchObject({ status: 409, message: 'Too late.', current });
  });

  it('is to tell its history', async () => {
    const entry = { id: 9, at: '2026-01-01T00:00:00Z', user: null, address: null, action: 'create', changes: [] };
    fakeApi(() => jsonAnswer(200, [entry]));
    expect(await dataProvider.history('expense', { id: 4 })).toEqual({ data: [entry] });
  });

  it('is to be deleted', async () => {
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: 'Deleted.', data: { id: 2 } }));
    const { data } = await dataProvider.delete('bank', { id: 2, previousData: { id: 2 } });
    expect([sent[0]?.method, sent[0]?.path, serverMessageOf(data)]).toEqual(['DELETE', '/api/banks/2', 'Deleted.']);
  });
});

describe('many records at once', () => {
  const outcome = { done: [1], refused: [{ id: 2, message: 'In use.' }] };

  it('go in one call, and what was refused is told apart', async () => {
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: 'Done: 1. Refused: 1.', data: outcome }));
    const { data } = await dataProvider.removeMany('bank', { ids: [1, 2] });
    expect([data, serverMessageOf(data)]).toEqual([outcome, 'Done: 1. Refused: 1.']);
    expect([sent[0]?.method, sent[0]?.path, sent[0]?.body]).toEqual(['DELETE', '/api/banks/bulk', '{"ids":[1,2]}']);
  });

  it('go one by one where the back end has no call for many', async () => {
    const sent = fakeApi(({ path }) => {
      if (path.includes('bulk')) return jsonAnswer(404, {});
      return path.endsWith('/2/status')
        ? jsonAnswer(409, { message: 'In use.' })
        : jsonAnswer(200, { status: 'success' });
    });
    const { data } = await dataProvider.toggleMany('bank', { ids: [1, 2], is_active: 0 });
    expect(data).toEqual(outcome);
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/banks/bulk/status',
      '/api/banks/1/status',
      '/api/banks/2/status',
    ]);
  });

  it('are switched in the version that was seen, where one was', async () => {
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: '', data: outcome }));
    const seen = [
      { id: 2, row_version: 7 },
      { id: 3, row_version: 8 },
    ];
    await dataProvider.toggleMany('bank', { ids: [1, 2], is_active: 0, seen });
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { ids: [1, 2], is_active: 0, seen: [{ record_id: 2, row_version: 7 }] },
    ]);
  });

  it('are given the same values in the versions that were seen, at once or one by one', async () => {
    const records = [
      { id: 2, row_version: 7 },
      { id: 3, row_version: 8 },
    ];
    const sent = fakeApi(() => jsonAnswer(200, { status: 'success', message: '', data: outcome }));
    await dataProvider.changeMany('bank', { records, values: { name: 'X', id: 9 } });
    const seen = records.map(({ id, row_version }) => ({ record_id: id, row_version }));
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([{ ids: [2, 3], values: { name: 'X' }, seen }]);
    const single = fakeApi(({ path }) => jsonAnswer(path.includes('bulk') ? 404 : 200, { status: 'success' }));
    await dataProvider.changeMany('bank', { records, values: { name: 'X' } });
    expect(single.slice(1).map(formOf)).toEqual([
      { name: 'X', row_version: '7' },
      { name: 'X', row_version: '8' },
    ]);
  });

  it('one by one, are switched in the version that was seen, where one was', async () => {
    const sent = fakeApi(({ path }) => jsonAnswer(path.includes('bulk') ? 404 : 200, { status: 'success' }));
    const seen = [{ id: 2, row_version: 7 }];
    await dataProvider.toggleMany('bank', { ids: [1, 2], is_active: 0, seen });
    expect(sent.slice(1).map(formOf)).toEqual([{ is_active: '0' }, { is_active: '0', row_version: '7' }]);
  });

  it('one by one, tell what is wrong with the fields of those that were refused', async () => {
    fakeApi(({ path }) =>
      path.includes('/bulk/')
        ? jsonAnswer(404, {})
        : jsonAnswer(422, { message: 'Please check.', errors: { name: ['Already taken.'] } }),
    );
    const { data } = await dataProvider.toggleMany('bank', { ids: [2], is_active: 1 });
    expect(data).toEqual({ done: [], refused: [{ id: 2, message: 'Already taken.' }] });
  });

  it('count as failed for react-admin when none was done', async () => {
    fakeApi(() => jsonAnswer(200, { status: 'success', message: '', data: { done: [], refused: outcome.refused } }));
    await expect(dataProvider.deleteMany('bank', { ids: [2] })).rejects.toMatchObject({
      status: 409,
      message: 'In use.',
    });
  });
});

describe('an export', () => {
  it('asks for the filter, the sort and the columns that are shown, and keeps the file under the name it came with', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
    const headers = { 'Content-Disposition': 'attachment; filename="banks-2026-11-21.csv"' };
    const sent = fakeApi(() => new Response('name', { headers }));
    await dataProvider.download('bank', { format: 'csv', filter: { q: 'a' }, sort: page.sort, columns: ['name'] });
    expect(queryOf(sent[0])).toEqual({
      path: '/api/banks/export',
      format: 'csv',
      filter: '{"q":"a"}',
      sort: '["name","ASC"]',
      columns: '["name"]',
    });
    expect(clicked).toEqual(['banks-2026-11-21.csv']);
  });
});

function slice(records: readonly unknown[], range: string): Response {
  return Response.json(records, { headers: { 'Content-Range': `items ${range}` } });
}

function queryOf(call: SentRequest | undefined): Record<string, string> & { path: string } {
  const { pathname, searchParams } = new URL(call?.path ?? '', 'http://school');
  return { path: pathname, ...Object.fromEntries(searchParams) };
}

function formOf(call: SentRequest | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(String(call?.body)));
}
