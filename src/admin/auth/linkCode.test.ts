// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { setupTokenIn } from './linkCode.ts';

const tokenIn = (path: string) => setupTokenIn(new URL(path, location.origin));

it('the secret of the first link is read behind the #, where no server and no proxy is sent it', () => {
  expect(tokenIn('/login#setup=aZ-_09')).toBe('aZ-_09');
});

it('a link that was printed with it before the # still works', () => {
  expect(tokenIn('/login?setup=aZ-_09')).toBe('aZ-_09');
});

it.each(['/login', '/login#ABCD-EFGH-IJKL-MNOP', '/login#setup=', '/login#x=1'])('%s holds none', (path) => {
  expect(tokenIn(path)).toBeUndefined();
});
