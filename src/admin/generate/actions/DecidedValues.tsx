import type { RaRecord } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { type Resource, templateFields } from '../../../core/resource.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import { useMay } from '../../providers/ability.ts';

interface DecidedValuesProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** What tells a record from others: all that its list shows, finds it by and filters by, as far as it is filled. */
export function DecidedValues({ resource, record }: DecidedValuesProps) {
  const words = useWords();
  const may = useMay();
  const { columns, search, filters } = resource.list;
  const telling = new Set<string>([...columns, ...search, ...filters]);
  for (const name of templateFields(resource.title)) telling.delete(name);
  const shown = Object.entries(resource.fields).filter(
    ([name, field]) =>
      telling.has(name) &&
      !PICTURES.has(field.kind) &&
      isFilled(record[name]) &&
      (!field.readPermission || may(resource, field.readPermission)),
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

const PICTURES = new Set(['image', 'images', 'file']);
