import { markDistribution } from '../../../../../schemas/exams/markDistribution.ts';
import type {
  DistributionPlace,
  distributionsOfClass as declared,
} from '../../../../../schemas/exams/distributionCalls.ts';
import type { Answered } from '../../../../core/calls/defineCall.ts';
import type { RecordOf } from '../../../../core/infer.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { mayRead } from '../../../policies/require.ts';
import { conditionFilters } from '../../../services/resources/listQuery.ts';
import { readAll } from '../../../services/resources/readRecords.ts';
import { pick, schoolTables } from '../../tables.ts';
import { countMarks, marksOf } from './enteredMarks.ts';
import { type DistributedSubject, subjectsOfClass } from './subjectsOfClass.ts';

type Distribution = RecordOf<typeof markDistribution>;

interface ReadRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly place: DistributionPlace;
}

/** The subjects of a class by code, each with its distribution where there is one that the caller may see. */
export async function distributionsOfClass(reading: ReadRequest): Promise<Answered<typeof declared>> {
  const { context, caller, place } = reading;
  const subjects = await subjectsOfClass(context, place);
  const isShown = mayRead(caller, context.registry.get(markDistribution.name));
  const records = isShown ? await readDistributions(reading, subjects) : new Map<number, Distribution>();
  const stored = subjects.filter(({ distribution }) => distribution !== undefined && records.has(distribution.id));
  const counted = await countMarks(schoolTables<'mark_distributions' | 'uploaded_marks'>(context), {
    ...place,
    subjects: stored.map(({ id }) => id),
  });
  return {
    rows: subjects.map(({ distribution, group, ...subject }) => {
      const record = distribution && records.get(distribution.id);
      const marks = record ? marksOf(counted, record) : [];
      return {
        subject,
        student_group_id: group,
        stored: record ? pick(record, ['row_version', 'pass_rule', 'components']) : null,
        marks: marks.map(({ component, highest }) => ({ component, highest })),
      };
    }),
  };
}

async function readDistributions(
  { context, caller }: ReadRequest,
  subjects: readonly DistributedSubject[],
): Promise<Map<number, Distribution>> {
  const { registry } = context;
  const resource = registry.get(markDistribution.name);
  const ids = subjects.flatMap(({ distribution }) => distribution?.id ?? []);
  const records = new Map<number, Distribution>();
  if (ids.length === 0) return records;
  const filters = conditionFilters({ id: ids }, { resource, registry, unqueryable: new Set() });
  for await (const batch of readAll({ context, caller, resource, listQuery: { filters, words: [] } }))
    for (const record of batch) records.set(record.id, record as Distribution);
  return records;
}
