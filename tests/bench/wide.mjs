const SUBJECTS = 120;
const ACTIONS = [
  'full',
  'read',
  'create',
  'update',
  'delete',
  'approve',
  'reject',
  'cancel',
  'print',
  'close',
  'open',
  'send',
];

/** Permissions that no product has: the table of a role that is measured has 120 rows of 12 boxes more. */
export const WIDE = Array.from({ length: SUBJECTS }, (_, number) => `Measured ${number + 1}`).flatMap((subject) =>
  ACTIONS.map((action) => ({ action, subject })),
);
