import { useTranslate } from 'react-admin';
import type { Holding, Reason } from '../../../core/access/whyHeld.ts';
import type { Limit, OwnState } from './personRows.ts';
import { KIND_OF } from './reasonKinds.ts';
import type { PermissionNames } from './usePermissionNames.ts';

interface About {
  readonly subject: string;
  readonly roleName: string;
  readonly names: PermissionNames;
}

/** Why somebody holds a permission on a subject, in one word for its box and in full. */
export function useReasonWords({ subject, roleName, names }: About) {
  const translate = useTranslate();
  const everything = translate('permissionTable.person.everything', { subject: names.ofSubject(subject) });
  const reasonText = (reason: Reason | 'none') =>
    translate(`permissionTable.person.reasons.${reason}`, { role: roleName, everything });
  return {
    short: (own: OwnState, reason: Reason | undefined) => {
      const word = own === 'unset' ? (reason ? KIND_OF[reason] : 'no') : own;
      return translate(`permissionTable.person.short.${word}`);
    },
    whole: ({
      action,
      isHeld,
      reasons,
      limit,
    }: Holding & { readonly action: string; readonly limit?: Limit | undefined }) => {
      const said = translate(`permissionTable.person.${isHeld ? 'held' : 'notHeld'}`, {
        permission: names.ofBoth(subject, action),
        reasons: (reasons.length > 0 ? reasons : ['none' as const]).map(reasonText).join('; '),
      });
      return limit && limit !== 'everybodys' ? `${said}. ${translate(`permissionTable.person.${limit}`)}` : said;
    },
  };
}
