import type { Endpoint, Method } from '../paths.ts';

/**
 * Where the calls are that the login, every first screen and every list make. They stand apart from their declarations
 * (engineCalls.ts), because these pages carry nothing that they do not need.
 */
export const HEALTH = 'GET /health' as const;
export const LOGIN = 'POST /login' as const;
export const LOGIN_CODE = 'POST /login/code' as const;
export const LOGOUT = 'POST /logout' as const;
export const REFRESH_TOKENS = 'POST /jwt/refresh-token' as const;
export const SETUP = 'POST /setup' as const;
export const FORGOT_PASSWORD = 'POST /password/forgotten' as const;
export const READ_PASSWORD_LINK = 'POST /password/link/owner' as const;
export const SET_PASSWORD_BY_LINK = 'POST /password/link' as const;
export const ME = 'GET /me' as const;
export const BEGIN_VIEW = 'POST /users/{id}/view' as const;
export const END_VIEW = 'POST /view/end' as const;
export const UNDO_DELETION = 'POST /deletions/{code}/undo' as const;

/** A method and a path, as in the declaration of a resource: `PUT /me`, `POST /menu/simple/data/update{id}`. */
export type CallText = `${Method} /${string}`;

/** The two parts of a call's text. */
export function endpointOf(call: CallText): Endpoint {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path };
}
