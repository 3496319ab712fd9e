import type { Problems } from '../../../core/rules/readInput.ts';
import { lockTable } from '../resources/lockTable.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** Two papers make a pair: no subject is its own partner, and none belongs to two pairs. */
export async function checkSubject({ store, existing, values }: Writing): Promise<Problems | undefined> {
  const partner = values.partner_subject_id;
  if (partner === undefined || partner === null || partner === existing?.partner_subject_id) return undefined;
  if (partner === existing?.id) return { partner_subject_id: [{ key: 'itself' }] };
  await lockTable(store);
  const id = Number(existing?.id ?? 0);
  const other = await store.trx
    .selectFrom('subjects')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('id', '=', partner), eb('partner_subject_id', 'is not', null), eb('partner_subject_id', '<>', id)]),
        eb.and([eb('partner_subject_id', '=', id), eb('id', '<>', partner)]),
      ]),
    )
    .executeTakeFirst();
  return other && { partner_subject_id: [{ key: 'inAnotherPair' }] };
}
