import { isObject } from '../../../core/isObject.ts';
import { composed } from '../../../core/rules/composed.ts';

/** What stays of a name however it is spelled: without case, spaces, punctuation and the accents of Latin letters. */
export function spelling(name: unknown): string {
  if (isObject(name)) return '';
  return composed(composed(String(name ?? ''), 'NFKC'), 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
