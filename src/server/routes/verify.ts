import { verify } from '../../core/calls/engineCalls.ts';
import { verifyDocument } from '../services/verifyDocument.ts';
import { refuse } from '../errors.ts';
import { serve } from './serve.ts';

/** Whether a document is true, for whoever has its code. */
export const verifyCall = serve(verify, async ({ context, caller, params: { code } }) => {
  const document = await verifyDocument(context, { code, address: caller.address });
  if (!document) throw refuse.noDocument();
  const { kind, serial, issued_on, says, holds } = document;
  return { kind, serial, issued_on, says, holds };
});
