import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { rowsAddedAndRemoved } from '../../../core/rowChanges.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import { usePermissionNames } from '../../inputs/permissions/usePermissionNames.ts';

interface HistoryRowsProps {
  readonly name: string;
  readonly field: ChildrenField;
  readonly before: unknown;
  readonly after: unknown;
}

/** Which rows of a record were added and which removed: of permissions, what was given and taken. */
export function HistoryRows({ name, field, before, after }: HistoryRowsProps) {
  const translate = useTranslate();
  const words = useWords();
  const names = usePermissionNames();
  const { added, removed } = rowsAddedAndRemoved(before, after);
  const isPermission = 'action' in field.fields && 'subject' in field.fields;
  const permissionWords = ({ subject, action, is_denied: isDenied }: Permission) =>
    names.ofBoth(subject, action) + (isDenied === 1 ? ` (${translate('screens.history.denied')})` : '');
  const wordsOf = (row: object) =>
    isPermission ? permissionWords(row as Permission) : formatValue({ field, name, record: { [name]: [row] } }, words);
  const line = (kind: 'added' | 'removed', rows: readonly object[]) =>
    rows.length > 0 && (
      <p>
        {translate(`screens.history.${kind}`)}: {rows.map(wordsOf).join('; ')}
      </p>
    );
  return (
    <>
      {line('removed', removed)}
      {line('added', added)}
    </>
  );
}

interface Permission {
  readonly action: string;
  readonly subject: string;
  readonly is_denied?: number;
}
