import { memoryStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { fakeApi, jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { createDataProvider } from './dataProvider.ts';
import { prefetchRows, listDefaults } from './firstRows.ts';

afterEach(() => vi.unstubAllGlobals());

const religion = registry.get('religion');
const { sort, perPage } = listDefaults(religion);
const params = { pagination: { page: 1, perPage }, sort, filter: {} };
const ask = () =>
  prefetchRows({ resource: religion, search: '', store: memoryStore(), dataProvider: createDataProvider(registry) });

describe('the rows of the first list', () => {
  it('that have arrived are given to one query only', async () => {
    fakeApi(() => jsonAnswer(200, [{ id: 1, name: 'Islam' }]));
    const prefetched = ask();
    await prefetched.settled;
    expect(prefetched.take()?.data).toMatchObject([{ id: 1, name: 'Islam' }]);
    expect(prefetched.take()).toBeUndefined();
  });

  it('that arrive when the list has begun are given to no query: the next one asks for something else', async () => {
    fakeApi(() => jsonAnswer(200, [{ id: 1, name: 'Islam' }]));
    const prefetched = ask();
    expect(prefetched.take()).toBeUndefined();
    await prefetched.settled;
    expect(prefetched.take()).toBeUndefined();
  });

  it('that are under way are not asked for twice; a later call asks again', async () => {
    const sent = fakeApi(() => jsonAnswer(200, [{ id: 1, name: 'Islam' }]));
    const prefetched = ask();
    const { data } = await prefetched.dataProvider.getList('religion', params);
    expect(data).toMatchObject([{ id: 1 }]);
    expect(sent).toHaveLength(1);
    await prefetched.dataProvider.getList('religion', params);
    expect(sent).toHaveLength(2);
  });

  it('are no answer to another query', async () => {
    const sent = fakeApi(() => jsonAnswer(200, []));
    const prefetched = ask();
    await prefetched.dataProvider.getList('religion', { ...params, filter: { q: 'x' } });
    await prefetched.settled;
    expect(sent).toHaveLength(2);
  });

  it('that cannot be had are asked for once more by the screen', async () => {
    const sent = fakeApi(() => jsonAnswer(500, { message: 'Busy' }));
    const prefetched = ask();
    await prefetched.settled;
    expect(prefetched.take()).toBeUndefined();
    await expect(prefetched.dataProvider.getList('religion', params)).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(2);
  });
});
