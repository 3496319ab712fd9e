import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatMoney } from '../../format/format.ts';
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
  const summary = useListSummary(resource);
  const sums = names.flatMap((name) => {
    const amount = summary?.sums[name];
    return amount === undefined ? [] : [{ name, amount }];
  });
  if (!summary || sums.length === 0) return null;
  return (
    <>
      <span>{translate('screens.list.totalOf', { smart_count: summary.total })}</span>
      {sums.map(({ name, amount }) => (
        <span key={name}>
          {words.label(name)} <bdi className="list-sum">{formatMoney(amount, words.conventions)}</bdi>
        </span>
      ))}
    </>
  );
}
