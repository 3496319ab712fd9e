import { describe, expect, it } from 'vitest';
import { buildPath, matchPath, parseEndpoint, pathParameters, pathsCollide, routerPath } from './paths.ts';

describe('a template', () => {
  it.each([
    ['/classes/{id}', { id: 12 }, '/classes/12'],
    ['/class/class/update{id}', { id: 12 }, '/class/class/update12'],
    ['/public/{type}/quick/link', { type: 'a b' }, '/public/a%20b/quick/link'],
  ])('%s with %j is %s, and back', (template, parameters, path) => {
    expect(buildPath(template, parameters)).toBe(path);
    const texts = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
    expect(matchPath(template, path)).toEqual(texts);
  });

  it('takes only digits for an id', () => {
    expect(matchPath('/class/class/update{id}', '/class/class/updatex')).toBeUndefined();
    expect(matchPath('/class/class/update{id}', '/class/class/update12/3')).toBeUndefined();
  });

  it('does not match an address with a broken escape', () => {
    expect(matchPath('/public/{slug}', '/public/%E0%A4%A')).toBeUndefined();
    expect(matchPath('/public/{type}/{slug}', '/public/news/%E0%A4%A')).toBeUndefined();
  });

  it('is not built without its parameters', () => {
    expect(() => buildPath('/classes/{id}')).toThrow('needs the parameter id');
    expect(() => buildPath('/public/{slug}', { slug: '' })).toThrow('needs the parameter slug');
  });

  it('takes dots and other signs literally', () => {
    expect(matchPath('/a.b/{id}', '/axb/1')).toBeUndefined();
  });

  it('is written for routers and tells its parameters', () => {
    expect(routerPath('/update{id}')).toBe('/update:id');
    expect(pathParameters('/a/{type}/b{id}')).toEqual(['type', 'id']);
  });
});

it.each([
  ['/classes/{id}', '/classes/{id}', true],
  ['/public/{slug}', '/public/slider', true],
  ['/classes/{id}', '/classes/export', false],
  ['/class/update{id}', '/class/{id}', false],
])('%s and %s collide: %s', (a, b, expected) => {
  expect(pathsCollide(a, b)).toBe(expected);
});

it('reads a method and a path, and refuses what is neither', () => {
  expect(parseEndpoint('PUT /a/b{id}', 'GET')).toEqual({ method: 'PUT', path: '/a/b{id}' });
  expect(parseEndpoint('/a', 'POST')).toEqual({ method: 'POST', path: '/a' });
  expect(parseEndpoint('PATCH /a', 'GET')).toBeUndefined();
  expect(parseEndpoint('a/b', 'GET')).toBeUndefined();
});
