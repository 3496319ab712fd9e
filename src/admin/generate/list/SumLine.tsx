import { useListContext, useTranslate } from 'react-admin';
import { readFilterKey } from '../../../core/filterKeys.ts';
import { type Resource, statusFieldOf, uncountedStates } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney, formatNumber } from '../../format/format.ts';
import { useListSummary } from './useListSummary.ts';

interface SumLineProps {
  readonly resource: Resource;
  /** The amounts in sight. */
  readonly names: readonly string[];
}

/** What the amounts of all found records come to, not only of those on the page. */
export function SumLine({ resource, names }: SumLineProps) {
  const translate = useTranslate();
  const words = useWords();
  const { filterValues } = useListContext();
  const summary = useListSummary(resource);
  const sums = names.flatMap((name) => {
    const amount = summary?.sums[name];
    return amount === undefined ? [] : [{ name, amount }];
  });
  if (!summary || sums.length === 0) return null;
  const status = statusFieldOf(resource);
  const isAsked = Object.keys(filterValues).some(
    (key) => readFilterKey(key, (name) => name === status).name === status,
  );
  const left = isAsked ? [] : uncountedStates(resource).filter(({ value }) => (summary.states[value] ?? 0) > 0);
  return (
    <>
      <span>
        {translate('screens.list.totalOf', {
          smart_count: summary.total,
          count: formatNumber(summary.total, words.conventions),
        })}
      </span>
      {left.map(({ name, value }) => (
        <span key={value}>
          {translate('screens.list.uncounted', {
            state: words.option(status ?? '', name),
            count: formatNumber(summary.states[value] ?? 0, words.conventions),
          })}
        </span>
      ))}
      {sums.map(({ name, amount }) => (
        <span key={name}>
          {words.label(name)} <bdi className="list-sum">{formatMoney(amount, words.conventions)}</bdi>
        </span>
      ))}
    </>
  );
}
