import { Alert, TextField } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BASE_RULES } from '../../../core/abilities.ts';
import type { PermissionSubject } from '../../../core/access/permissions.ts';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { useProduct } from '../../product/product.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormScope } from '../formScope.ts';
import { type FieldInputProps, useFieldInput } from '../useFieldInput.ts';
import { CopyPermissions } from './CopyPermissions.tsx';
import { inStoredOrder, permissionsIn, ticked } from './permissionRows.ts';
import { permissionsOf } from './permissionsOf.ts';
import { PermissionSummary } from './PermissionSummary.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import './permissions.css';
import { RefusedPermissions } from './RefusedPermissions.tsx';
import type { OnTick } from './SubjectRow.tsx';
import { UnknownPermissions } from './UnknownPermissions.tsx';
import { type PermissionNames, usePermissionNames } from './usePermissionNames.ts';

/** The permissions of a role: every one that there is in a table, ticked where it is allowed. */
export function PermissionsInput({ field, name }: FieldInputProps<ChildrenField>) {
  const input = useFieldInput({ field, name });
  const { record } = useFormScope();
  const translate = useTranslate();
  const names = usePermissionNames();
  const catalogue = permissionsOf(useProduct());
  const [search, setSearch] = useState('');
  const rows = permissionsIn(input.value);
  const stored = useMemo(() => permissionsIn(record?.[name]), [record, name]);
  const shown = subjectsFor(search, catalogue.subjects, names);

  // Each row gets the same function at every draw, so that a tick draws its own row alone.
  const latest = useRef({ rows, stored, change: input.change });
  latest.current = { rows, stored, change: input.change };
  const tick: OnTick = useCallback(
    (each) => {
      const { change, ...given } = latest.current;
      change(ticked({ ...given, catalogue }, each));
    },
    [catalogue],
  );

  return (
    <FieldFrame input={input} isGroup>
      <div className="permission-tools">
        <TextField
          type="search"
          size="small"
          margin="none"
          value={search}
          placeholder={translate('permissions.table.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('permissions.table.search') } }}
          onChange={({ target }) => setSearch(target.value)}
          // A search is no reason to save.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <CopyPermissions onCopy={(copied) => input.change(inStoredOrder(copied, stored))} field={name} />
      </div>
      <RefusedPermissions path={input.path} rows={rows} names={names} />
      <PermissionSummary rows={rows} stored={stored} names={names} />
      {shown.length > 0 ? (
        <PermissionTable labelledBy={`${input.id}-label`} subjects={shown} rows={rows} names={names} onTick={tick} />
      ) : (
        <Alert severity="info">{translate('permissions.table.noneFound')}</Alert>
      )}
      <UnknownPermissions
        rows={rows.filter((row) => !catalogue.has(row))}
        names={names}
        onRemove={(removed) => input.change(rows.filter((row) => row !== removed))}
      />
      <p className="permission-hint">{translate('permissions.table.fullHint')}</p>
    </FieldFrame>
  );
}

/** The rows that fit a search: by the name of the subject, as it is stored, or by one of its actions. What everybody has is not given. */
function subjectsFor(
  search: string,
  subjects: readonly PermissionSubject[],
  names: PermissionNames,
): readonly PermissionSubject[] {
  const wanted = search.trim().toLowerCase();
  return subjects
    .filter(({ subject }) => !BASE_RULES.some((rule) => rule.subject === subject))
    .filter(({ subject, actions }) =>
      [names.ofSubject(subject), subject, ...actions.map(names.ofAction)].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    );
}
