import { useContext } from 'react';
import { type Condition, referredTests } from '../../../core/conditions.ts';
import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf } from '../../../core/resource.ts';
import { FieldInput } from '../../inputs/FieldInput.tsx';
import { useCondition } from '../../inputs/field/useCondition.ts';
import { useReferredCondition } from '../../inputs/useReferredCondition.ts';
import { useMay } from '../../providers/ability.ts';
import { FormHelpContext } from './session/formHelpContext.ts';
import { useFormSession } from './session/formSession.ts';
import { isFormField } from './session/isFormField.ts';

const WIDE_KINDS = new Set(['longText', 'richText', 'children', 'images', 'manyToMany']);

interface CellProps {
  readonly field: AnyField;
  readonly name: string;
}

/** One field in its place in the form: there only for whom may see it, and while its condition holds. */
export function FormField({ name }: { readonly name: string }) {
  const session = useFormSession();
  const may = useMay();
  const field = fieldOf(session.resource, name);
  if (!field || !isFormField({ ...session, name, may })) return null;
  const { visibleWhen } = field;
  if (visibleWhen && referredTests(visibleWhen).length > 0)
    return <ReferredCell field={field} name={name} condition={visibleWhen} />;
  return <OwnCell field={field} name={name} />;
}

// Only a condition about another record has to read one.
function ReferredCell({ field, name, condition }: CellProps & { readonly condition: Condition }) {
  return useReferredCondition(name, condition) ? <Cell field={field} name={name} /> : null;
}

function OwnCell({ field, name }: CellProps) {
  return useCondition(field.visibleWhen) ? <Cell field={field} name={name} /> : null;
}

function Cell({ field, name }: CellProps) {
  const { record } = useFormSession();
  const help = useContext(FormHelpContext);
  // It begins with the next number: the first thing to type is another.
  const isCounted = record === undefined && 'next' in field && field.next !== undefined;
  return (
    <div
      className="form-cell"
      data-wide={WIDE_KINDS.has(field.kind)}
      data-field={name}
      data-counted={isCounted || undefined}
    >
      {help && <help.BeforeField field={field} name={name} />}
      <FieldInput field={field} name={name} />
      {help && <help.BesideField field={field} name={name} />}
    </div>
  );
}
