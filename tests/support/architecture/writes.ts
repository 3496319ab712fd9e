import type { SourceFile } from './sourceFile.ts';

const STATEMENT =
  /\.(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(insert into|delete from) \w|\bupdate \w+ (\w )?set\b/;
const WRITE = 'src/server/services/resources/write/';

/** Where rows are written, and why it is not by the operation that writes records. */
const PLACES: Readonly<Record<string, string>> = {
  [`${WRITE}rows.ts`]: 'the rows of records, for the operation',
  [`${WRITE}takeRecord.ts`]: 'the rows of records that come back, for the operation',
  [`${WRITE}keptDeletions.ts`]: 'what was deleted a moment ago, which is no record any more',
  [`${WRITE}idempotencyKeys.ts`]: 'with which keys records were sent, which is no record',
  [`${WRITE}audit.ts`]: 'the history, for the operation',
  'src/server/db/': 'tables of the engine itself',
  'src/server/documents/': 'papers that were issued, which nobody changes',
  'src/server/jobs/': 'work that waits, which is no record',
  'src/server/school/services/notices/': 'by which keys a notification is told, beside its record',
  'src/server/school/seed/': 'the demo school is there before anybody is',
  'src/server/school/services/results/': 'results of thousands of students at once, which nobody enters',
  'src/server/storage/': 'which files there are, which is no record',
  'src/server/services/auditLog/': 'what happened that is no write of a record',
  'src/server/services/listViews.ts': 'how lists begin for everybody, which is a setting',
  'src/server/services/files/': 'which files no record has any more',
  'src/server/services/auth/': 'logins, links and second factors, which are no records',
  'src/server/services/accounts/':
    'resets that wait for a second person, and the link of the first set-up, which are no records',
};

/** In the folders of logins, what writes the records of users and of people all the same. */
const ACCOUNT_PLACES: Readonly<Record<string, string>> = {
  'src/server/services/auth/admit.ts': 'when somebody last logged in',
  'src/server/services/auth/knownPasswords.ts': 'a password ends that somebody else knows, which is told as an event',
  'src/server/services/auth/adminLink.ts': 'a command of the server switches a super admin on, with entries of its own',
};
const ACCOUNTS = ['src/server/services/auth/', 'src/server/services/accounts/'];
const ACCOUNT_STATEMENT =
  /\.(insertInto|updateTable|deleteFrom|mergeInto)\(\s*(anyTable|'(users|roles|employees|guardians|students)')|\bupdate (users|roles|\$\{sql\.table)|\b(insert into|delete from) (users|roles)\b/;

/** The places that write records without the operation, as sentences. */
export function writeProblems({ path, code, imports }: SourceFile): string[] {
  const account = ACCOUNTS.some((folder) => path.startsWith(folder)) && ACCOUNT_STATEMENT.exec(code)?.[0];
  if (account && !(path in ACCOUNT_PLACES)) return [`${path} writes a user beside the operation: ${account}`];
  if (!path.startsWith('src/server/') || Object.keys(PLACES).some((place) => path.startsWith(place))) return [];
  const [statement] = STATEMENT.exec(code) ?? [];
  const rows = imports.some(({ target }) => target === `${WRITE}rows.ts`) && !path.startsWith(WRITE);
  return [
    ...(statement ? [`${path} writes rows by a statement of its own: ${statement}`] : []),
    ...(rows ? [`${path} writes rows beside the operation`] : []),
  ];
}
