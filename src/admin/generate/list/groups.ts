import { type RaRecord, useListContext } from 'react-admin';
import { nextDate } from '../../../core/nextFirst.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';

interface Group {
  /** What all its rows have; none where the list is in an order that makes no groups. */
  readonly heading?: string;
  readonly rows: RaRecord[];
}

/** The rows of a list, parted where what they are sorted by changes. */
export function useGroups(resource: Resource, records: readonly RaRecord[]): readonly Group[] {
  const { sort } = useListContext();
  const words = useWords();
  const name = nextDate(resource, sort.field) ?? sort.field;
  const field = resource.list.groupBy.includes(name) ? fieldOf(resource, name) : undefined;
  const groups: Group[] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last && (!field || last.rows[0]?.[name] === record[name])) last.rows.push(record);
    else groups.push({ rows: [record], ...(field && { heading: formatValue({ field, name, record }, words) }) });
  }
  return groups;
}
