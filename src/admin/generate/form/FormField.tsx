import { fieldOf } from '../../../core/resource.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { useCondition } from '../../inputs/useCondition.ts';
import { useMay } from '../../providers/ability.ts';
import { useFormSession } from './formSession.ts';

const WIDE_KINDS = new Set(['longText', 'richText', 'children', 'images', 'manyToMany']);

/** One field in its place in the form: there only for whom may see it, and while its condition holds. */
export function FormField({ name }: { readonly name: string }) {
  const { resource, record } = useFormSession();
  const may = useMay();
  const field = fieldOf(resource, name);
  const isVisible = useCondition(field?.visibleWhen);
  if (!field || !isVisible) return null;
  if (field.readPermission && !may(resource, field.readPermission)) return null;
  if ((field.readOnly || field.kind === 'computed') && !record) return null;
  return (
    <div className="form-cell" data-wide={WIDE_KINDS.has(field.kind)} data-field={name}>
      <FieldInput field={field} name={name} />
    </div>
  );
}
