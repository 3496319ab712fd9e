import type { ComponentType } from 'react';
import { isMessage, type MessageName, type OwnPage } from '../addresses/ownPages.ts';
import { isOverList, type Screen } from '../addresses/screens.ts';
import { readLocale } from '../browser/preferences.ts';
import { ActionDialogPage } from '../generate/actions/actionDialogPage.ts';
import { type LazyPage, lazyPage } from '../loading/lazyPage.tsx';
import { whenIdle } from '../loading/whenIdle.ts';
import type { Product } from '../product/product.ts';

export const ListView = lazyPage(() => import('../generate/ListView.tsx').then((module) => module.ListView));
export const ShowView = lazyPage(() => import('../generate/ShowView.tsx').then((module) => module.ShowView));
export const FormPage = lazyPage(() => import('../generate/FormPage.tsx').then((module) => module.FormPage));
export const FormDialog = lazyPage(() => import('../generate/FormDialog.tsx').then((module) => module.FormDialog));
export const SingletonView = lazyPage(() =>
  import('../generate/SingletonView.tsx').then((module) => module.SingletonView),
);

/** What waits for a decision of the user; its words come with those of the pages that a product hands in, too. */
const loadInbox = () => import('../pages/inbox/InboxPage.tsx').then((module) => module.InboxPage);

/** The profile, whose words come with those of the pages that a product hands in. */
const loadProfile = () => import('../pages/profile/ProfilePage.tsx').then((module) => module.ProfilePage);

type AnyPage = Pick<LazyPage<object>, 'preload'>;

const handedIn = new Map<unknown, LazyPage<never>>();

/** The page that a product hands in, with what it says: the same one each time, so that it stays where it is. */
export function pageOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { languages }: Product,
): LazyPage<Props> {
  const known = handedIn.get(load) as LazyPage<Props> | undefined;
  if (known) return known;
  const page = lazyPage(async () => {
    const [component] = await Promise.all([load(), languages.loadHandMade(readLocale())]);
    return component;
  });
  handedIn.set(load, page);
  return page;
}

/** Fetches the code of what a screen shows, before it is shown. */
export async function preloadScreen(screen: Screen, product: Product): Promise<void> {
  await Promise.all(pagesOf(screen, product).map((page) => page.preload()));
}

/** Fetches what the next steps from any list need, once there is nothing more urgent to do. */
export function preloadWhenIdle(): void {
  whenIdle(
    () => void Promise.all([ListView, FormDialog, FormPage, ShowView, ActionDialogPage].map((page) => page.preload())),
  );
}

/** A page that every product has, other than a mere message. */
export function ownPageOf(page: Exclude<OwnPage, MessageName>, product: Product): LazyPage<object> {
  const loads = { home: product.home, inbox: loadInbox, profile: loadProfile };
  return pageOf(loads[page], product);
}

function pagesOf(screen: Screen, product: Product): readonly AnyPage[] {
  if (screen.kind === 'handMade') return [pageOf(screen.screen.load, product)];
  if (screen.kind === 'own') return isMessage(screen.page) ? [] : [ownPageOf(screen.page, product)];
  if (isOverList(screen)) return [ListView, FormDialog];
  return [{ list: ListView, show: ShowView, singleton: SingletonView, create: FormPage, edit: FormPage }[screen.view]];
}
