import { useTranslate } from 'react-admin';
import type { Resource } from '../../../../core/resource.ts';
import { screenAddress } from '../../../addresses/addresses.ts';
import { fieldLabel } from '../../../format/labels.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import type { Similar } from './useSimilar.ts';
import { useRecordSummary } from '../../shared/useRecordSummary.ts';

interface SimilarRecordProps {
  readonly resource: Resource;
  readonly similar: Similar;
}

/** A record that the new one looks like: what it is called, what is the same, and the way to it, which leaves the form open. */
export function SimilarRecord({ resource, similar: { record, by } }: SimilarRecordProps) {
  const translate = useTranslate();
  const text = useAddingTexts();
  const summaryOf = useRecordSummary(resource);
  const labels = by.map((field) => fieldLabel(translate, resource.name, field)).join(', ');
  return (
    <>
      {text('looksLike', { name: summaryOf(record) })}
      <br />
      {text('agrees', { fields: labels })}{' '}
      <a href={screenAddress(resource, 'show', record.id)} target="_blank" rel="noreferrer" className="field-link">
        {text('open')}
      </a>
    </>
  );
}
