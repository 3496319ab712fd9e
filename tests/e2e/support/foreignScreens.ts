import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { serveBrowser } from '../../../src/server/http/serveBrowser.ts';
import { type RunningForeignBackEnd, startForeignBackEnd } from '../../support/foreignBackEnd.ts';

const BUILT_SCREENS = fileURLToPath(new URL('../../../dist/browser', import.meta.url));

/** The built screens in front of a back end that is not ours. */
export async function startForeignScreens(): Promise<RunningForeignBackEnd> {
  const screens = Fastify();
  await serveBrowser(screens, BUILT_SCREENS);
  await screens.ready();
  const school = await startForeignBackEnd((request, response) => screens.routing(request, response));
  const stop = async () => {
    await school.stop();
    await screens.close();
  };
  return { ...school, stop };
}
