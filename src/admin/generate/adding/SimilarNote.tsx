import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { screenAddress } from '../../addresses/addresses.ts';
import { fieldLabel } from '../../format/labels.ts';
import { useFormSession } from '../form/formSession.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import { type Similar, useSimilar } from './useSimilar.ts';
import { useTold } from './useTold.ts';

/** Says that this record looks like another one, as soon as enough agrees: below the field that was enough. Nothing is refused. */
export function SimilarNote({ name }: { readonly name: string }) {
  const { resource } = useFormSession();
  const translate = useTranslate();
  const text = useAddingTexts();
  const toldOf = useTold(resource);
  const names = [...new Set(resource.warnsOf?.by.flat())];
  const values: readonly unknown[] = useWatch({ name: names });
  const found = useSimilar(resource, Object.fromEntries(names.map((each, index) => [each, values[index]])));
  const order = resource.form.sections.flatMap(({ fields }) => fields);
  const enoughOf = ({ by }: Similar) => {
    const enough = (resource.warnsOf?.by ?? []).filter((fields) => fields.every((each) => by.includes(each)));
    return order[Math.min(...enough.map((fields) => Math.max(...fields.map((each) => order.indexOf(each)))))];
  };
  const here = found.filter((each) => enoughOf(each) === name);
  return (
    <div role="status">
      {here.map((each) => {
        const { record, by } = each;
        const labels = by.map((field) => fieldLabel(translate, resource.name, field)).join(', ');
        return (
          <Alert key={record.id} severity="warning" className="adding-similar">
            {text('looksLike', { name: toldOf(record) })}
            <br />
            {text('agrees', { fields: labels })}{' '}
            <a
              href={screenAddress(resource, 'show', record.id)}
              target="_blank"
              rel="noreferrer"
              className="field-link"
            >
              {text('open')}
            </a>
          </Alert>
        );
      })}
    </div>
  );
}
