import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Statement } from '../../db/listSql.ts';
import { anyOf, searchCondition, spellingsOf } from '../../db/searchSql.ts';
import { quote, sortExpression } from '../../db/select.ts';

interface BestMatchesOptions {
  readonly resource: Resource;
  readonly registry: Registry;
  /** Each must stand somewhere in the searched fields. */
  readonly words: readonly string[];
  readonly limit: number;
}

/**
 * The ids of the records that fit best: what begins with the words, then what has them at the beginning of a word, then
 * the rest; what is switched off stands behind its equals.
 */
export function bestMatchesStatement({
  resource,
  registry,
  words,
  limit,
}: BestMatchesOptions): Statement<{ readonly id: number }> {
  const parameters: unknown[] = [];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const has = (text: string, before: string) =>
    anyOf(spellingsOf(text, { resource, registry }).map((spelling) => like(spelling, before)));
  const like = (text: string, before: string) => `t.search_text like ${bind(`${before}${escapeLike(text)}%`)}`;
  const phrase = words.join(' ');
  const where = searchCondition({ resource, registry, words }, (text) => like(text, '%'));
  const rank = `case when ${has(phrase, '')} then 0 when ${has(phrase, '% ')} then 1 else 2 end`;
  const isOff = resource.toggle ? '1 - t.is_active' : '0';
  const { field, order } = resource.list.sort;
  const sorted = sortExpression(resource, registry, field) ?? 't.id';
  const hits = `select t.id, ${rank} as rank, ${isOff} as is_off, ${sorted} as sorted from ${quote(resource.table)} t where ${where}`;
  // Left to itself the planner walks along the sorted index and tests row after row, which takes long for rare words.
  return {
    sql: `with hits as materialized (${hits}) select id from hits order by rank, is_off, sorted ${order}, id limit ${bind(limit)}`,
    parameters,
  };
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
