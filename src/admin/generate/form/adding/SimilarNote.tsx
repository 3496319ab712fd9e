import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useFormSession } from '../session/formSession.ts';
import { SimilarRecord } from './SimilarRecord.tsx';
import { type Similar, useSimilar } from './useSimilar.ts';

/** Says that this record looks like another one, as soon as enough agrees: below the field that was enough. Nothing is refused. */
export function SimilarNote({ name }: { readonly name: string }) {
  const { resource } = useFormSession();
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
      {here.map((each) => (
        <Alert key={each.record.id} severity="warning" className="adding-similar">
          <SimilarRecord resource={resource} similar={each} />
        </Alert>
      ))}
    </div>
  );
}
