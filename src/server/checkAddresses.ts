import { callsOf } from '../core/calls/resourceCalls.ts';
import { DeclarationError } from '../core/declarationError.ts';
import { ENGINE_FOLDERS, ENGINE_PAGES } from '../core/enginePlaces.ts';
import { type Endpoint, pathsCollide } from '../core/paths.ts';
import type { Product } from './product.ts';
import { DOCS_ADDRESSES } from './routes/docsRoutes.ts';
import { engineCalls } from './routes/servedCalls.ts';

/** An address that is taken, and by what. */
interface TakenAddress {
  readonly path: string;
  readonly owner: string;
  /** What a screen made by hand is about: it may stand in the place of a screen of that. */
  readonly subject?: string;
}

/** Taken addresses by method and length: only those that agree in both can be the same. */
type AddressesByKind = ReadonlyMap<string, readonly TakenAddress[]>;

/**
 * Refuses entities at addresses that the engine or the product has already: the one would hide the other. Entities among
 * themselves are compared by the registry.
 */
export function checkAddresses(product: Pick<Product, 'registry' | 'calls' | 'screens'>): void {
  const calls = callAddresses(product);
  const pages = pageAddresses(product);
  for (const resource of product.registry.resources) {
    for (const call of callsOf(resource)) {
      const taken = findAddress(calls, call);
      if (!taken) continue;
      throw new DeclarationError(resource, placeOfCall(call.key), `${call.method} ${call.path} is ${taken.owner}`);
    }
    for (const [name, path] of Object.entries<string>(resource.screens)) {
      const key = name === 'list' ? 'path' : `screens.${name}`;
      const folder = ENGINE_FOLDERS.find((each) => asPage(path).path.split('/')[1] === each);
      if (folder)
        throw new DeclarationError(resource, key, `${path} is in /${folder}, which the server has for itself`);
      const taken = findAddress(pages, asPage(path));
      if (!taken || taken.subject === resource.permission) continue;
      throw new DeclarationError(resource, key, `${path} is ${taken.owner}`);
    }
  }
}

function callAddresses({ calls }: Pick<Product, 'calls'>): AddressesByKind {
  return byKind([
    ...engineCalls().map(({ call }) => ({ ...call, owner: `the call "${call.id}" of the engine` })),
    ...DOCS_ADDRESSES.map((path) => ({ method: 'GET' as const, path, owner: 'the documentation of the calls' })),
    ...calls.map(({ call }) => ({ ...call, owner: `the call "${call.id}" of the product` })),
  ]);
}

function pageAddresses({ screens }: Pick<Product, 'screens'>): AddressesByKind {
  return byKind([
    ...ENGINE_PAGES.map((path) => ({ ...asPage(path), owner: 'a page of the engine' })),
    ...Object.entries(screens).map(([name, { path, subject }]) => ({
      ...asPage(path),
      owner: `the screen "${name}" of the product`,
      subject,
    })),
  ]);
}

// Addresses that differ in their case alone would be told apart by nobody who types them.
function asPage(path: string): Endpoint {
  return { method: 'GET', path: path.toLowerCase() };
}

function byKind(all: readonly (TakenAddress & Endpoint)[]): AddressesByKind {
  const kinds = new Map<string, TakenAddress[]>();
  for (const taken of all) kinds.set(kindOf(taken), [...(kinds.get(kindOf(taken)) ?? []), taken]);
  return kinds;
}

function kindOf({ method, path }: Endpoint): string {
  return `${method} ${path.split('/').length}`;
}

function findAddress(taken: AddressesByKind, address: Endpoint): TakenAddress | undefined {
  return taken.get(kindOf(address))?.find(({ path }) => isSame(path, address.path));
}

// A part that takes any word gives way to one that is written out: `/public/{slug}` is not in the way of `/public/menu`.
function isSame(taken: string, path: string): boolean {
  if (!beginsAlike(taken, path)) return false;
  if (shapeOf(taken) === shapeOf(path)) return true;
  return !hasFreePart(taken) && pathsCollide(taken, path);
}

/** Tells most addresses apart at once: the start waits for this. */
function beginsAlike(taken: string, path: string): boolean {
  const [one, other] = [taken[1], path[1]];
  return one === other || one === '{' || other === '{';
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}

function hasFreePart(path: string): boolean {
  return path.replaceAll('{id}', '').includes('{');
}

// Lists of rows and actions stand at a key of their own.
function placeOfCall(key: string): string {
  return /^(fields|actions)\./.test(key) ? key : `endpoints.${key}`;
}
