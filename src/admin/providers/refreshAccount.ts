import type { QueryClient } from '@tanstack/react-query';
import { endpointOf, ME } from '../../core/calls/endpoints.ts';
import { isObject } from '../../core/isObject.ts';
import { currentView, renewView } from '../auth/accountView.ts';
import { readSession } from '../auth/session.ts';
import { parseUserData, writeUserData } from '../auth/userData.ts';
import { request } from '../http/httpClient.ts';
import { reloadAccount, showPhoto } from './ability.ts';
import { ifPresent } from './backEnd.ts';

/** Fetches the user's data and abilities anew; they may have changed since the login. No answer changes nothing. */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  const call = endpointOf(ME);
  const answer = await ifPresent(call.path, () => request(call)).catch(() => undefined);
  const told = isObject(answer?.json) ? answer.json.userData : undefined;
  const fresh = parseUserData(told);
  const known = readSession();
  // Meanwhile the session may have ended, or become somebody else's in another tab.
  if (!fresh || fresh.id !== known?.id) return;
  showPhoto(isObject(told) && typeof told.photo === 'string' ? told.photo : undefined);
  if (JSON.stringify(fresh) === JSON.stringify(known)) return;
  if (currentView()) renewView(fresh);
  else writeUserData(fresh);
  await accountChanged(queryClient);
}

/** Makes the changed user data count everywhere: react-admin remembers every answer about access. */
export async function accountChanged(queryClient: QueryClient): Promise<void> {
  reloadAccount();
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
