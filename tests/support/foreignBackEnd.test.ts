import { expect, it } from 'vitest';
import { READING_CALLS, WRITING_CALLS } from '../contract/calls.ts';
import { foreignBackEnd } from './foreignBackEnd.ts';
import { registry } from '../../schemas/index.ts';
import { callsOf } from '../../src/core/calls/resourceCalls.ts';

const reading = Object.values(READING_CALLS)
  .flat()
  .map((path) => `GET ${path}`);
const specified = new Set<string>([...reading, ...WRITING_CALLS]);

it('a back end that is not ours has the calls of the specification and nothing else', () => {
  const own = registry.resources
    .flatMap((resource) => callsOf(resource))
    .map(({ method, path }) => ({ method, path }))
    .filter(({ method, path }) => !specified.has(`${method} ${path}`));
  const known = own.filter(({ method, path }) => {
    const call = { method, path: path.replace('{id}', '1'), body: new URLSearchParams({ name: 'x' }) };
    return foreignBackEnd().answer(call).status !== 404;
  });
  expect(known.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const missing = ['GET /wing-sections', 'POST /banks', 'PUT /banks/1', 'GET /dashboard', 'GET /me', 'GET /search'];
  for (const name of missing) {
    const [method = '', path = ''] = name.split(' ');
    expect(foreignBackEnd().answer({ method, path, body: new URLSearchParams() }).status, name).toBe(404);
  }
});
