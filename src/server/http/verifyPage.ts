import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderVerifyPage } from '../../site/verify/renderVerifyPage.tsx';
import { verifyStyles } from '../../site/verify/styles.ts';
import type { Finding } from '../../site/verify/VerifyPage.tsx';
import type { Context } from '../context.ts';
import { dayInWords, inDigits, printLanguage } from '../documents/printLanguage.ts';
import { readCode } from '../documents/shortCode.ts';
import { type VerifiedDocument, verifyDocument } from '../services/verifyDocument.ts';
import { AppError } from '../errors.ts';
import type { Translator } from '../translate.ts';

/** Nothing but its own styles, and its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(verifyStyles).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MINUTE_SECONDS = 60;

/** Stands in an address for what can be no code. */
const NO_CODE = '-';

interface VerifyAnswer {
  readonly status: number;
  readonly finding: Finding;
  readonly retryAfterSeconds?: number;
}

/** The public pages on which anybody checks a document: `/verify`, and `/verify/<code>`, which its QR code says. */
export function verifyPages(app: FastifyInstance, context: Context): void {
  app.get('/verify', async (request, reply) => {
    const { code } = queryOf(request);
    if (code) return reply.redirect(pathOf(request, code), 303);
    return send({ context, request, reply }, { status: 200, finding: { is: 'notAsked' } });
  });
  // Whatever stands behind the slash is a code, a wrong one included.
  app.get('/verify/*', async (request, reply) => {
    const { '*': code } = request.params as { '*': string };
    return send({ context, request, reply }, await answerTo({ context, request, code }));
  });
}

/** A broken escape matches no route, and is a wrong code like every other. */
export function routedVerifyUrl(url: string): string | undefined {
  return /^\/verify\//.test(url) ? `/verify/${NO_CODE}` : undefined;
}

interface VerifyRequest {
  readonly context: Context;
  readonly request: FastifyRequest;
}

async function answerTo({ context, request, code }: VerifyRequest & { readonly code: string }): Promise<VerifyAnswer> {
  try {
    const document = await verifyDocument(context, { code, address: request.ip });
    if (!document) return { status: 404, finding: { is: 'unknown' } };
    return { status: 200, finding: genuine(document, translatorFor({ context, request })) };
  } catch (error) {
    const seconds = error instanceof AppError && error.status === 429 ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) throw error;
    const minutes = String(Math.ceil(seconds / MINUTE_SECONDS));
    return { status: 429, finding: { is: 'waiting', minutes }, retryAfterSeconds: seconds };
  }
}

/** Nothing but what the paper itself says. */
function genuine(
  { kind, serial, issued_on, says, holds, asTheyAre }: VerifiedDocument,
  translator: Translator,
): Finding {
  const { locale, text, textsBelow } = translator;
  const labels = textsBelow(`documents.${kind}.says`);
  const language = printLanguage(locale);
  return {
    is: 'genuine',
    holds,
    facts: [
      { name: 'kind', label: text('verification.kind'), value: text(`documents.${kind}.name`) },
      { name: 'serial', label: text('verification.serial'), value: serial },
      { name: 'issued_on', label: text('verification.issued_on'), value: dayInWords(issued_on, locale) },
      ...Object.entries(labels).flatMap(([name, label]) => {
        const value = says[name];
        if (value === undefined) return [];
        return [{ name: `says.${name}`, label, value: asTheyAre.includes(name) ? value : inDigits(value, language) }];
      }),
    ],
  };
}

async function send(
  { context, request, reply }: VerifyRequest & { readonly reply: FastifyReply },
  { status, finding, retryAfterSeconds }: VerifyAnswer,
) {
  const { locale, text } = translatorFor({ context, request });
  const { name } = await context.readLetterhead(context.database);
  if (retryAfterSeconds) reply.header('Retry-After', retryAfterSeconds);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Content-Security-Policy', POLICY)
    .header('Content-Language', locale)
    .header('Vary', 'Accept-Language')
    .send(
      renderVerifyPage({ locale, text: (key, params) => text(`verification.${key}`, params), issuer: name, finding }),
    );
}

/** What was chosen on the page goes before what the browser asks for. */
function translatorFor({ context, request }: VerifyRequest): Translator {
  const { lang = '' } = queryOf(request);
  return context.translators.forHeader(`${lang},${request.headers['accept-language'] ?? ''}`);
}

/** What can be no code leads to an address as well, where it is told and counted. */
function pathOf(request: FastifyRequest, code: string): string {
  const { lang } = queryOf(request);
  const path = `/verify/${readCode(code) || NO_CODE}`;
  return lang ? `${path}?lang=${encodeURIComponent(lang)}` : path;
}

function queryOf({ query }: FastifyRequest): { readonly code?: string; readonly lang?: string } {
  const values = query as Readonly<Record<string, unknown>>;
  const read = (name: string) => (typeof values[name] === 'string' ? values[name].trim() || undefined : undefined);
  return { code: read('code'), lang: read('lang') };
}
