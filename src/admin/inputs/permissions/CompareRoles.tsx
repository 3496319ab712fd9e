import { Alert, FormControl, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { useShownResource, useWords } from '../../fields/useWords.ts';
import { titleOf } from '../../format/titleOf.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useFormScope } from '../field/formScope.ts';
import { ReferencePicker } from '../combobox/ReferencePicker.tsx';
import { actionsInWords } from './actionsInWords.ts';
import { roleDifferences } from './roleDifferences.ts';
import { type PermissionRows, permissionsIn } from './storedPermissions.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface CompareRolesProps {
  /** The field that has the permissions, there as here. */
  readonly field: string;
  /** Those in the form. */
  readonly rows: PermissionRows;
  readonly catalogue: PermissionCatalogue;
  readonly names: PermissionNames;
}

/** What the role in the form and another one do not have in common. */
export function CompareRoles({ field, rows, catalogue, names }: CompareRolesProps) {
  const id = useId();
  const { name } = useShownResource();
  const { record } = useFormScope();
  const translate = useTranslate();
  const [other, setOther] = useState<number | null>(null);
  const label = translate('permissionTable.compare.choose');
  return (
    <div className="permission-compare">
      {/* Of its own: the fields of one control show the focus of each other. */}
      <FormControl fullWidth size="small">
        <ReferencePicker
          id={id}
          target={name}
          value={other}
          without={record ? [Number(record.id)] : []}
          placeholder={label}
          inputProps={{ 'aria-label': label }}
          onPick={(option) => setOther(option?.id ?? null)}
        />
      </FormControl>
      {other !== null && (
        <Differences
          id={other}
          field={field}
          rows={rows}
          catalogue={catalogue}
          names={names}
          onClose={() => setOther(null)}
        />
      )}
    </div>
  );
}

interface DifferencesProps extends CompareRolesProps {
  readonly id: number;
  readonly onClose: () => void;
}

function Differences({ id, field, rows, catalogue, names, onClose }: DifferencesProps) {
  const heading = useId();
  const resource = useShownResource();
  const { conventions } = useWords();
  const { record } = useFormScope();
  const translate = useTranslate();
  const { data, error } = useGetOne<RaRecord<number>>(resource.name, { id }, { retry: false });
  if (error) return <Alert severity="error">{translate('permissionTable.copyFailed')}</Alert>;
  if (!data) return <Skeleton height={120} />;

  const here = { id: record && Number(record.id), permissions: rows };
  const found = roleDifferences(here, { id, permissions: permissionsIn(data[field]) }, catalogue);
  const role = titleOf(resource, data, conventions);
  const words = (subject: string, actions: readonly string[]) =>
    actions.length > 0 && actionsInWords(actions, { known: catalogue.actionsOn(subject), names, conventions });
  const columns = [translate('permissionTable.compare.here'), translate('permissionTable.compare.there', { role })];
  const cell = (words: string | false, column: string | undefined) => (
    <td data-column={column} data-empty={!words}>
      {words || <span className="unseen">{translate('permissionTable.compare.none')}</span>}
    </td>
  );

  return (
    <section className="permission-differences" aria-labelledby={heading}>
      <div className="permission-summary-line">
        <h3 id={heading}>{translate('permissionTable.compare.title', { role })}</h3>
        <IconButton size="small" aria-label={translate('permissionTable.compare.close')} onClick={onClose}>
          <Icon name="Close" />
        </IconButton>
      </div>
      {found.length === 0 ? (
        <p role="status">{translate('permissionTable.compare.same')}</p>
      ) : (
        <table aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{translate('permissionTable.subject')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ subject, onlyHere, onlyThere }) => (
              <tr key={subject}>
                <th scope="row">{names.ofSubject(subject)}</th>
                {cell(words(subject, onlyHere), columns[0])}
                {cell(words(subject, onlyThere), columns[1])}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
