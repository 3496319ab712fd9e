import type { FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { FileGuard } from '../routes/storage.ts';
import { recordViewed } from '../services/auditLog/recordViewed.ts';
import { sessionOf } from '../services/auth/sessions.ts';
import { fileAddressesOf } from '../services/files/fileAddresses.ts';
import { audienceOf } from '../services/files/readableFiles.ts';
import { authenticate, callerOf } from './authenticate.ts';
import { SECOND_MS } from '../../core/durations.ts';

/** A picture of the website may be taken from it: browsers and caches ask again after an hour. */
const PUBLIC = { cacheControl: 'public, max-age=3600' };
const UNKEPT = { cacheControl: 'private, no-store' };
/** A private file is asked for again after ten minutes: it is not shown for longer once a login or a right has ended. */
const KEPT_S = 600;

interface FileRequester {
  readonly caller: Caller;
  /** When the address runs out that says who asks. */
  readonly until?: number;
}

/**
 * Opens a file to whoever may read, at this moment, a record that has it. Who asks is said by the signature of the address,
 * for what a browser fetches by itself, or by an access token. A token counts before a signature: what somebody was sent by
 * somebody else does not open with their own token.
 */
export function fileGuard(context: Context): FileGuard {
  return async (request, paths) => {
    const { caller, until } = (await signer(request, context)) ?? { caller: await authenticate(request, context) };
    const openness = await audienceOf(context, caller, paths);
    if (openness === undefined) return undefined;
    const document = paths.find((path) => path.endsWith('.pdf'));
    if (document) await recordViewed(context, caller, { path: document });
    if (until === undefined) return openness === 'public' ? PUBLIC : UNKEPT;
    const left = Math.floor((until - Date.now()) / SECOND_MS);
    return { cacheControl: `private, max-age=${Math.min(left, KEPT_S)}` };
  };
}

/** Whom an address is for, as long as that login holds. */
async function signer(request: FastifyRequest, context: Context): Promise<FileRequester | undefined> {
  if (request.headers.authorization !== undefined) return undefined;
  const signed = (await fileAddressesOf(context.env)).read(request.url);
  const session = signed && (await sessionOf(context, signed.login));
  return session && { caller: callerOf({ familyId: signed.login.familyId, session }, request), until: signed.until };
}
