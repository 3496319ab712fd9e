import { useTranslate } from 'react-admin';
import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatNumber } from '../../../src/admin/format/format.ts';
import { listed } from '../../../src/admin/format/names.ts';
import type { OwedStudent } from './board.ts';

/** So many are named at once, more of them when they are asked for. */
const FEW = 5;

/** Of whom something is missing: how many they are, and by name. */
export function OwedStudents({ students }: { readonly students: readonly OwedStudent[] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { length } = students;
  const count = formatNumber(length, conventions);
  return (
    <details open={length <= FEW}>
      <summary>{translate('pages.results.studentCount', { smart_count: length, count })}</summary>
      {listed(
        students.map(({ name }) => name),
        conventions,
      )}
    </details>
  );
}
