import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../locales/languages.ts';
import {
  marksheetPaper,
  marksheetPapers,
  meritListPaper,
  tabulationPaper,
} from '../../../../schemas/exams/paperCalls.ts';
import type { PaperKind } from '../../../../schemas/exams/paperKinds.ts';
import { result } from '../../../../schemas/exams/result.ts';
import { contentDisposition } from '../../contentDisposition.ts';
import type { AcceptedRequest } from '../../routes/serve.ts';
import { serve, success } from '../../routes/serve.ts';
import { recordAction } from '../../services/auditLog/recordEvent.ts';
import { marksheetFileName } from '../services/results/paperNames.ts';
import { papersOf } from '../services/results/paperJobs.ts';
import { marksheetFile, type PaperContext } from '../services/results/papers.ts';
import { readVisibleResult } from '../services/results/readResult.ts';
import { scopeOf } from '../services/exams/scope.ts';

/** Results on paper: each a PDF with a serial and a code. */
export const paperCalls = [
  serve(marksheetPaper, async (accepted) => {
    const { context, caller } = accepted;
    const { id } = accepted.params;
    await readVisibleResult({ context, caller, id });
    const pieces: Uint8Array[] = [];
    for await (const piece of marksheetFile(paperContextOf(accepted), { ids: [id] })) pieces.push(piece);
    const name = await marksheetFileName(accepted, id);
    await recordAction(context, caller, {
      about: { resource: result.name, id },
      action: 'print',
      details: { paper: 'marksheets', rows: 1 },
    });
    return send(accepted.reply, name, Buffer.concat(pieces));
  }),
  serve(marksheetPapers, (accepted) => sendPapers(accepted, 'marksheets')),
  serve(tabulationPaper, (accepted) => sendPapers(accepted, 'tabulation')),
  serve(meritListPaper, (accepted) => sendPapers(accepted, 'meritList')),
];

type PaperRequest = Pick<AcceptedRequest, 'context' | 'caller' | 'translator' | 'reply'> & {
  readonly query: { readonly language: Locale | null; readonly second_language: Locale | null };
};

async function sendPapers(
  accepted: PaperRequest & { readonly query: Parameters<typeof scopeOf>[0] },
  kind: PaperKind,
): Promise<FastifyReply> {
  const { query, reply, translator } = accepted;
  const printed = await papersOf(paperContextOf(accepted), { kind, scope: scopeOf(query) });
  if ('pdf' in printed) return send(reply, printed.file, printed.pdf);
  const begun = success(translator.text('server.exportStarted'), { job_id: printed.jobId });
  return reply.code(202).send(begun);
}

function paperContextOf({ context, caller, translator, query }: PaperRequest): PaperContext {
  const { language, second_language: second } = query;
  return {
    context,
    caller,
    translator,
    locale: language ?? translator.locale,
    secondLocale: second ?? undefined,
  };
}

function send(reply: FastifyReply, name: string, pdf: Buffer): FastifyReply {
  reply.type('application/pdf').header('Content-Disposition', contentDisposition('inline', name));
  return reply.send(pdf);
}
