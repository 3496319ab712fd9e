import { seePermissions } from '../../../core/fields/field.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';

export interface Sum {
  /** The field that is summed. */
  readonly name: string;
  /** In the format of the API: `1234.50`. */
  readonly total: string;
}

const MINOR_DIGITS = 2;

/** What the amounts in the columns of a list come to, to the last minor unit, for those who may see them. */
export function sumsOf(
  resource: Resource,
  records: readonly AnyRecord[],
  may: (permission: string) => boolean,
): readonly Sum[] {
  return resource.list.columns.flatMap((name) => {
    const field = resource.fields[name];
    const isAmount = field?.kind === 'money' || (field?.kind === 'computed' && field.as === 'money');
    if (!field || !isAmount || !seePermissions(field).every(may)) return [];
    const units = records.reduce((sum, record) => sum + minorUnits(record[name]), 0n);
    return [{ name, total: inMajor(units) }];
  });
}

function minorUnits(amount: unknown): bigint {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount ?? '')) ?? [];
  return BigInt(`${sign}${whole}${rest.padEnd(MINOR_DIGITS, '0').slice(0, MINOR_DIGITS)}`);
}

function inMajor(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(MINOR_DIGITS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
