import type { FastifyInstance } from 'fastify';
import { decodeEscapes } from '../../core/decodeEscapes.ts';
import { refuse } from '../errors.ts';
import { parseForm } from '../routes/parseForm.ts';
import { parseJson } from '../routes/parseJson.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON and form-urlencoded bodies into plain objects, within limits. No other kind of text is taken. */
export function parseBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, bytes: Buffer) => {
    const text = textOf(bytes);
    const parsed = text === '' ? {} : parseJson(text);
    if (!parsed) throw refuse.malformed();
    return parsed;
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_: unknown, bytes: Buffer) => {
      const text = textOf(bytes);
      if (decodeEscapes(text) === undefined) throw refuse.malformed();
      return parseForm(text);
    },
  );
}

// Decoded leniently, what is no UTF-8 would be stored as replacement characters.
function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw refuse.malformed();
  }
}
