import { formatTime } from '../../../src/admin/fields/format.ts';
import { useWords } from '../../../src/admin/fields/useWords.ts';
import type { CellProps } from './cellProps.ts';

/** From when until when, as hh:mm am/pm. */
export function TimeCell({ item }: CellProps) {
  const { conventions } = useWords();
  const times = [item.start_time, item.end_time].filter((time): time is string => typeof time === 'string');
  return <bdi>{times.map((time) => formatTime(time, conventions)).join(' – ')}</bdi>;
}
