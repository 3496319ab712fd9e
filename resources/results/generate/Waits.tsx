import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { Icon } from '../../../src/admin/icons/Icon.tsx';
import { type ReadinessAnswer, studentsOwed } from './board.ts';

interface WaitsProps {
  readonly id: string;
  readonly isFinal: boolean;
  readonly missing: ReadinessAnswer['missing'];
}

/** What generating still waits for, told before anybody tries. */
export function Waits({ id, isFinal, missing }: WaitsProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const students = studentsOwed(missing);
  const count = formatNumber(students, conventions);
  return (
    <p id={id} className="office-waits">
      <Icon name="Schedule" size="small" />
      <span>{translate(`pages.results.waits.${isFinal ? 'final' : 'exam'}`, { smart_count: students, count })}</span>
    </p>
  );
}
