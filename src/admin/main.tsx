import { readSession } from './auth/session.ts';
import { decideStart } from './auth/startDecision.ts';
import type { UserData } from './auth/userData.ts';
import { watchSession } from './auth/watchSession.ts';
import { loadChunk } from './http/loadChunk.ts';
import { type DrawnLogin, showDrawnLogin, showLoadFailure, showWaiting } from './login/bootScreens.ts';
import { loadMessages } from './login/messages.ts';
import { applyPreferences, readLocale, readSkin } from './preferences.ts';
import './theme/palette.css';
import './login/front.css';
import './login/login.css';

const loginPlace = placeOf('login');
const appPlace = placeOf('root');
let shownUser: UserData | undefined;

applyPreferences();
watchSession({ shownUser: () => shownUser, leaveFor: (address) => location.replace(address) });
void start();

async function start(): Promise<void> {
  shownUser = readSession();
  const { screen, address } = decideStart(location, shownUser);
  goTo(address);
  const drawn = screen === 'login' && isLoginAsDrawn() ? showDrawnLogin(loginPlace) : undefined;
  if (!drawn) showWaiting(appPlace);
  else await painted().then(drawn.complete);
  try {
    await (screen === 'login' ? openLogin(drawn) : openApp());
  } catch (error) {
    loginPlace.replaceChildren();
    await fail(error);
  }
}

/** Whether the login is about to look as the build has drawn it: in English, light, and with nothing to say. */
function isLoginAsDrawn(): boolean {
  const asked = new URLSearchParams(location.search);
  return readLocale() === 'en' && readSkin() === 'light' && !asked.has('reason') && !asked.has('setup');
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
    loadMessages(readLocale()),
  ]);
  const asked = new URLSearchParams(location.search);
  appPlace.replaceChildren();
  const takeDown = startLogin({
    container: loginPlace,
    messages,
    wasSent: drawn?.wasSent,
    sessionEnded: asked.get('reason') === 'expired',
    setupToken: asked.get('setup') ?? undefined,
    // While the server checks the password the app is already on its way.
    onSubmit: () => void importApp().catch(() => undefined),
    onLoggedIn: async (user) => {
      shownUser = user;
      goTo(decideStart(location, user).address);
      await openApp().catch(fail);
      takeDown();
    },
  });
}

async function openApp(): Promise<void> {
  // Most addresses are lists or lie over one: their code comes beside the app's instead of after it.
  if (location.pathname !== '/') void import('./generate/ListView.tsx').catch(() => undefined);
  const { startApp } = await importApp();
  await startApp(appPlace);
}

function importApp(): Promise<typeof import('./app/startApp.tsx')> {
  return loadChunk(() => import('./app/startApp.tsx'));
}

async function fail(error: unknown): Promise<void> {
  reportError(error);
  const messages = await loadMessages(readLocale()).catch(() => undefined);
  showLoadFailure({ root: appPlace, messages, onRetry: () => void start() });
}

function goTo(address: string): void {
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address);
}

function placeOf(id: string): HTMLElement {
  const place = document.getElementById(id);
  if (!place) throw new Error(`index.html has no #${id}`);
  return place;
}
