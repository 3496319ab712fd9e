import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { RoleInForm } from './useChosenRole.ts';

/** What there is to know of the role before its permissions are read: that none is chosen, say. */
export function RoleNote({ chosen }: { readonly chosen: RoleInForm }) {
  const translate = useTranslate();
  if (chosen.state === 'none') return <Alert severity="info">{translate('permissionTable.person.noRole')}</Alert>;
  if (chosen.state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={chosen.retry}>{translate('shell.retry')}</Button>}>
        {translate('permissionTable.person.roleFailed')}
      </Alert>
    );
  }
  if (chosen.state !== 'known' || chosen.role.id !== SUPER_ADMIN_ROLE) return null;
  return <Alert severity="info">{translate('permissionTable.person.superAdmin', { role: chosen.role.name })}</Alert>;
}
