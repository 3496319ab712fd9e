import { undoDeletion as declared } from '../../core/calls/engineCalls.ts';
import { undoDeletion } from '../services/resources/write/undoDeletion.ts';
import { serve, success } from './serve.ts';

/** Takes a deletion back. */
export const undoCall = serve(declared, async ({ context, caller, params: { code }, translator }) => {
  const { resource: name, done, refused } = await undoDeletion({ context, caller }, code);
  const resource = context.registry.get(name);
  const [only] = refused;
  // Nothing is back: that is no success.
  if (only && done.length === 0 && refused.length === 1) throw only.error;
  const { text, reason, resourceName } = translator;
  const sentence = () => {
    if (refused.length > 0) return text('server.bulkPartly', { done: done.length, refused: refused.length });
    if (done.length > 1) return text('server.bulkRestored', { smart_count: done.length });
    return text('server.restored', { resource: resourceName(name) });
  };
  return success(sentence(), {
    done,
    refused: refused.map(({ id, error }) => ({ id, message: reason(error, resource) })),
  });
});
