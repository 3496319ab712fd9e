import { expect, it } from 'vitest';
import { defineCall } from '../core/calls/defineCall.ts';
import { flag, object } from '../core/calls/shapes.ts';
import type { Screen } from '../core/menu.ts';
import { checkProduct } from './checkProduct.ts';
import type { Product } from './product.ts';
import { serve } from './routes/serve.ts';
import { school } from './school/index.ts';

const screen: Screen = { path: '/desk', action: 'read', subject: 'Bank', label: 'screenNames.publicPages' };

const startingWith = (more: object) => () =>
  checkProduct({ ...school, screens: { ...school.screens, desk: { ...screen, ...more } } });

it('a screen whose words are all there is taken', () => {
  expect(startingWith({})).not.toThrow();
});

it.each([
  [{ path: 'desk' }, 'path: "desk" is not an address'],
  [{ path: '/Result/Generate' }, 'path: "/Result/Generate" is also the address of'],
  [{ action: 'raed' }, 'action: "raed" is none that there is; did you mean "read"?'],
  [{ subject: 'Bnak' }, 'subject: "Bnak" is none that there is; did you mean "Bank"?'],
  [{ label: 'screenNames.desk' }, 'label: there is no text "screenNames.desk"'],
  [{ menu: { area: 'finanse', icon: 'Web' } }, 'menu.area: "finanse" is none that there is; did you mean "finance"?'],
  [{ menu: { area: 'finance', icon: 'Wbe' } }, 'menu.icon: "Wbe" is none that there is'],
  [{ belongsTo: 'bnak' }, 'belongsTo: "bnak" is none that there is; did you mean "bank"?'],
])('a screen is refused at the start with %j', (more, message) => {
  expect(startingWith(more)).toThrow(message);
});

const call = { call: 'GET /desk', who: 'signedIn', id: 'desk', tag: 'Desk', summary: 'The desk' } as const;

it.each([
  [{ who: { action: 'raed', subject: 'Bank' } }, 'The call "desk": action: "raed" is none that there is'],
  [{ id: 'dashboard' }, 'The call "dashboard": id: two calls have it'],
  [{ call: 'GET /api/desk' as const }, 'The call "desk": call: /api stands before every call by itself'],
])('a call is refused at the start with %j', (more, message) => {
  const added = serve(defineCall({ ...call, ...more, answer: object({ done: flag() }) }), () => ({ done: true }));
  const calls: Product['calls'] = [...school.calls, added];
  expect(() => checkProduct({ ...school, calls })).toThrow(message);
});
