import type { RaRecord } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { type AnyField, seePermissions } from '../../../core/fields/field.ts';
import { type Resource, templateFields } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import { useHolds } from '../../providers/ability.ts';
import { isUploadField } from '../../../core/fields/isUploadField.ts';

interface DecidedValuesProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/**
 * What is decided on: all that the record's list shows, finds it by and filters by, as far as it is filled, and every amount
 * but those of nothing, so that the sums add up.
 */
export function DecidedValues({ resource, record }: DecidedValuesProps) {
  const words = useWords();
  const may = useHolds();
  const { columns, search, filters } = resource.list;
  const telling = new Set<string>([...columns, ...search, ...filters]);
  for (const name of templateFields(resource.title)) telling.delete(name);
  const shown = Object.entries(resource.fields).filter(
    ([name, field]) =>
      (telling.has(name) || isSum(field, record[name])) &&
      !isUploadField(field) &&
      isFilled(record[name]) &&
      seePermissions(field).every((action) => may(resource, action)),
  );
  return (
    <dl className="dialog-values">
      {shown.map(([name, field]) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          <dd>
            <bdi>{formatValue({ field, name, record }, words)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isSum(field: AnyField, value: unknown): boolean {
  const isMoney = field.kind === 'money' || (field.kind === 'computed' && field.as === 'money');
  return isMoney && Number(value) !== 0;
}
