import { Alert, List } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { type RoleEffect, roleEffects } from '../../../core/calls/roleEffects.ts';
import { useConventions } from '../../fields/useConventions.ts';
import { actionsInWords } from './actionsInWords.ts';
import type { PermissionRows } from './storedPermissions.ts';
import type { PermissionNames } from './usePermissionNames.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../http/callApi.ts';
import { useFormScope } from '../field/formScope.ts';
import { useDebounced } from '../combobox/useDebounced.ts';

interface RoleEffectsProps {
  readonly rows: PermissionRows;
  readonly catalogue: PermissionCatalogue;
  readonly names: PermissionNames;
  /** The second factor is required with it: of whoever has none yet, before they go on. */
  readonly mustSetUp: boolean;
}

/** Who loses and gains what when the role is saved, and who has something to do first. */
export function RoleEffects({ rows, catalogue, names, mustSetUp }: RoleEffectsProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { effects, hasFailed } = useRoleEffects(rows);
  const lines = (key: 'loses' | 'gains', sign: string) =>
    (effects?.[key] ?? []).map(({ subject, actions, users }: RoleEffect) => (
      <li key={`${subject} ${actions.join()}`} data-effect={key}>
        <span aria-hidden>{sign} </span>
        {translate(`permissionTable.effects.${key}`, {
          smart_count: users,
          subject: names.ofSubject(subject),
          actions: actionsInWords(actions, { known: catalogue.actionsOn(subject), names, conventions }),
        })}
      </li>
    ));
  const without = mustSetUp ? (effects?.without_second_factor ?? 0) : 0;
  const setUp = without > 0 && (
    <li key="mustSetUp" data-effect="mustSetUp">
      <span aria-hidden>! </span>
      {translate('permissionTable.effects.mustSetUp', { smart_count: without })}
    </li>
  );
  const all = [...(setUp ? [setUp] : []), ...lines('loses', '−'), ...lines('gains', '+')];
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

const PAUSE_MS = 400;

/** What the permissions in the form would mean for those who have the role, as the server works it out after a pause. */
function useRoleEffects(rows: PermissionRows) {
  const { record } = useFormScope();
  const id = Number(record?.id);
  // A text stays the same where the permissions do.
  const wanted = JSON.stringify(rows.map(({ action, subject }) => ({ action, subject })));
  const asked = useDebounced(wanted, PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: ['role', 'effects', id, record?.row_version, asked],
    queryFn: ({ signal }) =>
      callApi(roleEffects, { params: { id }, input: { permissions: JSON.parse(asked) }, signal }),
    retry: false,
  });
  const isKnown = asked === wanted;
  return { effects: isKnown ? data : undefined, hasFailed: isKnown && error !== null };
}
