import type { StepName, WriteKind } from './write.ts';

type Reasons = Partial<Record<StepName, string>>;

const NOTHING_THERE: Reasons = {
  visible: 'there is no record yet; whether the new one may be seen is asked once it is stored',
  load: 'there is no record yet',
  owner: 'there is no record yet',
  version: 'there is no record yet',
  state: 'there is no record yet',
};

const NO_ACTION: Reasons = {
  personal: 'only actions say so',
  ownEntry: 'only actions say so',
};

const STAYS: Reasons = { uses: 'the record stays, and with it what refers to it' };

const NOBODY_ASKED: Reasons = {
  permission: 'it follows from a write that was allowed',
  visible: 'it follows from a write that was allowed',
  owner: 'it follows from a write that was allowed',
  ...NO_ACTION,
  version: 'nobody has looked at the record',
  state: 'the process moves records on that people can no longer change',
  staysVisible: 'it follows from a write that was allowed',
  present: 'nobody is answered with it',
};

export const CREATE: WriteKind = {
  does: 'insert',
  needs: 'create',
  recordedAs: 'create',
  takes: 'entered',
  leavesOut: { ...NOTHING_THERE, ...NO_ACTION, ...STAYS },
};

export const UPDATE: WriteKind = {
  does: 'update',
  needs: 'update',
  recordedAs: 'update',
  takes: 'entered',
  leavesOut: { ...NO_ACTION, ...STAYS },
};

/** One of many that are given the same values. */
export const UPDATE_MANY: WriteKind = {
  ...UPDATE,
  leavesOut: { ...UPDATE.leavesOut, present: 'the answer names the records by their ids alone' },
};

/** Records whose places change because one of them is moved. */
export const ORDER: WriteKind = {
  ...UPDATE,
  leavesOut: {
    ...UPDATE.leavesOut,
    load: 'the records of the list were locked and loaded together',
    version: 'the place is said by a neighbour, and nothing else of a record is written',
    present: 'the answer names the records by their ids alone',
  },
};

export const TOGGLE: WriteKind = {
  does: 'update',
  needs: 'update',
  recordedAs: 'toggle',
  takes: 'active',
  leavesOut: { ...NO_ACTION, state: 'what is decided is still switched on and off', ...STAYS },
};

/** One of many that are switched together. */
export const TOGGLE_MANY: WriteKind = {
  ...TOGGLE,
  leavesOut: { ...TOGGLE.leavesOut, present: 'the answer names the records by their ids alone' },
};

export const ACTION: WriteKind = {
  does: 'update',
  needs: 'update',
  recordedAs: 'action',
  takes: 'asked',
  leavesOut: STAYS,
};

export const REMOVE: WriteKind = {
  does: 'delete',
  needs: 'delete',
  recordedAs: 'delete',
  takes: 'nothing',
  leavesOut: {
    ...NO_ACTION,
    numbers: 'nothing is given',
    read: 'nothing is given',
    place: 'nothing is given',
    together: 'nothing is given',
    references: 'nothing is given',
    fixedWhileUsed: 'nothing is given',
    referredConditions: 'nothing is given',
    overlap: 'nothing is given',
    oneLogin: 'nothing is given',
    staysVisible: 'the record is gone',
    present: 'the record is gone',
  },
};

const COMES_BACK: Reasons = {
  ...NOTHING_THERE,
  ...NO_ACTION,
  numbers: 'it comes back as it was',
  read: 'it comes back as it was',
  place: 'it comes back as it was',
  together: 'what was made along with it is there, or comes back by itself',
  fixedWhileUsed: 'nothing of it is changed',
  exactlyOne: 'the one record that has the mark is never deleted',
  ...STAYS,
  followUps: 'what followed from it was kept, or comes back as well',
  present: 'nobody is answered with it',
};

/** What was deleted a moment ago, put back by whoever deleted it; what may be deleted may also come back. */
export const RESTORE: WriteKind = {
  does: 'restore',
  needs: 'delete',
  recordedAs: 'restore',
  takes: 'nothing',
  leavesOut: COMES_BACK,
};

/** What the deletion took along. */
export const RESTORE_RELATED: WriteKind = {
  ...RESTORE,
  leavesOut: { ...COMES_BACK, ...NOBODY_ASKED },
};

/** Lines of a file, as many as are stored in one statement. */
export const IMPORT: WriteKind = {
  ...CREATE,
  leavesOut: {
    ...CREATE.leavesOut,
    read: 'each line was read by the rules of the form before the first was stored',
    present: 'nobody is answered with it',
  },
};

/** One's own account, on the profile. */
export const UPDATE_OWN: WriteKind = {
  ...UPDATE,
  leavesOut: { ...UPDATE.leavesOut, permission: 'everybody may change their own account' },
};

/** The first super admin. */
export const CREATE_FIRST: WriteKind = {
  ...CREATE,
  leavesOut: { ...CREATE.leavesOut, permission: 'whoever holds the link of the setup may, and there is nobody else' },
};

export const CREATE_RELATED: WriteKind = {
  ...CREATE,
  takes: 'all',
  leavesOut: { ...CREATE.leavesOut, ...NOBODY_ASKED },
};

export const UPDATE_RELATED: WriteKind = {
  ...UPDATE,
  takes: 'all',
  leavesOut: { ...UPDATE.leavesOut, ...NOBODY_ASKED },
};

const ON_SHEET: Reasons = {
  permission: 'whoever keeps the sheet was found to keep it, with all that is on it',
  visible: 'they see what is on their sheet',
  load: 'the records of the sheet were locked and loaded together',
  owner: 'whoever keeps the sheet was found to keep it, with all that is on it',
  ...NO_ACTION,
  version: 'the sheet says which records were changed meanwhile, all of them at once',
  references: 'the sheet has found whom and what its records refer to, and the database holds it to that',
  staysVisible: 'they see what is on their sheet',
  present: 'the sheet answers its records in a form of its own',
};

const ROW_ONLY = 'the sheet names what its records refer to';

/** Many small records of a sheet: what they have in common is asked once, by the sheet. */
export const CREATE_ON_SHEET: WriteKind = {
  ...CREATE,
  takes: 'all',
  leavesOut: { ...CREATE.leavesOut, ...ON_SHEET },
  knowsRowOnly: ROW_ONLY,
};

export const UPDATE_ON_SHEET: WriteKind = {
  ...UPDATE,
  takes: 'all',
  leavesOut: { ...UPDATE.leavesOut, ...ON_SHEET },
  knowsRowOnly: ROW_ONLY,
};

/** What follows from a write in the record itself. */
export const UPDATE_CAUSE: WriteKind = {
  ...UPDATE_RELATED,
  leavesOut: {
    ...UPDATE_RELATED.leavesOut,
    followUps: 'it is itself what follows',
    audit: 'the entry of the write that it follows from tells the record as it is afterwards',
  },
  keepsVersion: 'the write that it follows from has given it one',
};

/** The mark that exactly one record has, taken from the one that had it. */
export const HAND_OVER: WriteKind = {
  ...UPDATE_RELATED,
  leavesOut: {
    ...UPDATE_RELATED.leavesOut,
    exactlyOne: 'another record takes the mark over in the same transaction',
    overlap: 'only the mark goes',
  },
};

export const REMOVE_RELATED: WriteKind = {
  ...REMOVE,
  leavesOut: { ...REMOVE.leavesOut, ...NOBODY_ASKED },
};
