import type { HandMadeProps, HandMadeScreen } from './handMade.ts';
import { type LazyPage, lazyPage } from './lazyPage.tsx';
import { isOverList, type OwnPage, type Screen } from './screens.ts';

export const ListView = lazyPage(() => import('../generate/ListView.tsx').then((module) => module.ListView));
export const ShowView = lazyPage(() => import('../generate/ShowView.tsx').then((module) => module.ShowView));
export const FormPage = lazyPage(() => import('../generate/FormPage.tsx').then((module) => module.FormPage));
export const FormDialog = lazyPage(() => import('../generate/FormDialog.tsx').then((module) => module.FormDialog));
export const SingletonView = lazyPage(() =>
  import('../generate/SingletonView.tsx').then((module) => module.SingletonView),
);

export const HomePage = lazyPage(() => import('../pages/home/HomePage.tsx').then((module) => module.HomePage));
export const ProfilePage = lazyPage(() =>
  import('../pages/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
);

type AnyPage = Pick<LazyPage<object>, 'preload'>;

const OWN: Readonly<Record<OwnPage, readonly AnyPage[]>> = {
  home: [HomePage],
  profile: [ProfilePage],
  blank: [],
  notFound: [],
  notAuthorized: [],
};

const handMade = new Map<HandMadeScreen, LazyPage<HandMadeProps>>();

/** The page of a hand-made screen. */
export function handMadePage(screen: HandMadeScreen): LazyPage<HandMadeProps> {
  const known = handMade.get(screen);
  if (known) return known;
  const page = lazyPage<HandMadeProps>(screen.load);
  handMade.set(screen, page);
  return page;
}

/** Fetches the code of what a screen shows, before it is shown. */
export async function preloadScreen(screen: Screen): Promise<void> {
  await Promise.all(pagesOf(screen).map((page) => page.preload()));
}

/** Fetches what the next steps from any list need, once there is nothing more urgent to do. */
export function preloadWhenIdle(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
  idle(() => void Promise.all([ListView, FormDialog, FormPage, ShowView].map((page) => page.preload())));
}

function pagesOf(screen: Screen): readonly AnyPage[] {
  if (screen.kind === 'handMade') return [handMadePage(screen.screen)];
  if (screen.kind === 'own') return OWN[screen.page];
  if (isOverList(screen)) return [ListView, FormDialog];
  return [{ list: ListView, show: ShowView, singleton: SingletonView, create: FormPage, edit: FormPage }[screen.view]];
}
