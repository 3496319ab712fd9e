import type { AnyField } from '../../../core/fields/field.ts';
import type { Action, Resource } from '../../../core/resource.ts';

/** A field that a status action asks for. */
export interface ActionField {
  readonly name: string;
  readonly field: AnyField;
}

/** What an action asks for. Only the action sets such a field, and the action needs it. */
export function actionFields({ fields }: Resource, { ask }: Action): ActionField[] {
  return ask.flatMap((name) => {
    const field = fields[name];
    return field ? [{ name, field: { ...field, readOnly: false, required: true } }] : [];
  });
}
