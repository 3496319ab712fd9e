import { DeclarationCheck } from './declarationCheck.ts';
import { type Method, parseEndpoint, pathParameters } from './paths.ts';

const SCREEN = /^(\/([\w-]+|\{\w+\}))*(\/[\w-]+(\{id\})?|\/\{id\})(\/[\w-]+)*$/;
/** A path that the router accepts: words, and parameters in braces, also directly after a word. */
const CALL = /^(\/([\w-]+(\{\w+\})?|\{\w+\}))+$/;
/** Calls that read. */
const READ_CALLS: ReadonlySet<string> = new Set(['list', 'active', 'one']);
/** Calls and screens about one record. */
const ONE_CALLS: ReadonlySet<string> = new Set(['one', 'update', 'remove', 'toggle']);
const ONE_SCREENS: ReadonlySet<string> = new Set(['edit', 'show']);

/** Refuses addresses that are none, or that do not name what they are about. */
export class PathsCheck extends DeclarationCheck {
  paths() {
    const { path, screens = {}, fields } = this.declaration;
    this.expect(SCREEN.test(path), 'path', `"${path}" is not a screen's path`);
    for (const [name, screen] of Object.entries<string>(screens)) {
      this.expect(SCREEN.test(screen), `screens.${name}`, `"${screen}" is not a screen's path`);
      this.names(`screens.${name}`, screen, { written: screen, isOfOne: ONE_SCREENS.has(name), of: 'a new one' });
    }
    for (const name of pathParameters(path)) {
      const field = fields[name];
      const isFit = field?.kind === 'choice' && field.required && field.initial !== undefined;
      this.expect(isFit, 'path', `"${name}" is not a required choice with an initial value`);
    }
    this.calls();
  }

  private calls() {
    const { endpoints: { body: _, variants = {}, named, ...calls } = {}, toggle, fields } = this.declaration;
    for (const [name, written] of Object.entries(calls)) {
      const isReading = READ_CALLS.has(name);
      this.call(`endpoints.${name}`, written, { isReading, isOfOne: ONE_CALLS.has(name) });
    }
    for (const [name, { path }] of Object.entries(variants))
      this.call(`endpoints.variants.${name}.path`, path, { isReading: true, isBare: true });
    if (named) this.call('endpoints.named.path', `POST ${named.path}`, { isReading: false });
    for (const [name, field] of Object.entries(fields))
      if (field.kind === 'children' && field.list)
        this.call(`fields.${name}.list`, field.list, { isReading: true, isBare: true });
    this.expect(!calls.active || toggle, 'endpoints.active', 'needs toggle: true');
    this.expect(!calls.toggle || toggle, 'endpoints.toggle', 'needs toggle: true');
    this.missing();
  }

  /** Refuses an address for a call or screen that the entity does not have. */
  private missing() {
    const { screens = {}, endpoints = {}, readOnly = false, singleton = false, undeletable = false } = this.declaration;
    const isNone = {
      'endpoints.create': endpoints.create && (readOnly || singleton),
      'endpoints.update': endpoints.update && readOnly,
      'endpoints.toggle': endpoints.toggle && readOnly,
      'endpoints.remove': endpoints.remove && (readOnly || singleton || undeletable),
      'screens.create': screens.create && (readOnly || singleton),
      'screens.edit': screens.edit && (readOnly || singleton),
      'screens.show': screens.show && singleton,
    };
    for (const [key, written] of Object.entries(isNone))
      this.expect(!written, key, 'is of no use: the declaration says that nobody does that');
  }

  private call(key: string, written: string, { isReading, isOfOne = false, isBare = false }: CallKind) {
    const usual: Method = 'GET';
    const parsed = parseEndpoint(written, usual);
    const isPath = parsed && CALL.test(parsed.path);
    this.expect(isPath, key, `"${written}" is not ${isBare ? 'a path' : 'a method and a path'}`);
    this.expect(!isBare || parsed?.path === written, key, `"${written}" is not a path: it is read, and so GET`);
    this.expect(!isReading || parsed?.method === usual, key, `"${written}" reads, and so is GET`);
    const isWriting = isReading || !written.startsWith('GET ');
    this.expect(isWriting, key, `"${written}" writes, and so is not GET`);
    const isBelowApi = /^\/api(\/|$)/.test(parsed?.path ?? '');
    this.expect(!isBelowApi, key, `"${written}" says /api, which stands before every call by itself`);
    this.names(key, parsed?.path ?? '', { written, isOfOne, of: 'a list' });
  }

  /** What is about one record names it by its id, and nothing else does. */
  private names(key: string, path: string, { written, isOfOne, of }: Named) {
    const known = pathParameters(this.declaration.path);
    const named = pathParameters(path).filter((name) => !known.includes(name));
    const wanted = isOfOne ? ['id'] : [];
    const found = named.map((name) => `{${name}}`).join(', ') || 'no record';
    this.expect(named.join() === wanted.join(), key, `"${written}" names ${found}, and not ${isOfOne ? '{id}' : of}`, {
      word: named.join(),
      right: wanted,
    });
  }
}

interface CallKind {
  readonly isReading: boolean;
  readonly isOfOne?: boolean;
  /** It is written without a method. */
  readonly isBare?: boolean;
}

interface Named {
  readonly written: string;
  readonly isOfOne: boolean;
  /** What an address without a record is of. */
  readonly of: string;
}
