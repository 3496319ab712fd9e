import { useWatch } from 'react-hook-form';
import { type RaRecord, useReference, useTranslate } from 'react-admin';
import { isFilled } from '../../../../core/conditions.ts';
import type { AnyField } from '../../../../core/fields/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { useWords } from '../../../fields/useWords.ts';
import { formatPlainNumber } from '../../../format/format.ts';
import { formatValue, plainText } from '../../../format/formatValue.ts';
import { resourceInSentence } from '../../../format/labels.ts';
import { titleOf } from '../../../format/titleOf.ts';
import type { AnyRecord } from '../../../format/values.ts';
import { useRegistry } from '../../../product/product.ts';
import type { ListRowsMessages } from '../../../login/listRowsMessages.ts';
import { changedValues } from '../../../providers/entered.ts';
import { useFilledText } from '../live/listRowsTexts.ts';

interface ChangePreviewProps {
  readonly resource: Resource;
  /** The fields that are changed. */
  readonly names: readonly string[];
  readonly records: readonly RaRecord[];
  readonly texts: ListRowsMessages['many'];
}

/** What will change, field by field: in how many records, and to what. */
export function ChangePreview({ resource, names, records, texts }: ChangePreviewProps) {
  const values: AnyRecord = useWatch();
  const countOf = (name: string) =>
    records.filter((record) => name in changedValues(resource, { [name]: values[name] ?? null }, record)).length;
  if (names.every((name) => countOf(name) === 0)) return texts.nothing;
  return (
    <>
      {texts.will}
      <ul>
        {names.map((name) => (
          <Line
            key={name}
            {...{ resource, name, texts }}
            value={values[name]}
            of={records.length}
            count={countOf(name)}
          />
        ))}
      </ul>
    </>
  );
}

interface LineProps extends Pick<ChangePreviewProps, 'resource' | 'texts'> {
  readonly name: string;
  readonly value: unknown;
  readonly count: number;
  readonly of: number;
}

function Line({ resource, name, value, count, of, texts }: LineProps) {
  const filledText = useFilledText();
  const translate = useTranslate();
  const words = useWords();
  const shown = useValueText(resource.fields[name] as AnyField, name, value) || texts.empty;
  const line = filledText(texts.line, {
    field: words.label(name),
    count,
    records: resourceInSentence(translate, resource.name, count),
    value: shown,
  });
  return (
    <li>
      <bdi>{line}</bdi>
      {count < of && <span className="many-same"> {filledText(texts.same, { count: of - count })}</span>}
    </li>
  );
}

/** How a value reads that is typed and not stored: a reference by the title of what it leads to. */
function useValueText(field: AnyField, name: string, value: unknown): string {
  const registry = useRegistry();
  const words = useWords();
  const target = field.kind === 'reference' ? field.target : undefined;
  const id = Number(value);
  const { referenceRecord } = useReference({
    reference: target ?? '',
    id,
    options: { enabled: target !== undefined && id > 0, retry: false },
  });
  if (!isFilled(value)) return '';
  if (target) return referenceRecord ? titleOf(registry.get(target), referenceRecord, words.conventions) : '…';
  if (Array.isArray(value)) return formatPlainNumber(value.length, words.conventions);
  const text = formatValue({ field, name, record: { [name]: value } }, words);
  return field.kind === 'richText' ? plainText(text) : text;
}
