import { CONTROL_CHARACTERS } from '../../../core/rules/formats.ts';
import type { Context } from '../../context.ts';
import { quote } from '../../db/select.ts';
import { loginName } from './loginName.ts';
import { loginNames } from './loginNames.ts';

/** Whose login is attempted, before anything is known to be right. */
export interface LoginCandidate {
  readonly id: number;
  readonly name: string;
  readonly passwordHash: string | undefined;
  /** Whether they are logged in at that address already. */
  readonly isUsualAddress: boolean;
}

interface AttemptedRow {
  readonly id: number;
  readonly name: string;
  readonly password_hash: string | null;
  readonly is_usual_address: boolean;
}

const MAX_IDENTIFIER = 255;

/** Whom an email address, the login's own id or one of the product's leads to: as little work for somebody as for nobody. */
export async function findLoginCandidate(
  context: Pick<Context, 'database' | 'registry' | 'loginIds'>,
  { identifier, address }: { readonly identifier: string; readonly address: string },
): Promise<LoginCandidate | undefined> {
  if (!isUsable(identifier)) return undefined;
  // An id holds no @, so it can never be somebody else's address.
  const where = identifier.includes('@') ? 'lower(u.email) = $1' : `u.id = coalesce(${ownersOfId(context).join(', ')})`;
  const login = 'f.user_id = u.id and f.address = $2 and f.ended_at is null and f.expires_at > now()';
  const [row] = await context.database.query<AttemptedRow>(
    `select u.id, u.name, u.password_hash, exists (select 1 from login_families f where ${login}) as is_usual_address
     from users u where ${where}`,
    [loginName(identifier), address],
  );
  if (!row) return undefined;
  const { id, name, password_hash: hash, is_usual_address: isUsualAddress } = row;
  return { id, name, passwordHash: hash ?? undefined, isUsualAddress };
}

/** Whom an id leads to. Writes keep it one person's; where older data do not, the account's own id counts. */
function ownersOfId(context: Pick<Context, 'registry' | 'loginIds'>): string[] {
  return loginNames(context).map(
    ({ resource, field, account }) =>
      `(select ${quote(account)} from ${quote(resource.table)} where lower(${quote(field)}) = $1)`,
  );
}

// What no login can hold need not trouble the database, which would choke on some of it.
function isUsable(identifier: string): boolean {
  return (
    identifier.length <= MAX_IDENTIFIER && !CONTROL_CHARACTERS.test(identifier) && !/\p{Surrogate}/u.test(identifier)
  );
}
