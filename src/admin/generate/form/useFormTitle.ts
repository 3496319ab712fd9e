import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { resourceInSentence } from '../../format/labels.ts';
import type { AnyRecord } from '../../format/values.ts';
import { titleOf } from '../../format/titleOf.ts';

interface FormSubject {
  readonly resource: Resource;
  /** The record to change; none when one is made. */
  readonly id: number | undefined;
  readonly record: AnyRecord | undefined;
}

/** What a form is headed by: "Add class", "Edit class: Six". */
export function useFormTitle({ resource, id, record }: FormSubject): string {
  const translate = useTranslate();
  const conventions = useConventions();
  const name = resourceInSentence(translate, resource.name, 1);
  if (id === undefined) return translate('screens.form.createTitle', { name });
  if (!record) return translate('ra.action.edit');
  return translate('screens.form.editTitle', { name, title: titleOf(resource, record, conventions) });
}
