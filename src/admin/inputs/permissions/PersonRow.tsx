import { memo } from 'react';
import type { PermissionSubject } from '../../../core/permissions/catalogue.ts';
import { type PermissionStatus, type Reason, explainPermission } from '../../../core/permissions/explainPermission.ts';
import type { Need } from '../../../core/resource.ts';
import { ActionCells } from './ActionCells.tsx';
import { OpenedNames } from './OpenedNames.tsx';
import { PersonBox } from './PersonBox.tsx';
import type { Limit, OwnState } from './personRows.ts';
import type { CanGive } from './useCanGive.ts';
import type { PermissionNames } from './usePermissionNames.ts';
import { type PermissionExplanation, useReasonWords } from './useReasonWords.ts';

const DENIALS: readonly (Reason | 'readByAll')[] = ['denied', 'deniedEverything', 'deniedPart'];

/** Told which permission goes on to its next state. */
export type OnStep = (need: Need) => void;

interface PersonRowProps {
  readonly subject: PermissionSubject;
  readonly roleId: number;
  readonly roleName: string;
  /** The actions that the role gives, with commas between them: a text stays the same where nothing of the row changed. */
  readonly byRole: string;
  readonly given: string;
  readonly denied: string;
  /** The denials that are stored. */
  readonly deniedBefore: string;
  /** Everybody with a login may read it, whatever is permitted. */
  readonly isReadByAll: boolean;
  readonly names: PermissionNames;
  readonly canGive: CanGive;
  readonly onStep: OnStep;
}

/** What somebody may do on one subject, and why. A step draws this row alone anew. */
export const PersonRow = memo(function PersonRow({ subject: row, names, canGive, onStep, ...stored }: PersonRowProps) {
  const { subject, actions } = row;
  const opened = names.ofOpened(subject);
  const words = useReasonWords({ subject, roleName: stored.roleName, names });
  const grants = {
    roleId: stored.roleId,
    role: rulesOn(subject, stored.byRole),
    own: rulesOn(subject, stored.given),
    denied: rulesOn(subject, stored.denied),
  };

  const box = (action: string) => {
    const held = explainPermission({ action, subject }, grants);
    const isReadByAll = stored.isReadByAll && action === 'read';
    const { isHeld, reasons } = isReadByAll ? readByAll(held) : held;
    const own = ownOf(action, stored);
    const limit = limitOf({
      reasons,
      mayGive: canGive({ action, subject }),
      isDenied: isIn(stored.deniedBefore, action),
    });
    return (
      <PersonBox
        key={action}
        action={action}
        name={names.ofAction(action)}
        own={own}
        isHeld={isHeld}
        isDenied={reasons.some((reason) => DENIALS.includes(reason))}
        short={words.short(own, reasons[0])}
        label={words.whole({ action, isHeld, reasons, limit, isReadByAll })}
        onStep={limit === undefined || limit === 'noGrant' ? () => onStep({ action, subject }) : undefined}
      />
    );
  };

  return (
    <tr data-subject={subject}>
      <th scope="row" className="permission-row">
        {names.ofSubject(subject)}
        <OpenedNames names={opened} />
      </th>
      <ActionCells actions={actions} box={box} />
    </tr>
  );
});

/** What nobody has given or denied is read all the same. */
function readByAll(held: PermissionStatus): PermissionExplanation {
  return held.reasons.length === 0 ? { isHeld: true, reasons: ['readByAll'] } : held;
}

interface Limited {
  readonly reasons: PermissionExplanation['reasons'];
  readonly mayGive: boolean;
  /** As it is stored. */
  readonly isDenied: boolean;
}

function limitOf({ reasons, mayGive, isDenied }: Limited): Limit | undefined {
  if (reasons.includes('everybody')) return 'everybodys';
  if (mayGive) return undefined;
  return isDenied ? 'noChange' : 'noGrant';
}

function ownOf(action: string, { given, denied }: Pick<PersonRowProps, 'given' | 'denied'>): OwnState {
  if (isIn(denied, action)) return 'denied';
  return isIn(given, action) ? 'given' : 'unset';
}

function isIn(actions: string, action: string): boolean {
  return actions.split(',').includes(action);
}

function rulesOn(subject: string, actions: string) {
  return actions.split(',').flatMap((action) => (action === '' ? [] : [{ action, subject }]));
}
