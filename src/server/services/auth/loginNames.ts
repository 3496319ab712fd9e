import type { Resource } from '../../../core/resource.ts';
import type { Context } from '../../context.ts';

/** A field by whose values people log in. */
export interface LoginName {
  readonly resource: Resource;
  readonly field: string;
  /** The column that says whose account it is. */
  readonly account: 'id' | 'user_id';
}

/** The fields that people log in with instead of an email address: the account's own, then those of the product. */
export function loginNames({ registry, loginIds }: Pick<Context, 'registry' | 'loginIds'>): LoginName[] {
  const people = Object.entries(loginIds).map(
    ([entity, field]): LoginName => ({ resource: registry.get(entity), field, account: 'user_id' }),
  );
  return [{ resource: registry.get('user'), field: 'login_id', account: 'id' }, ...people];
}
