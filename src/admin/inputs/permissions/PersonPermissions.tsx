import { Alert } from '@mui/material';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { subjectsReadByAll } from '../../../core/access/readByAll.ts';
import type { ChildrenField } from '../../../core/fields/field.ts';
import { Skeleton } from '../../loading/Skeleton.tsx';
import { useRegistry } from '../../product/product.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFormScope } from '../field/formScope.ts';
import { type FieldInputProps, useFieldInput } from '../field/useFieldInput.ts';
import { PermissionSearch } from './PermissionSearch.tsx';
import { PermissionSummary } from './PermissionSummary.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { type OnStep, PersonRow } from './PersonRow.tsx';
import { bySubject } from './permissionRows.ts';
import { usePermissionCatalogue } from './permissionsOf.ts';
import { stepped } from './personRows.ts';
import { RefusedPermissions } from './RefusedPermissions.tsx';
import { RoleNote } from './RoleNote.tsx';
import { isDenial, type PermissionRow, type PermissionRows, permissionsIn } from './storedPermissions.ts';
import { subjectsFor } from './subjectsFor.ts';
import { UnknownPermissions } from './UnknownPermissions.tsx';
import { type ChosenRole, useChosenRole } from './useChosenRole.ts';
import { useCanGive } from './useCanGive.ts';
import { usePermissionNames } from './usePermissionNames.ts';
import { useRoleChange } from './useRoleChange.ts';
import { useUndo } from './useUndo.ts';
import { WhyLine } from './WhyLine.tsx';

const NO_ROLE: ChosenRole = { id: 0, name: '', permissions: [] };

/** The permissions of a person: what the role gives, what is given and denied beside it, and why each is held. */
export function PersonPermissions({ field, name }: FieldInputProps<ChildrenField>) {
  const input = useFieldInput({ field, name });
  const { record } = useFormScope();
  const translate = useTranslate();
  const names = usePermissionNames();
  const registry = useRegistry();
  const catalogue = usePermissionCatalogue();
  const openToAll = useMemo(() => subjectsReadByAll(registry), [registry]);
  const chosen = useChosenRole();
  const [search, setSearch] = useState('');
  const [isOnlyOwn, setOnlyOwn] = useState(false);
  const rows = permissionsIn(input.value);
  const stored = useMemo(() => permissionsIn(record?.[name]), [record, name]);
  const canGive = useCanGive(stored);
  const { change, undo } = useUndo(rows, input.change);
  const role = chosen.state === 'known' ? chosen.role : NO_ROLE;
  const roleChange = useRoleChange({ role, rows, stored, catalogue });
  const byRole = useMemo(() => bySubject(role.permissions), [role.permissions]);
  const own = bySubject(rows);
  const storedOwn = bySubject(stored);
  const wordsOf = ({ subject, action, ...row }: PermissionRow) => {
    const state = isDenial({ subject, action, ...row }) ? 'denied' : 'given';
    return `${names.ofBoth(subject, action)} (${translate(`permissionTable.person.short.${state}`)})`;
  };

  // Each row gets the same function at every draw, so that a step draws its own row alone.
  const latest = useRef({ rows, stored, canGive, change });
  latest.current = { rows, stored, canGive, change };
  const step: OnStep = useCallback((need) => {
    const { change: set, canGive: isGivable, ...before } = latest.current;
    set(stepped(before, { need, mayGive: isGivable(need) }));
  }, []);

  const found = subjectsFor(search, catalogue.subjects, names);
  const shown = isOnlyOwn ? found.filter(({ subject }) => own.has(subject) || storedOwn.has(subject)) : found;
  const isRoleKnown = chosen.state === 'known' || chosen.state === 'none';

  return (
    <FieldFrame input={input} isGroup>
      <div className="permission-tools">
        <PermissionSearch value={search} onChange={setSearch} />
        <label className="permission-box permission-filter">
          <input type="checkbox" checked={isOnlyOwn} onChange={({ target }) => setOnlyOwn(target.checked)} />
          <span>{translate('permissionTable.person.onlyOwn')}</span>
        </label>
      </div>
      <RoleNote chosen={chosen} />
      <RefusedPermissions path={input.path} rows={rows} names={names} />
      {chosen.state === 'loading' && <Skeleton height={480} />}
      {isRoleKnown && (
        <WhyLine
          hint={translate('permissionTable.person.hint')}
          summary={<PermissionSummary rows={rows} stored={stored} wordsOf={wordsOf} beyond={roleChange} undo={undo} />}
        >
          {shown.length > 0 ? (
            <PermissionTable
              labelledBy={`${input.id}-label`}
              subjects={shown}
              names={names}
              row={(each) => (
                <PersonRow
                  key={each.subject}
                  subject={each}
                  roleId={role.id}
                  roleName={role.name}
                  byRole={actionsIn(byRole.get(each.subject))}
                  given={actionsIn(own.get(each.subject)?.filter((row) => !isDenial(row)))}
                  denied={actionsIn(own.get(each.subject)?.filter(isDenial))}
                  deniedBefore={actionsIn(storedOwn.get(each.subject)?.filter(isDenial))}
                  isReadByAll={openToAll.has(each.subject)}
                  names={names}
                  canGive={canGive}
                  onStep={step}
                />
              )}
            />
          ) : (
            <Alert severity="info">
              {translate(found.length > 0 ? 'permissionTable.person.noneOwn' : 'permissionTable.noneFound')}
            </Alert>
          )}
        </WhyLine>
      )}
      <UnknownPermissions
        rows={rows.filter((row) => !catalogue.has(row))}
        wordsOf={wordsOf}
        onRemove={(removed) => change(rows.filter((row) => row !== removed))}
      />
      <p className="permission-hint">{translate('permissionTable.person.hint')}</p>
      <p className="permission-hint">{translate('permissionTable.fullHint')}</p>
    </FieldFrame>
  );
}

/** A text stays the same where nothing of the row changed. */
function actionsIn(rows: PermissionRows | undefined): string {
  return (rows ?? []).map(({ action }) => action).join(',');
}
