import { decodeEscapes } from './decodeEscapes.ts';

/** How a call is addressed: `PUT /classes/{id}`; a parameter may stand right behind text: `/class/class/update{id}`. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An id as addresses and files write it. */
export const ID_PATTERN = /^[1-9]\d{0,14}$/;

const PARAMETER = /\{(\w+)\}/g;
const WRITTEN = /^(?:(GET|POST|PUT|DELETE) )?(\/\S*)$/;

/** Reads `'PUT /classes/{id}'`, or a bare path with the method that is usual there. Undefined when it is neither. */
export function parseEndpoint(text: string, usual: Method): Endpoint | undefined {
  const match = WRITTEN.exec(text);
  if (!match?.[2]) return undefined;
  return { method: (match[1] as Method | undefined) ?? usual, path: match[2] };
}

/** The address of a template with its parameters filled in: `/update{id}`, `{id: 12}` → `/update12`. */
export function buildPath(template: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(PARAMETER, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === '') throw new Error(`${template} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/** The parameters of an address, or undefined when the template does not match it. `{id}` takes digits only. */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
  const match = compile(template).exec(path);
  if (!match) return undefined;
  const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeEscapes(value)] as const);
  return values.every(isDecoded) ? Object.fromEntries(values) : undefined;
}

function isDecoded(pair: readonly [string, string | undefined]): pair is [string, string] {
  return pair[1] !== undefined;
}

/** The template as Fastify's router and React Router's whole segments write it: `/update:id`. */
export function routerPath(template: string): string {
  return template.replace(PARAMETER, ':$1');
}

/** The names of a template's parameters, in order. */
export function pathParameters(template: string): string[] {
  // Most have none, and the start asks for thousands.
  if (!template.includes('{')) return [];
  return [...template.matchAll(PARAMETER)].map((match) => match[1] ?? '');
}

/** Whether two templates could match one address: then one would hide the other. */
export function pathsCollide(a: string, b: string): boolean {
  return compile(a).test(sampleOf(b)) || compile(b).test(sampleOf(a));
}

const compiled = new Map<string, RegExp>();
const samples = new Map<string, string>();

function compile(template: string): RegExp {
  const known = compiled.get(template);
  if (known) return known;
  const pattern = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(PARAMETER, (_, name: string) => `(?<${name}>${isIdName(name) ? '\\d+' : '[^/]+'})`);
  const expression = new RegExp(`^${pattern}$`);
  compiled.set(template, expression);
  return expression;
}

function sampleOf(template: string): string {
  const known = samples.get(template);
  if (known) return known;
  const sample = template.replace(PARAMETER, (_, name: string) => (isIdName(name) ? '7' : 'x'));
  samples.set(template, sample);
  return sample;
}

function isIdName(name: string): boolean {
  return name === 'id';
}
