import { subject } from '../../../../../schemas/academics/subject.ts';
import { lockTable } from '../../../services/resources/write/loadRecords.ts';
import type { ProblemsOf, Writing } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { tablesOf } from '../../tables.ts';

/** Two papers make a pair: no subject is its own partner, and none belongs to two pairs. */
async function checkSubject({
  store,
  existing,
  values,
}: Writing<typeof subject>): Promise<ProblemsOf<typeof subject> | undefined> {
  const partner = values.partner_subject_id;
  if (partner === undefined || partner === null || partner === existing?.partner_subject_id) return undefined;
  if (partner === existing?.id) return { partner_subject_id: [{ key: 'itself' }] };
  await lockTable(store);
  const id = existing?.id ?? 0;
  const other = await tablesOf<'subjects'>(store)
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

export const subjectRules = defineRules(subject, { beforeWrite: checkSubject });
