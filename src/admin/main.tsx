import { entrance } from '../../resources/entrance.ts';
import { institutePath } from '../../resources/institutePath.ts';
import { productName } from '../../resources/productName.ts';
import { missState } from './addresses/missedAddress.ts';
import { readSession } from './auth/session.ts';
import { linkCodeIn, setupTokenIn } from './auth/linkCode.ts';
import { isLoginPath } from './auth/returnPath.ts';
import { decideStart, isOpenPage } from './auth/startDecision.ts';
import { readUserData, type UserData } from './auth/userData.ts';
import { watchSession } from './auth/watchSession.ts';
import { loadChunk } from './loading/loadChunk.ts';
import { type DrawnLogin, showDrawnLogin, showLoadFailure, showWaiting } from './login/bootScreens.ts';
import { loadMessages } from './login/messages.ts';
import { applyPreferences, readLocale, readSkin } from './browser/preferences.ts';
import { hasUnsavedChanges } from './browser/unsavedChanges.ts';
import './theme/palette.css';
import './login/front.css';
import './login/login.css';

const loginRoot = elementOf('login');
const appRoot = elementOf('root');
let shownUser: UserData | undefined;

applyPreferences();
watchSession({
  shownUser: () => shownUser,
  leaveFor: (address) => location.replace(address),
  hasUnsaved: hasUnsavedChanges,
});
// Somebody who pastes a link into the address of the login has the page as it is, with another hash.
addEventListener('hashchange', () => {
  const isLink = linkCodeIn(location.hash) ?? setupTokenIn(location);
  if (isLoginPath(location.pathname) && isLink !== undefined) location.reload();
});
void start();

async function start(): Promise<void> {
  shownUser = readSession();
  if (!shownUser && !(await isKnownAddress())) goTo('/error-404', { usr: missState(location.pathname) });
  const { screen, address } = decideStart(location, shownUser);
  goTo(address);
  const drawn = screen === 'login' && isLoginAsDrawn() ? showDrawnLogin(loginRoot) : undefined;
  if (!drawn) showWaiting(appRoot);
  else await painted().then(drawn.complete);
  try {
    await (screen === 'login' ? openLogin(drawn) : openApp());
  } catch (error) {
    loginRoot.replaceChildren();
    await fail(error);
  }
}

/** Whether the address is that of a screen. Nobody waits for this at the login and at the start page. */
async function isKnownAddress(): Promise<boolean> {
  const { pathname } = location;
  if (pathname === '/' || isLoginPath(pathname) || isOpenPage(pathname)) return true;
  try {
    const { isScreen } = await loadChunk(() => import('../../resources/isScreen.ts'));
    return await isScreen(pathname, readUserData());
  } catch {
    return true;
  }
}

/** Whether the login is about to look as the build has drawn it: in English, light, and with nothing to say. */
function isLoginAsDrawn(): boolean {
  const parameters = new URLSearchParams(location.search);
  return (
    readLocale() === 'en' &&
    readSkin() === 'light' &&
    !parameters.has('reason') &&
    setupTokenIn(location) === undefined &&
    linkCodeIn(location.hash) === undefined
  );
}

/** Settled once what is in the document now is on the screen: what follows keeps the processor busy. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function openLogin(drawn: DrawnLogin | undefined): Promise<void> {
  const [{ startLogin }, messages] = await Promise.all([
    loadChunk(() => import('./login/startLogin.tsx')),
    loadMessages(readLocale(), entrance),
  ]);
  const parameters = new URLSearchParams(location.search);
  appRoot.replaceChildren();
  const takeDown = startLogin({
    container: loginRoot,
    messages,
    entrance,
    productName,
    institutePath,
    wasSent: drawn?.wasSent,
    sessionEnded: parameters.get('reason') === 'expired',
    setupToken: setupTokenIn(location),
    linkCode: linkCodeIn(location.hash),
    // While the server checks the password the app is already on its way.
    onSubmit: () => void importApp().catch(() => undefined),
    onLoggedIn: async (user) => {
      shownUser = user;
      // The code has been used, and must not stay in the address.
      if (linkCodeIn(location.hash) !== undefined) goTo('/login');
      goTo(decideStart(location, user).address);
      await openApp().catch(fail);
      takeDown();
    },
  });
}

async function openApp(): Promise<void> {
  // Most addresses are lists or lie over one: their code comes beside the app's instead of after it.
  if (location.pathname !== '/') void import('./generate/ListView.tsx').catch(() => undefined);
  const { startCampus } = await importApp();
  await startCampus(appRoot, (error) => void fail(error));
}

function importApp(): Promise<typeof import('../../resources/startCampus.ts')> {
  return loadChunk(() => import('../../resources/startCampus.ts'));
}

async function fail(error: unknown): Promise<void> {
  reportError(error);
  const messages = await loadMessages(readLocale(), entrance).catch(() => undefined);
  showLoadFailure({ root: appRoot, messages, onRetry: () => void start() });
}

function goTo(address: string, state: unknown = history.state): void {
  if (address !== location.pathname + location.search + location.hash) history.replaceState(state, '', address);
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}
