import type { RaRecord } from 'react-admin';
import type { AnyField } from '../../../../core/fields/field.ts';
import { isFilled } from '../../../../core/conditions.ts';
import { manyFields } from '../../../../core/manyFields.ts';
import { isEntered, type Resource } from '../../../../core/resource.ts';
import { templateFields } from '../../../../core/titles.ts';
import { initialValue } from '../../../../core/rules/readInput.ts';
import type { AnyRecord } from '../../../format/values.ts';
import type { May } from '../../../providers/ability.ts';
import { isFormField } from '../../form/session/isFormField.ts';

/** The fields that somebody can change in many records at once, in the order of the form; what they are called is each one's own. */
export function offeredFields(resource: Resource, may: May): readonly string[] {
  const titled = templateFields(resource.title);
  const given = manyFields(resource).filter((name) => !titled.includes(name) || !isLine(resource.fields[name]));
  const inForm = resource.form.sections.flatMap(({ fields }) => fields);
  return inForm.filter((name) => given.includes(name) && isFormField({ resource, record: {}, name, may }));
}

function isLine(field: AnyField | undefined): boolean {
  return field?.kind === 'text' || field?.kind === 'longText';
}

/** What all records have in common, by field: it narrows what is offered, and tells which fields there are. */
export function commonValues({ fields }: Resource, records: readonly RaRecord[]): AnyRecord {
  const [first, ...others] = records;
  const entered = Object.entries(fields).filter(([, field]) => isEntered(field));
  return Object.fromEntries(
    entered.map(([name]) => {
      const value: unknown = first?.[name] ?? null;
      const isCommon = others.every((record) => JSON.stringify(record[name] ?? null) === JSON.stringify(value));
      return [name, isCommon ? value : null];
    }),
  );
}

/** What the input of a field begins with: what all records have, else what a new record would. Another record is chosen anew. */
export function startValue(field: AnyField, common: unknown, today: string): unknown {
  if (field.kind === 'reference') return null;
  if (isFilled(common)) return common;
  return field.kind === 'boolean' || field.kind === 'manyToMany' ? (initialValue(field, today) ?? 0) : null;
}
