import { useGetManyAggregate, useTranslate } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import type { ManyToManyField, ReferenceField } from '../../../core/fields/field.ts';
import { fileWord } from '../../../core/files.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { NOTHING, numberSign } from '../../format/format.ts';
import { fileName, formatValue } from '../../format/formatValue.ts';
import { useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { useRegistry } from '../../product/product.ts';

interface HistoryValueProps {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
  /** What the field had before: another file is told as that. */
  readonly earlier?: unknown;
}

/** A value as it was. History keeps references by number; their names are those of today. */
export function HistoryValue({ resource, name, value, earlier }: HistoryValueProps) {
  const words = useWords();
  const field = fieldOf(resource, name);
  if (!field || !isFilled(value)) return NOTHING;
  if (field.kind === 'reference' || field.kind === 'manyToMany') return <Names field={field} value={value} />;
  if (field.kind === 'image' || field.kind === 'images' || field.kind === 'file') {
    return <Files value={value} earlier={earlier} />;
  }
  return formatValue({ field, name, record: { [name]: value } }, words);
}

/** Stored files have long, made-up names. */
function Files({ value, earlier }: Pick<HistoryValueProps, 'value' | 'earlier'>) {
  const translate = useTranslate();
  return textsOf(value)
    .map((address) => {
      const word = fileWord(address, textsOf(earlier));
      return word ? translate(`audit.files.${word}`) : fileName(address);
    })
    .join(', ');
}

/** One text, or a list of them. */
function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string' && each !== '');
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
