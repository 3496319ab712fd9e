import { Icon } from '../../icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import type { ImportReport, RelatedOutcome, ImportRow } from '../../../core/calls/imports.ts';

const ICONS = { create: 'CheckCircleOutline', refuse: 'ErrorOutline', leaveOut: 'Block' } as const;

interface RowOutcomeProps {
  readonly row: ImportRow;
  readonly report: ImportReport;
  readonly isLeftOut: boolean | undefined;
}

/** Whether a row would be imported, what would become of the records that it brings along, and what is wrong with it. */
export function RowOutcome({ row, report, isLeftOut }: RowOutcomeProps) {
  const translate = useTranslate();
  const labelOf = (name: string) => report.fields.find((field) => field.name === name)?.label ?? name;
  const brought = Object.entries(row.related ?? {});
  const problems = Object.entries(row.errors);
  const action = isLeftOut ? 'leaveOut' : row.action;
  return (
    <>
      <span className="import-outcome" data-outcome={action}>
        <Icon name={ICONS[action]} size="small" />
        {translate(`importing.actions.${action}`)}
      </span>
      {brought.length + problems.length > 0 && (
        <ul>
          {brought.map(([name, outcome]) => (
            <li key={name}>
              <strong>{labelOf(name)}: </strong>
              {translate(`importing.related.${kindOf(outcome)}`, { row: outcome.row })}
            </li>
          ))}
          {problems.map(([name, messages]) => (
            <li key={name}>
              {name && <strong>{labelOf(name)}: </strong>}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function kindOf({ action, row }: RelatedOutcome): string {
  return row === undefined ? action : 'createdWith';
}
