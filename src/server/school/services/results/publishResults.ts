import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Tables } from '../../../db/tables.ts';
import { type AppError, refuse } from '../../../errors.ts';
import { createRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { refuseInSchool } from '../../refusals.ts';
import { tablesOf } from '../../tables.ts';
import { cancelPlans } from './cancelPlans.ts';
import { refusalOfFinals, refuseIfFinalPublished } from './examsOfFinal.ts';
import { lockResults } from './lockResults.ts';
import { notifyOfResults } from './notifyOfResults.ts';
import { outdatedIn } from './outdatedIn.ts';
import type { RuleTables } from '../exams/gradingRules.ts';
import { isInScope, isOfExam, type ResultScope } from '../exams/scope.ts';

const { generated, published, replaced } = codesOf(result.fields.status);
const { done } = codesOf(resultPublication.fields.status);

/** Results that are published or taken back, and why: a reason is needed where something was published before. */
export interface Publishing {
  readonly store: Store;
  readonly caller: Caller;
  readonly scope: ResultScope;
  readonly reason: string | null;
  /** Whether they are published as they are where something has changed since they were generated. */
  readonly acceptsOutdated?: boolean;
}

/** What was published or taken back. */
export interface Publication {
  readonly version: number;
  readonly students: number;
}

/** A publication by the versions of its results: of how many students each is; the oldest first. */
interface PublicationOfVersions extends Publication {
  readonly versions: readonly Publication[];
}

/** Publishes what is generated, and tells students and parents. What was published before stays readable. */
export async function publishResults(publishing: Publishing): Promise<Publication> {
  const { store, caller, scope } = publishing;
  await lockResults(store, scope);
  await checkPublishable(publishing);
  const { versions, ...publication } = await makePublic({ store, caller, scope });
  await keepRecords(publishing, 'publish', versions);
  await cancelPlans({ store, caller, scope, why: 'overtaken' });
  return publication;
}

/**
 * Refuses where nothing is generated, where a final tells what is not published, where it is out of date and nobody said to
 * publish it so, or where a reason is needed and missing; says what would be published.
 */
export async function checkPublishable(checked: Publishing): Promise<Publication> {
  const { store, caller, scope, reason, acceptsOutdated = false } = checked;
  const { rows } = await sql<Publication & { readonly was_published: boolean }>`
    select coalesce(max(r.version_no) filter (where ${IS_TO_PUBLISH}), 0)::int as version,
      (count(*) filter (where ${IS_TO_PUBLISH}))::int as students,
      coalesce(bool_or(r.published_at is not null), false) as was_published
    from results r
    where ${isOfPublication(scope)}`.execute(store.trx);
  const { version, students, was_published } = rows[0] as (typeof rows)[number];
  if (students === 0) throw refuseInSchool.nothingGenerated();
  const early = await refusalToPublish(store, scope);
  if (early) throw early;
  const call = { db: tablesOf<keyof RuleTables>(store), context: store.context, caller };
  const outdated = acceptsOutdated ? [] : await outdatedIn(call, scope);
  if (outdated.length > 0) throw refuseInSchool.resultsOutdated(outdated);
  if (reason === null && was_published) throw refuse.invalid({ reason: [{ key: 'required' }] });
  return { version, students };
}

/** Why what is generated in a scope may not be published yet, whoever decided on it and whenever. */
export async function refusalToPublish(store: Store, scope: ResultScope): Promise<AppError | undefined> {
  return scope.exam_type_id === null
    ? refusalOfFinals(store, sql<SqlBool>`${isOfPublication(scope)} and ${IS_TO_PUBLISH}`)
    : undefined;
}

/** Takes back what is published: students and parents see it no longer. */
export async function unpublishResults(publishing: Publishing): Promise<Publication> {
  const { store, caller, scope, reason } = publishing;
  // Whoever publishes the final waits: it is published only while its exams are.
  await lockResults(store, { ...scope, exam_type_id: null });
  await lockResults(store, scope);
  if (reason === null) throw refuse.invalid({ reason: [{ key: 'required' }] });
  await refuseIfFinalPublished(store, scope);
  const { versions, ...publication } = await moveResults(store.trx, scope, 'unpublish');
  if (publication.students === 0) throw refuseInSchool.nothingPublished();
  await cancelPlans({ store, caller, scope, why: 'unpublished' });
  await keepRecords(publishing, 'unpublish', versions);
  return publication;
}

/** Publishes what is generated in a scope that is locked; of nobody where nothing is. */
export async function makePublic(
  publishing: Omit<Publishing, 'reason' | 'acceptsOutdated'>,
): Promise<PublicationOfVersions> {
  const { store, scope } = publishing;
  const publication = await moveResults(store.trx, scope, 'publish');
  if (publication.students === 0) return publication;
  await replaceEarlier(store.trx, scope);
  await notifyOfResults(publishing);
  return publication;
}

async function moveResults(
  trx: Transaction<Tables>,
  scope: ResultScope,
  kind: 'publish' | 'unpublish',
): Promise<PublicationOfVersions> {
  const isPublished = kind === 'publish';
  const change = isPublished ? sql`status = ${published}, published_at = now()` : sql`status = ${generated}`;
  const isMoved = isPublished ? IS_TO_PUBLISH : sql`r.status = ${published}`;
  const { rows: versions } = await sql<Publication>`
    with moved as (
      update results r set ${change}, row_version = row_version + 1, updated_at = now()
      where ${isOfPublication(scope)} and ${isMoved}
      returning r.version_no
    )
    select version_no as version, count(*)::int as students from moved
    group by version_no order by version_no`.execute(trx);
  const students = versions.reduce((sum, each) => sum + each.students, 0);
  return { version: versions.at(-1)?.version ?? 0, students, versions };
}

/** Whether a result is generated and the newest of its student, who may be in another section or class since. */
const IS_TO_PUBLISH = sql<SqlBool>`(r.status = ${generated} and not exists (
  select from results newer
  where newer.student_id = r.student_id and newer.academic_year_id = r.academic_year_id
    and newer.exam_type_id is not distinct from r.exam_type_id and newer.version_no > r.version_no
    and newer.status in (${generated}, ${published})))`;

/** What was there before of somebody gives way to what is published, also where they were in another section or class then. */
async function replaceEarlier(trx: Transaction<Tables>, scope: ResultScope): Promise<void> {
  await sql`
    update results r set status = ${replaced}, row_version = row_version + 1, updated_at = now()
    where r.academic_year_id = ${scope.academic_year_id} and ${isOfExam('r', scope)}
      and r.status in (${generated}, ${published}) and exists (
        select from results newer
        where ${isInScope('newer', scope)} and ${isOfExam('newer', scope)} and newer.status = ${published}
          and newer.student_id = r.student_id and newer.version_no > r.version_no
      )`.execute(trx);
}

function isOfPublication(scope: ResultScope): RawBuilder<unknown> {
  return sql`${isInScope('r', scope)} and ${isOfExam('r', scope)}`;
}

/** Writes down what was published or taken back, each version by itself: sections may have different ones. */
export async function keepRecords(
  { store, caller, scope, reason }: Pick<Publishing, 'store' | 'caller' | 'scope' | 'reason'>,
  kind: 'publish' | 'unpublish',
  versions: readonly Publication[],
): Promise<void> {
  const takes_place_at = new Date().toISOString();
  for (const { version, students } of versions) {
    const values = { ...scope, kind, version_no: version, students, reason, takes_place_at, status: done };
    await createRelated({ cause: { store, caller }, entity: resultPublication, values });
  }
}
