import { seePermissions } from '../../../core/fields/field.ts';
import { sumOfAmounts } from '../../../core/money.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

export interface Sum {
  /** The field that is summed. */
  readonly name: string;
  /** In the format of the API: `1234.50`. */
  readonly total: string;
}

/** What the amounts of records come to that their list sums, to the last minor unit, for those who may see them. */
export function sumsOf(
  resource: Resource,
  records: readonly AnyRecord[],
  may: (permission: string) => boolean,
): readonly Sum[] {
  return resource.list.columns
    .filter((name) => resource.list.sums.includes(name))
    .filter((name) => resource.fields[name] && seePermissions(resource.fields[name]).every(may))
    .map((name) => ({ name, total: sumOfAmounts(records.map((record) => record[name])) }));
}
