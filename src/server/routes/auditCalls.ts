import { Readable } from 'node:stream';
import * as calls from '../../core/calls/audit.ts';
import { contentDisposition } from '../contentDisposition.ts';
import { refuse } from '../errors.ts';
import { enqueueJob } from '../jobs/enqueueJob.ts';
import { exportAudit } from '../services/audit/exportAudit.ts';
import { readAudit, readChain } from '../services/audit/readAudit.ts';
import { verifyJob } from '../services/audit/verifyJob.ts';
import { accessTokensOf, bearerOf, type Claims } from '../services/auth/accessTokens.ts';
import { userDataOf } from '../services/accounts/userData.ts';
import { beginView, endView } from '../services/auth/accountViews.ts';
import { forgetSessions } from '../services/auth/sessions.ts';
import { fileType } from './fileType.ts';
import { type AcceptedRequest, serve, type ServedCall, success } from './serve.ts';

/** The history of everything, and looking at the product as somebody else. */
export const auditCalls: readonly ServedCall[] = [
  serve(calls.auditEntries, ({ context, caller, query }) => readAudit({ context, caller }, query)),
  serve(calls.auditExport, async ({ context, caller, translator, query, reply }) => {
    const { format, ...filters } = query;
    const file = await exportAudit({ context, caller, translator, filters, format: format ?? 'csv' });
    reply.type(fileType(file.name)).header('Content-Disposition', contentDisposition('attachment', file.name));
    return reply.send(Readable.from(file.content));
  }),
  serve(calls.auditChain, ({ context }) => readChain(context)),
  serve(calls.verifyAudit, async ({ context, caller, translator }) => {
    const { locale } = translator;
    const { id } = await enqueueJob(context, { job: verifyJob, input: {}, caller, locale, key: verifyJob.kind });
    return success(translator.text('server.audit.verifying'), { job_id: id });
  }),
  serve(calls.viewAs, async (accepted) => {
    const { context, caller, input, params, translator } = accepted;
    const { familyId } = await claimsOf(accepted);
    const viewRequest = { id: params.id, reason: input.reason };
    const { person, ...view } = await beginView({ context, caller, familyId }, viewRequest);
    const userData = await userDataOf(context, person);
    return success(translator.text('server.audit.viewBegun', { name: person.name }), { userData, ...view });
  }),
  serve(calls.endViewAs, async (accepted) => {
    const { viewId } = await claimsOf(accepted);
    if (viewId === undefined) throw refuse.notFound();
    await endView(accepted.context.database.db, viewId);
    forgetSessions();
    return success(accepted.translator.text('server.audit.viewEnded'), null);
  }),
];

async function claimsOf({ context, request }: Pick<AcceptedRequest, 'context' | 'request'>): Promise<Claims> {
  const tokens = await accessTokensOf(context);
  const claims = await tokens.read(bearerOf(request.headers.authorization) ?? '');
  if (!claims) throw refuse.unauthenticated();
  return claims;
}
