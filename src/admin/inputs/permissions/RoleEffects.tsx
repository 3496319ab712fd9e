import { Alert, List } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PermissionCatalogue } from '../../../core/access/permissions.ts';
import type { RoleEffect } from '../../../core/calls/roleEffects.ts';
import { actionsInWords } from './actionsInWords.ts';
import type { PermissionRows } from './storedPermissions.ts';
import type { PermissionNames } from './usePermissionNames.ts';
import { useRoleEffects } from './useRoleEffects.ts';

interface RoleEffectsProps {
  readonly rows: PermissionRows;
  readonly catalogue: PermissionCatalogue;
  readonly names: PermissionNames;
}

/** Who loses and gains what when the role is saved. */
export function RoleEffects({ rows, catalogue, names }: RoleEffectsProps) {
  const translate = useTranslate();
  const { effects, hasFailed } = useRoleEffects(rows);
  const lines = (key: 'loses' | 'gains', sign: string) =>
    (effects?.[key] ?? []).map(({ subject, actions, users }: RoleEffect) => (
      <li key={`${subject} ${actions.join()}`} data-effect={key}>
        <span aria-hidden>{sign} </span>
        {translate(`permissionTable.effects.${key}`, {
          smart_count: users,
          subject: names.ofSubject(subject),
          actions: actionsInWords(actions, { known: catalogue.actionsOn(subject), names }),
        })}
      </li>
    ));
  const all = [...lines('loses', '−'), ...lines('gains', '+')];
  return (
    <details className="permission-effects" open>
      <summary>{translate('permissionTable.effects.title')}</summary>
      {hasFailed && <Alert severity="warning">{translate('permissionTable.effects.failed')}</Alert>}
      <div role="status">
        {!effects && !hasFailed && <p>{translate('permissionTable.effects.working')}</p>}
        {effects && all.length === 0 && <p>{translate('permissionTable.effects.nobody')}</p>}
        {/* Reached by the keyboard, because a long list scrolls. */}
        {all.length > 0 && (
          <List disablePadding tabIndex={0}>
            {all}
          </List>
        )}
      </div>
    </details>
  );
}
