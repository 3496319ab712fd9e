import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../locales/languages.ts';
import {
  marksheetPaper,
  marksheetPapers,
  meritListPaper,
  tabulationPaper,
} from '../../../../schemas/exams/paperCalls.ts';
import type { AcceptedRequest } from '../../routes/serve.ts';
import { serve } from '../../routes/serve.ts';
import { marksheetOf, marksheetsOf, meritListOf, type Papering, tabulationOf } from '../services/results/papers.ts';
import { scopeOf } from '../services/results/scope.ts';

/** Results on paper: each a PDF with a serial and a code. */
export const paperCalls = [
  serve(marksheetPaper, async (accepted) =>
    send(
      accepted.reply,
      `marksheet-${accepted.params.id}`,
      await marksheetOf(paperingOf(accepted), accepted.params.id),
    ),
  ),
  serve(marksheetPapers, async (accepted) =>
    send(accepted.reply, 'marksheets', await marksheetsOf(paperingOf(accepted), scopeOf(accepted.query))),
  ),
  serve(tabulationPaper, async (accepted) =>
    send(accepted.reply, 'tabulation-sheet', await tabulationOf(paperingOf(accepted), scopeOf(accepted.query))),
  ),
  serve(meritListPaper, async (accepted) =>
    send(accepted.reply, 'merit-list', await meritListOf(paperingOf(accepted), scopeOf(accepted.query))),
  ),
];

type Asked = Pick<AcceptedRequest, 'context' | 'caller' | 'translator'> & {
  readonly query: { readonly language: Locale | null; readonly second_language: Locale | null };
};

function paperingOf({ context, caller, translator, query }: Asked): Papering {
  const { language, second_language: second } = query;
  return {
    context,
    caller,
    translator,
    locale: language ?? translator.locale,
    secondLocale: second ?? undefined,
  };
}

function send(reply: FastifyReply, name: string, pdf: Uint8Array): FastifyReply {
  reply.type('application/pdf').header('Content-Disposition', `inline; filename="${name}.pdf"`);
  return reply.send(Buffer.from(pdf));
}
