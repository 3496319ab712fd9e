import type { RaRecord } from 'react-admin';
import type { AnyField } from '../../../core/fields/field.ts';
import { isPermanent, type Resource } from '../../../core/resource.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import { useMay } from '../../providers/ability.ts';
import { titleOf } from '../../format/titleOf.ts';
import { SignInChip } from '../logins/SignInChip.tsx';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { RecordLink } from './RecordLink.tsx';

interface CellValueProps {
  readonly resource: Resource;
  readonly field: AnyField;
  readonly name: string;
  readonly record: RaRecord;
  readonly isTitle?: boolean;
}

/** A value in the list: a switch for what can be switched, a link for what the record is called. */
export function CellValue({ resource, field, name, record, isTitle = false }: CellValueProps) {
  const may = useMay();
  const { conventions } = useWords();
  const title = titleOf(resource, record, conventions);
  const isSwitch = name === 'is_active' && resource.endpoints.toggle;
  if (isSwitch && may(resource, 'update', record) && !isPermanent(resource, record)) {
    return <ActiveSwitch record={record} title={title} />;
  }
  const value = <FieldValue field={field} name={name} record={record} title={title} isCell />;
  if (!isTitle) return value;
  return (
    <>
      <RecordLink resource={resource} record={record}>
        {value}
      </RecordLink>
      {resource.name === 'user' && <SignInChip record={record} />}
    </>
  );
}
