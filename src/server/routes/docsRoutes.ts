import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { ServedCall } from './serve.ts';

/** The page's own policy, without the wish for https: a network of one's own may have none. */
const OWN_FILES_ONLY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

const DOCUMENT = '/openapi.json';
const PAGE = '/docs';

/** Where the documentation is. */
export const DOCS_ADDRESSES = [DOCUMENT, PAGE] as const;

/** The API's own documentation: a page to read and try it, and the OpenAPI document behind it. */
export async function docsRoutes(app: FastifyInstance, context: Context, served: readonly ServedCall[]): Promise<void> {
  const calls = served.map(({ call }) => call);
  const document = openApiDocument(calls, { product: context, publicUrl: context.env.publicUrl });
  // Written once: it is more than a megabyte, and everybody may ask for it.
  const text = Buffer.from(JSON.stringify(document));
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get(DOCUMENT, (request, reply) => {
    reply.header('ETag', tag).header('Cache-Control', 'no-cache');
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  await app.register(async (scope) => {
    // The plugin's types end at OpenAPI 3.0; it passes 3.1 on as it is.
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, {
      routePrefix: PAGE,
      staticCSP: OWN_FILES_ONLY,
      uiConfig: { validatorUrl: null },
    });
  });
}
