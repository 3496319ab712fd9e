import { problemsOfViolation } from '../../../db/violations.ts';
import { refuse } from '../../../errors.ts';
import { checkAccounts } from './accounts.ts';
import { writeAudit } from './audit.ts';
import { checkEntityRules, followUp } from './entityRules.ts';
import { checkExactlyOne } from './exactlyOne.ts';
import {
  checkOwner,
  checkSeparationOfDuties,
  checkPermission,
  checkPersonalAction,
  loadAndLock,
} from './authorization.ts';
import { checkOneLogin } from './oneLogin.ts';
import { checkOverlap } from './overlap.ts';
import { placeLast } from './place.ts';
import { giveNumbers } from './numbers.ts';
import { readInputs } from './readInputs.ts';
import { checkReferences } from './references.ts';
import { checkReferredConditions } from './referredConditions.ts';
import { checkState, checkVersion } from './stateAndVersion.ts';
import { storeRecords } from './storeRecords.ts';
import { checkFixedWhileUsed, checkUses } from './uses.ts';
import { checkStaysVisible, checkVisible, presentRecords } from './visible.ts';
import { seesAllValues } from '../seesAllValues.ts';
import { endLoginsOfSwitchedOff } from './switchedOff.ts';
import { makeTogether } from './together.ts';
import type { Draft, Step, StepName, Write } from './write.ts';

/** Every write of every resource, but for five places that `docs/decisions.md` names, in this order: a form, a switch, an action, a file, and what follows from them. */
const STEPS = [
  // May they: asked before anything is answered that tells of the record.
  ['permission', checkPermission],
  ['visible', checkVisible],
  ['load', loadAndLock],
  ['owner', checkOwner],
  ['personal', checkPersonalAction],
  ['ownEntry', checkSeparationOfDuties],
  // State and version.
  ['version', checkVersion],
  ['state', checkState],
  // Next numbers.
  ['numbers', giveNumbers],
  // Values: each is parsed, defaults are filled in.
  ['read', readInputs],
  ['place', placeLast],
  // Records that are made along with it, and that it refers to.
  ['together', makeTogether],
  // Rules of the declaration that ask the database.
  ['references', checkReferences],
  ['fixedWhileUsed', checkFixedWhileUsed],
  ['referredConditions', checkReferredConditions],
  ['exactlyOne', checkExactlyOne],
  ['overlap', checkOverlap],
  ['oneLogin', checkOneLogin],
  ['accounts', checkAccounts],
  ['switchedOff', endLoginsOfSwitchedOff],
  // Rules of the entity.
  ['entityRules', checkEntityRules],
  ['uses', checkUses],
  ['store', storeRecords],
  ['followUps', followUp],
  // After what follows: whose a record is may stand in a record that follows.
  ['staysVisible', checkStaysVisible],
  ['audit', writeAudit],
  ['present', presentRecords],
] as const satisfies readonly (readonly [StepName, Step])[];

/** A step that has a name and stands in no place is a type error here, which names it. */
type Missing = Exclude<StepName, (typeof STEPS)[number][0]>;
true satisfies [Missing] extends [never] ? true : Missing;

/**
 * Runs the steps of a write and returns its records. A problem of one refuses all; a broken database constraint becomes
 * a problem of its field.
 */
export async function runOperation(write: Write): Promise<readonly Draft[]> {
  try {
    for (const [name, step] of STEPS) {
      if (name in write.kind.leavesOut) continue;
      await step(write, runOperation);
      refuseProblems(write);
    }
    return write.drafts;
  } catch (error) {
    const { store, caller } = write;
    const { resource } = store;
    throw problemsOfViolation(resource, error, (field) => seesAllValues({ resource, caller, field })) ?? error;
  }
}

function refuseProblems({ drafts }: Write): void {
  const refused = drafts.find(({ problems }) => Object.keys(problems).length > 0);
  if (refused) throw refuse.invalid(refused.problems);
}
