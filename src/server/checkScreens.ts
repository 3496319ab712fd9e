import { ICONS } from '../core/icons.ts';
import { didYouMean } from '../core/nearest.ts';
import { pathsCollide } from '../core/paths.ts';
import { needsOf } from '../core/calls/defineCall.ts';
import type { Need } from '../core/resource.ts';
import type { Product } from './product.ts';

const ADDRESS = /^(\/([\w-]+(\{\w+\})?|\{\w+\}))+$/;

/** The words that permissions are made of, as the languages name them. */
interface PermissionWords {
  readonly action: readonly string[];
  readonly subject: readonly string[];
}

/**
 * Refuses screens and calls made by hand that nobody could open, or that name what there is not: an area, an icon, a text, a
 * permission. Where the one hides the other depends on their order; two at one address are refused too.
 */
export function checkScreens(
  { registry, screens, calls, messages }: Pick<Product, 'registry' | 'screens' | 'calls' | 'messages'>,
  words: PermissionWords,
): void {
  const known = new Map(Object.entries(screens));
  const owners = [...known.keys(), ...registry.resources.map(({ name }) => name)];
  for (const [name, { path, label, menu, belongsTo, opening = [], ...need }] of known) {
    const place = `The screen "${name}":`;
    if (!ADDRESS.test(path)) throw new Error(`${place} path: "${path}" is not an address`);
    const [other] = [...known].find(([, screen]) => isSameAddress(screen.path, path)) ?? [];
    if (other !== name) throw new Error(`${place} path: "${path}" is also the address of "${other}"`);
    if (textAt(messages.en, label) === undefined) throw new Error(`${place} label: there is no text "${label}"`);
    expectAmong(`${place} menu.area:`, menu?.area, registry.areas);
    expectAmong(`${place} menu.icon:`, menu?.icon, ICONS);
    expectAmong(`${place} belongsTo:`, belongsTo, owners);
    for (const each of [need, ...opening]) expectNeed(place, each, words);
  }
  const ids = new Set<string>();
  for (const { call } of calls) {
    const place = `The call "${call.id}":`;
    if (ids.has(call.id)) throw new Error(`${place} id: two calls have it`);
    ids.add(call.id);
    if (!ADDRESS.test(call.path)) throw new Error(`${place} call: "${call.path}" is not an address`);
    if (call.path.startsWith('/api/')) throw new Error(`${place} call: /api stands before every call by itself`);
    for (const each of needsOf(call.who)) expectNeed(place, each, words);
  }
}

function expectNeed(place: string, need: Need, words: PermissionWords): void {
  expectAmong(`${place} action:`, need.action, words.action);
  expectAmong(`${place} subject:`, need.subject, words.subject);
}

function expectAmong(place: string, word: string | undefined, right: readonly string[]): void {
  if (word === undefined || right.includes(word)) return;
  throw new Error(`${place} "${word}" is none that there is${didYouMean(word, right)}`);
}

// Screens are found without regard to case. One with a free part gives way to one that is written out.
function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{}');
  return shape(a) === shape(b) || (!a.includes('{') && !b.includes('{') && pathsCollide(a, b));
}

function textAt(texts: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>> | undefined)?.[part], texts);
}
