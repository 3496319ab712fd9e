import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { bySubject } from './permissionRows.ts';
import type { PermissionRows } from './storedPermissions.ts';

/** A role as it is compared: its permissions are those in the form, or those that are stored. */
export interface ComparedRole {
  readonly id: number | undefined;
  readonly permissions: PermissionRows;
}

/** What two roles do not have in common on one subject. */
export interface RoleDifference {
  readonly subject: string;
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

/** On which subjects two roles differ, and by what; “everything” counts as each action, and a super admin has all. */
export function roleDifferences(
  here: ComparedRole,
  there: ComparedRole,
  { subjects }: PermissionCatalogue,
): readonly RoleDifference[] {
  const [ours, theirs] = [heldBy(here), heldBy(there)];
  return subjects
    .map(({ subject, actions }) => ({
      subject,
      onlyHere: actions.filter((action) => ours(subject, action) && !theirs(subject, action)),
      onlyThere: actions.filter((action) => theirs(subject, action) && !ours(subject, action)),
    }))
    .filter(({ onlyHere, onlyThere }) => onlyHere.length + onlyThere.length > 0);
}

function heldBy({ id, permissions }: ComparedRole): (subject: string, action: string) => boolean {
  if (id === SUPER_ADMIN_ROLE) return () => true;
  const rows = bySubject(permissions);
  return (subject, action) => (rows.get(subject) ?? []).some((row) => row.action === action || row.action === 'full');
}
