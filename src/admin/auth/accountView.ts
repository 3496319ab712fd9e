import { isObject } from '../../core/isObject.ts';
import { parseUserData, readUserData, type UserData } from './userData.ts';

/**
 * A look at the product as another user. It is this window's alone, and its token and whose data it opens are kept as one
 * text: never does one account's token meet another's data.
 */
export interface AccountView {
  readonly token: string;
  readonly user: UserData;
  readonly endsAt: string;
  /** Who looks: the view is over where somebody else is logged in to this browser. */
  readonly looker: UserData['id'];
  /** Where the looker was. */
  readonly from: string;
}

const KEY = 'accountView';

/** As of the start of the page, which stays with it: null where there is none. */
let view: AccountView | null | undefined;
let isOver = false;
const listeners = new Set<() => void>();

/** The view that this page is built for. */
export function currentView(): AccountView | undefined {
  if (view === undefined) view = readStored() ?? null;
  return view ?? undefined;
}

/** Whether the window has another view by now than the page: it came back out of the browser's history. */
export function isViewStale(): boolean {
  return readStored()?.token !== currentView()?.token;
}

/** Keeps a view for the page that comes next; answers whether the browser has kept it. */
export function keepView(begun: AccountView): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(begun));
    return true;
  } catch {
    return false;
  }
}

/** What the user may do has changed meanwhile. */
export function renewView(user: UserData): void {
  if (!view || isViewStale()) return;
  view = { ...view, user };
  keepView(view);
}

/** The page that comes next is the looker's own again; this one stays what it is until it is left. */
export function leaveView(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Somebody has logged in on this page: it is theirs. */
export function dropView(): void {
  leaveView();
  view = null;
}

/** The server no longer takes the view. */
export function noteViewOver(): void {
  isOver = true;
  for (const listener of listeners) listener();
}

export function isViewOver(): boolean {
  return isOver;
}

export function watchView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins anew, as a page that is loaded does. */
export function forgetView(): void {
  view = undefined;
  isOver = false;
}

function readStored(): AccountView | undefined {
  try {
    const stored = parseView(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (stored && stored.looker === readUserData()?.id) return stored;
  } catch {
    // What cannot be read is none.
  }
  leaveView();
  return undefined;
}

function parseView(value: unknown): AccountView | undefined {
  if (!isObject(value)) return undefined;
  const { token, endsAt, from, looker } = value;
  const user = parseUserData(value.user);
  if (!user || typeof token !== 'string' || typeof endsAt !== 'string' || typeof from !== 'string') return undefined;
  return { token, user, endsAt, from, looker: looker as UserData['id'] };
}
