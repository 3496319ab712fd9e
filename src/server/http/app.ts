import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import { MAX_BODY_BYTES } from '../../core/limits.ts';
import { decodeEscapes } from '../../core/decodeEscapes.ts';
import { VIDEO_SITES } from '../../core/videos.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { scheduleJobs } from '../jobs/scheduleJobs.ts';
import { docsRoutes } from '../routes/docsRoutes.ts';
import { servedCalls } from '../routes/servedCalls.ts';
import { signAnswers } from '../routes/signAnswers.ts';
import { storageRoutes } from '../routes/storage.ts';
import { authenticate } from './authenticate.ts';
import { parseBodies } from './bodyParsers.ts';
import { answerClientError } from './clientErrors.ts';
import { answerError, handleErrors } from './errorHandler.ts';
import { closeWithLastAnswer } from './closeWithLastAnswer.ts';
import { fileGuard } from './fileGuard.ts';
import { limitCalls } from './limitCalls.ts';
import { limitPipelining } from './limitPipelining.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { OWN, routedUrl, serveBrowser } from './serveBrowser.ts';
import { verifyPages } from './verifyPage.ts';
import { recordLimitedLogins } from '../services/auth/limitedLogins.ts';
import { recordRefusals } from '../services/auditLog/refusedCalls.ts';
import { scheduleAudit } from '../services/audit/scheduleAudit.ts';
import { scheduleBackups } from '../services/backup/scheduleBackups.ts';
import { scheduleFileCleanup } from '../services/files/unusedFiles.ts';
import { scheduleCleanup } from '../services/resources/write/cleanup.ts';
import { followLogins } from '../services/auth/followLogins.ts';
import { scheduleLoginCleanup } from '../services/auth/loginCleanup.ts';
import { registerUploads } from '../routes/uploads.ts';

const LONGEST_URL_PARAMETER = 2_000;
/** Milliseconds in which a request must have come in: who sends slowly holds the place of others. */
const RECEIVING_MS = 600_000;
/** Milliseconds in which every part of the server must have started, also on a slow or busy machine. */
const STARTING_MS = 120_000;

/** What no screen uses, no page may ask a browser for. */
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()';

/** The server: the API, the uploaded files and the back office on one port. */
export async function createApp(context: Context, browserFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: RECEIVING_MS,
    rewriteUrl: routedUrl,
    pluginTimeout: STARTING_MS,
    routerOptions: { maxParamLength: LONGEST_URL_PARAMETER, ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    genReqId: () => crypto.randomUUID().slice(0, 8),
    trustProxy: context.env.publicUrl !== undefined && 'loopback',
  });
  app.decorate('translators', context.translators);
  const stopping = new AbortController();
  app.decorate('stopping', stopping.signal);
  app.addHook('preClose', async () => stopping.abort());
  closeWithLastAnswer(app, stopping.signal);
  handleErrors(app);
  limitPipelining(app);
  // Made once: Fastify's own plugin makes it anew for every call.
  const secure = helmet(securityHeaders(context));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Permissions-Policy', NO_DEVICES);
    secure(request.raw, reply.raw, () => done());
  });
  await serveBrowser(app, browserFolder);
  parseBodies(app);
  await registerUploads(app);
  storageRoutes(app, { ...context, guard: fileGuard(context) });
  verifyPages(app, context);
  await app.register((api) => apiRoutes(api, context), { prefix: '/api' });
  return app;
}

async function apiRoutes(app: FastifyInstance, context: Context): Promise<void> {
  handleErrors(app);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    // Read leniently, a broken escape would be taken for a text.
    if (decodeEscapes(request.url) === undefined) throw refuse.malformed();
    requireSameOrigin(request, context.env);
    request.caller = await authenticate(request, context);
  });
  limitCalls(app, context);
  signAnswers(app, context);
  const calls = servedCalls(context);
  for (const { register } of calls) register(app, context);
  recordRefusals(app, context);
  recordLimitedLogins(app, context);
  followLogins(app, context);
  scheduleLoginCleanup(app, context);
  scheduleFileCleanup(app, context);
  scheduleCleanup(app, context);
  scheduleJobs(app, context);
  scheduleAudit(app, context);
  scheduleBackups(app, context);
  app.addHook('onClose', () => context.printer.close());
  app.addHook('onClose', async () => context.mailer?.close());
  await docsRoutes(app, context, calls);
}

// Plain http is what a network of one's own has: nothing may force https there.
function securityHeaders({ env }: Context) {
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  const api = ["'self'", ...(env.apiOrigin ? [env.apiOrigin] : [])];
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: api,
        imgSrc: [...api, 'data:', 'blob:'],
        // A page adds what marks its own (see sendPage). Texts are aligned and coloured by attributes.
        styleSrc: [OWN],
        styleSrcAttr: ["'unsafe-inline'"],
        frameSrc: ["'self'", ...VIDEO_SITES],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    hsts: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  };
}
