import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeEscapes } from '../../core/decodeEscapes.ts';
import { ENGINE_FOLDERS } from '../../core/enginePlaces.ts';
import { refuse } from '../errors.ts';
import { routedVerifyUrl } from './verifyPage.ts';

/** In a policy: what this server itself serves. */
export const OWN = "'self'";
const POLICY = 'content-security-policy';
const NONCE_BYTES = 16;

const NOT_SCREENS = new RegExp(`^/(${ENGINE_FOLDERS.join('|')})(/|$)`);
/** Not of the browser's files, and answered by routes of their own. */
const ROUTED = /^\/(api|storage|site|verify)(\/|$)/;
/** What no file and no screen is called, however it is spelled: hidden files, ways out of the folder, and folders. */
const NOWHERE = /\/\.|\/\/|\\|^\/assets\/?$/;
const ASSET = /^\/(assets\/[\w.-]+)$/;
const HAS_ENDING = /\.\w{2,5}$/;
const ASSET_SECONDS = 31_536_000;

/** Serves the back office: its files, and its one page for every screen's address. */
export async function serveBrowser(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn(`There is no built back office in ${folder}: only the API is served.`);
    return;
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${ASSET_SECONDS}, immutable` : 'no-cache');
    },
  });
  // The build keeps here what the one before it made, which whoever has its page still asks for.
  const earlier = join(folder, '../earlier');
  app.addHook('onRequest', async (request, reply) => {
    if (isUnknownAddress(request.url)) throw refuse.notFound();
    if (isScreen(request)) return sendPage(reply, page);
    const asset = ASSET.exec(request.url)?.[1];
    const isEarlier = asset && !existsSync(join(folder, asset)) && existsSync(join(earlier, asset));
    if (isEarlier) return reply.sendFile(asset, earlier);
  });
}

/** A broken escape (`/100%`) matches no route, not even the hook's. The browser, which keeps the address, says that nothing is there. */
export function routedUrl({ method = '', url = '/' }: IncomingMessage): string {
  if (decodeEscapes(url) !== undefined) return url;
  return isScreen({ method, url }) ? '/' : (routedVerifyUrl(url) ?? url);
}

function isUnknownAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return !ROUTED.test(path) && NOWHERE.test(decodeEscapes(path) ?? path);
}

// A screen's address may not collide with a file's, and a missing file is not a screen.
function isScreen({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '';
  return !NOT_SCREENS.test(path) && !HAS_ENDING.test(path);
}

/**
 * The page, with a mark of its own for its styles, by which the scripts that it loads make others: no style that is put into
 * a page from elsewhere has it.
 */
function sendPage(reply: FastifyReply, page: string) {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string')
    reply.header(POLICY, policy.replace(`style-src ${OWN}`, `style-src ${OWN} 'nonce-${nonce}'`));
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .send(page.replace('<style>', `<style nonce="${nonce}">`));
}
