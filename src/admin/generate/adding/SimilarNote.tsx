import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { screenAddress } from '../../addresses/addresses.ts';
import { fieldLabel } from '../../format/labels.ts';
import { useFormSession } from '../form/formSession.ts';
import { useAddingTexts } from './useAddingTexts.ts';
import { type Similar, useSimilar } from './useSimilar.ts';
import { useTold } from './useTold.ts';

/** Says below the last of the fields in which another record agrees that this one looks like it. Nothing is refused. */
export function SimilarNote({ name }: { readonly name: string }) {
  const { resource } = useFormSession();
  const translate = useTranslate();
  const text = useAddingTexts();
  const toldOf = useTold(resource);
  const names = [...new Set(resource.warnsOf?.by.flat())];
  const values: readonly unknown[] = useWatch({ name: names });
  const found = useSimilar(resource, Object.fromEntries(names.map((each, index) => [each, values[index]])));
  const order = resource.form.sections.flatMap(({ fields }) => fields);
  const lastOf = ({ by }: Similar) => by.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).at(-1);
  const here = found.filter((each) => lastOf(each) === name);
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
