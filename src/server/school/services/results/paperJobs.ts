import { createHash } from 'node:crypto';
import { MAX_AT_ONCE, MAX_PRINTED, PAPER_KINDS, type PaperKind } from '../../../../../schemas/exams/paperKinds.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import type { Locale } from '../../../../../locales/languages.ts';
import { refuse } from '../../../errors.ts';
import { type DefinedJob, defineJob, type JobRun } from '../../../jobs/defineJob.ts';
import { enqueueJob } from '../../../jobs/enqueueJob.ts';
import { requireFor } from '../../../policies/require.ts';
import { recordAction } from '../../../services/auditLog/recordEvent.ts';
import { keepRecords, requireRecords } from '../../../services/resources/keptRecords.ts';
import { refuseInSchool } from '../../refusals.ts';
import { describeScope } from './describeScope.ts';
import { paperFileName } from './paperNames.ts';
import { marksheetFile, meritListFile, type PaperContext, type Printed, tabulationFile } from './papers.ts';
import { showsPosition } from './places.ts';
import { publishedIds } from './publishedIds.ts';
import type { ResultScope } from '../exams/scope.ts';

interface PaperInput {
  readonly scope: ResultScope;
  readonly locale: Locale;
  readonly secondLocale: Locale | null;
}

const WRITERS: Readonly<
  Record<PaperKind, (paperContext: PaperContext, printed: Printed) => AsyncGenerator<Uint8Array>>
> = {
  marksheets: marksheetFile,
  tabulation: tabulationFile,
  meritList: meritListFile,
};

/** Prints papers of more results than somebody waits for: a kind of job for each kind of paper. */
export const paperJobs = PAPER_KINDS.map(
  (kind) =>
    defineJob<PaperInput>({
      kind,
      atMost: { all: 20, each: 3 },
      about: (job) => describeScope(job, job.input.scope),
      run: (run) => printInJob(kind, run),
      checkFetch: (fetching) => requireRecords(fetching, fetching.context.registry.get(result.name)),
    }) as DefinedJob,
);

/** Papers of a scope as a file at once, or what prints them where there are too many for that. */
export async function papersOf(
  paperContext: PaperContext,
  { kind, scope }: { readonly kind: PaperKind; readonly scope: ResultScope },
): Promise<{ readonly file: string; readonly pdf: Buffer } | { readonly jobId: number }> {
  const ids = await idsToPrint(paperContext, { kind, scope });
  if (ids.length > MAX_AT_ONCE) return { jobId: await enqueuePapers(paperContext, { kind, scope }) };
  const pieces: Uint8Array[] = [];
  for await (const piece of WRITERS[kind](paperContext, { ids, scope })) pieces.push(piece);
  await recordPapers(paperContext, { kind, scope, rows: ids.length });
  return { file: await paperFileName(paperContext, { kind, scope }), pdf: Buffer.concat(pieces) };
}

function recordPapers(
  { context, caller }: PaperContext,
  {
    kind,
    ...told
  }: {
    readonly kind: PaperKind;
    readonly scope: ResultScope;
    readonly rows: number;
    readonly job?: number;
  },
): Promise<void> {
  return recordAction(context, caller, {
    about: { resource: result.name },
    action: 'print',
    details: { paper: kind, ...told },
  });
}

async function idsToPrint(
  { context, caller }: PaperContext,
  { kind, scope }: { readonly kind: PaperKind; readonly scope: ResultScope },
): Promise<readonly number[]> {
  if (kind === 'meritList' && !(await showsPosition({ context }, scope))) throw refuseInSchool.placesHidden();
  const ids = await publishedIds({ context, caller, scope });
  if (ids.length > MAX_PRINTED[kind]) throw refuse.documentTooLong();
  return ids;
}

async function enqueuePapers(
  { context, caller, translator, locale, secondLocale }: PaperContext,
  { kind, scope }: { readonly kind: PaperKind; readonly scope: ResultScope },
): Promise<number> {
  const input: PaperInput = { scope, locale, secondLocale: secondLocale ?? null };
  const { id } = await enqueueJob(context, {
    job: paperJobs[PAPER_KINDS.indexOf(kind)] as DefinedJob,
    input,
    caller,
    locale: translator.locale,
    key: createHash('sha256')
      .update(JSON.stringify([caller.userId, input]))
      .digest('hex'),
  });
  return id;
}

// What was issued in an attempt that was given up is printed again under the same serials.
async function printInJob(kind: PaperKind, run: JobRun<PaperInput>) {
  const { context, caller, translator, input, progress, signal, writeFile } = run;
  const { scope, locale, secondLocale } = input;
  requireFor(caller, context.registry.get(result.name), 'read');
  const paperContext = { context, caller, translator, locale, secondLocale: secondLocale ?? undefined };
  const ids = await idsToPrint(paperContext, { kind, scope });
  const onDone = (done: number) => {
    signal.throwIfAborted();
    progress({ done, total: ids.length });
  };
  const name = await paperFileName(paperContext, { kind, scope });
  const file = await writeFile(name, WRITERS[kind](paperContext, { ids, scope, onDone }));
  await recordPapers(paperContext, { kind, scope, rows: ids.length, job: run.id });
  return { result: { count: ids.length }, file, files: keepRecords(ids) };
}
