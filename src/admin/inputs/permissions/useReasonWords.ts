import { useTranslate } from 'react-admin';
import type { Reason } from '../../../core/permissions/explainPermission.ts';
import type { Limit, OwnState } from './personRows.ts';
import { KIND_OF } from './reasonKinds.ts';
import type { PermissionNames } from './usePermissionNames.ts';

/** Whether something is open to somebody, and why: beyond what permissions say, what everybody reads. */
export interface PermissionExplanation {
  readonly isHeld: boolean;
  readonly reasons: readonly (Reason | 'readByAll')[];
}

interface ExplainedAction extends PermissionExplanation {
  readonly action: string;
  readonly limit?: Limit | undefined;
  /** Everybody reads it, also whoever is denied the permission. */
  readonly isReadByAll: boolean;
}

interface ExplanationContext {
  readonly subject: string;
  readonly roleName: string;
  readonly names: PermissionNames;
}

/** Why somebody holds a permission on a subject, in one word for its box and in full. */
export function useReasonWords({ subject, roleName, names }: ExplanationContext) {
  const translate = useTranslate();
  const everything = translate('permissionTable.person.everything', { subject: names.ofSubject(subject) });
  const reasonText = (reason: Reason | 'readByAll' | 'none') =>
    translate(`permissionTable.person.reasons.${reason}`, { role: roleName, everything });
  return {
    short: (own: OwnState, reason: Reason | 'readByAll' | undefined) => {
      const word = own === 'unset' ? kindOf(reason) : own;
      return translate(`permissionTable.person.short.${word}`);
    },
    whole: ({ action, isHeld, reasons, limit, isReadByAll }: ExplainedAction) => {
      const said = translate(`permissionTable.person.${isHeld ? 'held' : 'notHeld'}`, {
        permission: names.ofBoth(subject, action),
        reasons: (reasons.length > 0 ? reasons : ['none' as const]).map(reasonText).join('; '),
      });
      const further = [
        ...(isReadByAll && !isHeld ? ['readAnyway'] : []),
        ...(limit && limit !== 'everybodys' ? [limit] : []),
      ];
      return [
        further.length > 0 ? `${said}.` : said,
        ...further.map((key) => translate(`permissionTable.person.${key}`)),
      ].join(' ');
    },
  };
}

function kindOf(reason: Reason | 'readByAll' | undefined) {
  if (reason === 'readByAll') return 'everybody';
  return reason ? KIND_OF[reason] : 'no';
}
