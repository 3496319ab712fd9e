import { type Condition, referredTests } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf } from '../../../core/resource.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { useCondition } from '../../inputs/useCondition.ts';
import { useReferredCondition } from '../../inputs/useReferredCondition.ts';
import { useMay } from '../../providers/ability.ts';
import { useFormSession } from './formSession.ts';

const WIDE_KINDS = new Set(['longText', 'richText', 'children', 'images', 'manyToMany']);

interface CellProps {
  readonly field: AnyField;
  readonly name: string;
}

/** One field in its place in the form: there only for whom may see it, and while its condition holds. */
export function FormField({ name }: { readonly name: string }) {
  const { resource, record } = useFormSession();
  const may = useMay();
  const field = fieldOf(resource, name);
  if (!field || (field.readPermission && !may(resource, field.readPermission))) return null;
  if (isSetByServer(field) && !record) return null;
  const { visibleWhen } = field;
  if (visibleWhen && referredTests(visibleWhen).length > 0)
    return <ReferredCell field={field} name={name} condition={visibleWhen} />;
  return <OwnCell field={field} name={name} />;
}

// What a form can work out itself is there before the record is.
function isSetByServer(field: AnyField): boolean {
  return field.kind === 'computed' ? !field.value : field.readOnly === true;
}

// Only a condition about another record has to read one.
function ReferredCell({ field, name, condition }: CellProps & { readonly condition: Condition }) {
  return useReferredCondition(name, condition) ? <Cell field={field} name={name} /> : null;
}

function OwnCell({ field, name }: CellProps) {
  return useCondition(field.visibleWhen) ? <Cell field={field} name={name} /> : null;
}

function Cell({ field, name }: CellProps) {
  return (
    <div className="form-cell" data-wide={WIDE_KINDS.has(field.kind)} data-field={name}>
      <FieldInput field={field} name={name} />
    </div>
  );
}
