import { useTranslate } from 'react-admin';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { explainPermission } from '../../../core/permissions/explainPermission.ts';
import type { Need } from '../../../core/resource.ts';
import { useShownResource } from '../../fields/useWords.ts';
import { useFormScope } from '../field/formScope.ts';
import { isDenial, type PermissionRows } from './storedPermissions.ts';
import { type ChosenRole, roleFieldOf, useRole } from './useChosenRole.ts';

interface Changing {
  /** The role in the form. */
  readonly role: ChosenRole;
  readonly rows: PermissionRows;
  readonly stored: PermissionRows;
  readonly catalogue: PermissionCatalogue;
}

/** What another role in the form gives and takes, in words; undefined where the role stays. */
export function useRoleChange({ role, rows, stored, catalogue }: Changing): string | undefined {
  const translate = useTranslate();
  const { record } = useFormScope();
  const storedId = Number(record?.[roleFieldOf(useShownResource())] ?? 0);
  const before = useRole(storedId);
  if (before.state !== 'known' || role.id === 0 || role.id === storedId) return undefined;
  const needs = catalogue.subjects.flatMap(({ subject, actions }) =>
    actions.filter((action) => action !== 'full').map((action) => ({ action, subject })),
  );
  const had = needs.map((need) => isHeld(need, before.role, stored));
  const has = needs.map((need) => isHeld(need, role, rows));
  const gained = has.filter((held, place) => held && !had[place]).length;
  const lost = had.filter((held, place) => held && !has[place]).length;
  return translate('permissionTable.person.roleChange', { role: role.name, gained, lost });
}

function isHeld(need: Need, { id, permissions }: ChosenRole, rows: PermissionRows): boolean {
  const own = rows.filter((row) => !isDenial(row));
  return explainPermission(need, { roleId: id, role: permissions, own, denied: rows.filter(isDenial) }).isHeld;
}
