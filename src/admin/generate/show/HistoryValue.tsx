import { useGetManyAggregate } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import type { ManyToManyField, ReferenceField } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { NOTHING, numberSign } from '../../format/format.ts';
import { formatValue } from '../../format/formatValue.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useRegistry } from '../../product/product.ts';

interface HistoryValueProps {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
}

/** A value as it was. History keeps references by number; their names are those of today. */
export function HistoryValue({ resource, name, value }: HistoryValueProps) {
  const words = useWords();
  const field = fieldOf(resource, name);
  if (!field || !isFilled(value)) return NOTHING;
  if (field.kind === 'reference' || field.kind === 'manyToMany') return <Names field={field} value={value} />;
  return formatValue({ field, name, record: { [name]: value } }, words);
}

function Names({ field, value }: { readonly field: ReferenceField | ManyToManyField; readonly value: unknown }) {
  const ids = (Array.isArray(value) ? value : [value]).map(Number);
  const registry = useRegistry();
  const { conventions } = useWords();
  const { data } = useGetManyAggregate(field.target, { ids }, { retry: false });
  const target = registry.get(field.target);
  const nameOfId = (id: number) => {
    const found = data?.find((record) => Number(record?.id) === id);
    return found ? titleOf(target, found, conventions) : numberSign(id, conventions);
  };
  return ids.map(nameOfId).join(', ');
}
