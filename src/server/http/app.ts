import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MAX_BODY_BYTES } from '../../core/limits.ts';
import { VIDEO_SITES } from '../../core/videos.ts';
import type { Context } from '../context.ts';
import { authRoutes } from '../routes/auth.ts';
import { dashboardRoute } from '../routes/dashboardRoute.ts';
import { docsRoutes } from '../routes/docsRoutes.ts';
import { healthRoute } from '../routes/healthRoute.ts';
import { publicPageRoutes } from '../routes/publicPageRoutes.ts';
import { resourceRoutes } from '../routes/resourceRoutes.ts';
import { searchRoute } from '../routes/searchRoute.ts';
import { sectionWingsRoute } from '../routes/sectionWingsRoute.ts';
import { storageRoutes } from '../routes/storage.ts';
import { authenticate } from './authenticate.ts';
import { parseBodies } from './bodyParsers.ts';
import { answerError, handleErrors } from './errorHandler.ts';
import { serveBrowser } from './serveBrowser.ts';
import { readPlainForms, registerUploads } from '../routes/uploads.ts';

const LONGEST_URL_PARAMETER = 2_000;

/** The server: the API, the uploaded files and the back office on one port. */
export async function createApp(context: Context, browserFolder: string): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: LONGEST_URL_PARAMETER, ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    genReqId: () => crypto.randomUUID().slice(0, 8),
    trustProxy: context.env.publicUrl !== undefined && 'loopback',
  });
  handleErrors(app);
  await app.register(helmet, securityHeaders(context));
  await serveBrowser(app, browserFolder);
  parseBodies(app);
  await registerUploads(app);
  storageRoutes(app, context);
  await app.register((api) => apiRoutes(api, context), { prefix: '/api' });
  return app;
}

async function apiRoutes(app: FastifyInstance, context: Context): Promise<void> {
  handleErrors(app);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    request.caller = await authenticate(request, context);
  });
  readPlainForms(app, context);
  healthRoute(app, context);
  authRoutes(app, context);
  resourceRoutes(app, context);
  sectionWingsRoute(app, context);
  publicPageRoutes(app, context);
  searchRoute(app, context);
  dashboardRoute(app, context);
  await docsRoutes(app, context);
}

// Plain http is what a school's own network has: nothing may force https there.
function securityHeaders({ env }: Context) {
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ["'self'", ...VIDEO_SITES],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
    hsts: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  };
}
