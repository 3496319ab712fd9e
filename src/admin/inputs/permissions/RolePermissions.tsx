import { Alert } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { BASE_RULES } from '../../../core/abilities.ts';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { useRegistry } from '../../product/product.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFormScope } from '../field/formScope.ts';
import { type FieldInputProps, useFieldInput } from '../field/useFieldInput.ts';
import { ColumnBox } from './ColumnBox.tsx';
import { CompareRoles } from './CompareRoles.tsx';
import { CopyPermissions } from './CopyPermissions.tsx';
import { PermissionSearch } from './PermissionSearch.tsx';
import { PermissionSummary } from './PermissionSummary.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { bySubject, changesOf, countInColumn, inStoredOrder, isSame, ticked, tickedColumn } from './permissionRows.ts';
import { usePermissionCatalogue } from './permissionsOf.ts';
import { RefusedPermissions } from './RefusedPermissions.tsx';
import { RoleEffects } from './RoleEffects.tsx';
import { StickySummary } from './StickySummary.tsx';
import { type OnTick, SubjectRow } from './SubjectRow.tsx';
import { type PermissionRows, permissionsIn } from './storedPermissions.ts';
import { subjectsFor } from './subjectsFor.ts';
import { UnknownPermissions } from './UnknownPermissions.tsx';
import { useCanGive } from './useCanGive.ts';
import { usePermissionNames } from './usePermissionNames.ts';
import { useUndo } from './useUndo.ts';
import { user } from '../../../core/access/user.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { useWatch } from 'react-hook-form';

/** What was put into the form from another role. */
interface CopiedPermissions {
  readonly from: string;
  readonly after: PermissionRows;
}

/** The permissions of a role: every one that there is in a table, ticked where it is allowed. */
export function RolePermissions({ field, name }: FieldInputProps<ChildrenField>) {
  const input = useFieldInput({ field, name });
  const { record } = useFormScope();
  const translate = useTranslate();
  const names = usePermissionNames();
  const catalogue = usePermissionCatalogue();
  const holders = useHolders();
  const [search, setSearch] = useState('');
  const rows = permissionsIn(input.value);
  const stored = useMemo(() => permissionsIn(record?.[name]), [record, name]);
  const canGive = useCanGive(stored);
  const { change, undo } = useUndo(rows, input.change);
  const [leftOut, setLeftOut] = useState(0);
  const [copied, setCopied] = useState<CopiedPermissions>();
  // What everybody has is not given.
  const givable = catalogue.subjects.filter(({ subject }) => !BASE_RULES.some((rule) => rule.subject === subject));
  const shown = subjectsFor(search, givable, names);
  const subjects = shown.map(({ subject }) => subject);
  const rowsOf = bySubject(rows);
  const isBound = givable.some(({ subject, actions }) => actions.some((action) => !canGive({ subject, action })));
  const { added, removed } = changesOf(rows, stored);
  const isChanged = added.length + removed.length > 0;
  const isRequired = useSecondFactorRequired();
  const notes = [
    ...(copied && isSame(copied.after, rows) ? [translate('permissionTable.copied', { role: copied.from })] : []),
    ...(holders === undefined ? [] : [translate('permissionTable.holders', { smart_count: holders })]),
  ];

  // What was left out of a copy is no more to be told once the copy is taken back.
  const undoCopy = () => {
    if (copied && isSame(copied.after, rows)) setLeftOut(0);
    undo?.();
  };

  // Each row gets the same function at every draw, so that a tick draws its own row alone.
  const latest = useRef({ rows, stored, canGive, change });
  latest.current = { rows, stored, canGive, change };
  const tick: OnTick = useCallback(
    (each) => {
      const { change: set, ...before } = latest.current;
      set(ticked({ ...before, catalogue }, each));
    },
    [catalogue],
  );

  return (
    <FieldFrame input={input} isGroup>
      <div className="permission-tools">
        <PermissionSearch value={search} onChange={setSearch} />
        <CopyPermissions
          field={name}
          onCopy={(given, from) => {
            const known = given.filter((row) => catalogue.has(row));
            const open = known.filter(canGive);
            setLeftOut(known.length - open.length);
            const after = inStoredOrder(open, stored);
            setCopied({ from, after });
            change(after);
          }}
        />
      </div>
      {leftOut > 0 && (
        <Alert className="permission-left-out" severity="warning" onClose={() => setLeftOut(0)}>
          {translate('permissionTable.leftOut', { smart_count: leftOut })}
        </Alert>
      )}
      <CompareRoles field={name} rows={rows} catalogue={catalogue} names={names} />
      <RefusedPermissions path={input.path} rows={rows} names={names} />
      {isBound && <p className="permission-hint permission-bound">{translate('permissionTable.lockedHint')}</p>}
      <StickySummary>
        <PermissionSummary
          rows={rows}
          stored={stored}
          wordsOf={({ subject, action }) => names.ofBoth(subject, action)}
          note={notes.join(' ')}
          undo={undo && undoCopy}
        />
        {holders !== undefined && (isChanged || isRequired) && (
          <RoleEffects rows={rows} catalogue={catalogue} names={names} mustSetUp={isRequired} />
        )}
      </StickySummary>
      {shown.length > 0 ? (
        <PermissionTable
          labelledBy={`${input.id}-label`}
          subjects={shown}
          names={names}
          head={(action) => (
            <ColumnBox
              action={action}
              names={names}
              count={countInColumn({ rows, catalogue, canGive, subjects, action })}
              onTick={(column) => change(tickedColumn({ rows, stored, catalogue, canGive }, { subjects, ...column }))}
            />
          )}
          row={(each) => (
            <SubjectRow
              key={each.subject}
              subject={each}
              allowed={(rowsOf.get(each.subject) ?? []).map(({ action }) => action).join(',')}
              names={names}
              canGive={canGive}
              onTick={tick}
            />
          )}
        />
      ) : (
        <Alert severity="info">{translate('permissionTable.noneFound')}</Alert>
      )}
      <UnknownPermissions
        rows={rows.filter((row) => !catalogue.has(row))}
        wordsOf={({ subject, action }) => names.ofBoth(subject, action)}
        onRemove={(removed) => change(rows.filter((row) => row !== removed))}
      />
      <p className="permission-hint">{translate('permissionTable.fullHint')}</p>
    </FieldFrame>
  );
}

/** How many active users have the role in the form; undefined while that is not known, and of a new one. */
function useHolders(): number | undefined {
  const { record } = useFormScope();
  const { name } = useShownResource();
  const registry = useRegistry();
  const isRole = registry.has(user.name) && user.fields.role_id.target === name;
  const { total } = useGetList(
    user.name,
    {
      filter: { role_id: record?.id, is_active: 1 },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: isRole && record !== undefined, retry: false },
  );
  return isRole && record ? total : undefined;
}

/** Whether the form requires the second factor of a role that has not required it so far. */
function useSecondFactorRequired(): boolean {
  const { record } = useFormScope();
  const entered: unknown = useWatch({ name: 'requires_second_factor' });
  return Number(entered) === 1 && Number(record?.requires_second_factor) !== 1;
}
