import { withoutSignatures } from '../../../../core/files.ts';
import type { Resource } from '../../../../core/resource.ts';
import { cleanRichText } from './cleanRichText.ts';
import type { Values } from '../../store.ts';

/** The values as they may be stored: formatted texts made harmless, and no address of a file with somebody's signature. */
export function cleanInput(resource: Pick<Resource, 'fields'>, values: Values): Values {
  return cleanRichText(resource, unsigned(values) as Values);
}

function unsigned(value: unknown): unknown {
  if (typeof value === 'string') return withoutSignatures(value);
  if (Array.isArray(value)) return value.map(unsigned);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unsigned(each)]));
}

/** Uploads and the like are objects of their own kind, and stay as they are. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
