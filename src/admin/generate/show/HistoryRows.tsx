import { useTranslate } from 'react-admin';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { useWords } from '../../fields/useWords.ts';
import { formatValue } from '../../format/formatValue.ts';
import type { Translate } from '../../format/labels.ts';
import { useRegistry } from '../../product/product.ts';
import { rowsAddedAndRemoved } from './rowChanges.ts';

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
  const registry = useRegistry();
  const { added, removed } = rowsAddedAndRemoved(before, after);
  const isPermission = 'action' in field.fields && 'subject' in field.fields;
  const wordsOf = (row: object) =>
    isPermission
      ? permissionWords(row as Permission, { translate, resources: registry.resources })
      : formatValue({ field, name, record: { [name]: [row] } }, words);
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

interface Wording {
  readonly translate: Translate;
  readonly resources: readonly { readonly name: string; readonly permission: string }[];
}

/** "Students: view"; a subject that several entities share is called as it is stored. */
function permissionWords(
  { action, subject, is_denied: isDenied }: Permission,
  { translate, resources }: Wording,
): string {
  const named = resources.filter(({ permission }) => permission === subject);
  const [only] = named;
  const about = only && named.length === 1 ? translate(`resources.${only.name}.name`, { smart_count: 2 }) : subject;
  const denied = isDenied === 1 ? ` (${translate('screens.history.denied')})` : '';
  return `${about}: ${translate(`shell.actions.${action}`, { _: action })}${denied}`;
}
