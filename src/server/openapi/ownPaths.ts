import { MAX_SEARCH_LENGTH } from '../../core/limits.ts';
import type { Method } from '../../core/paths.ts';
import type { Schema } from './fieldSchema.ts';
import type { Operation } from './operation.ts';

const TEXT: Schema = { type: 'string' };

interface OwnCall {
  readonly call: `${Method} /${string}`;
  readonly id: string;
  readonly summary: string;
  readonly body?: Readonly<Record<string, Schema>>;
  readonly isOpen?: boolean;
  /** What it belongs to, where that is not the login. */
  readonly tag?: string;
  readonly parameters?: readonly Schema[];
  readonly answer?: Schema;
}

const CALLS: readonly OwnCall[] = [
  { call: 'GET /health', id: 'health', summary: 'Whether the server and its database answer', isOpen: true },
  { call: 'POST /login', id: 'login', summary: 'Log in', body: { email: TEXT, password: TEXT }, isOpen: true },
  { call: 'POST /logout', id: 'logout', summary: 'Log out', body: {}, isOpen: true },
  { call: 'POST /jwt/refresh-token', id: 'refresh', summary: 'A new pair of tokens', body: { refreshToken: TEXT }, isOpen: true },
  {
    call: 'POST /setup',
    id: 'setup',
    summary: 'Make the first super admin with the link that the start prints',
    body: { token: TEXT, name: TEXT, email: TEXT, password: TEXT },
    isOpen: true,
  },
  { call: 'GET /me', id: 'me', summary: 'Who is logged in, and what they may do' },
  { call: 'PUT /me', id: 'updateMe', summary: 'Change the own profile', body: { name: TEXT, email: TEXT } },
  {
    call: 'POST /me/password',
    id: 'changePassword',
    summary: 'Change the own password',
    body: { current_password: TEXT, password: TEXT, password_confirmation: TEXT },
  },
  {
    call: 'GET /search',
    id: 'search',
    tag: 'Search',
    summary: 'The records that fit some words best, of everything that the caller may read, by resource',
    parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH } }],
    answer: { type: 'array', items: { type: 'object' } },
  },
  {
    call: 'POST /get/section/wings',
    id: 'sectionsOfWings',
    tag: 'Section',
    summary: 'The sections that there are in the chosen wings',
    body: { wings: { type: 'array', items: { type: 'integer' } } },
    answer: { type: 'array', items: { type: 'object' } },
  },
  {
    call: 'GET /dashboard',
    id: 'dashboard',
    tag: 'Dashboard',
    summary: 'The figures of the start page, as far as the caller may see them',
  },
];

/** The calls that belong to no resource. */
export function ownOperations(): Operation[] {
  return CALLS.map(({ call, id, summary, body, isOpen, tag = 'Auth', parameters, answer = { type: 'object' } }) => {
    const [method = 'GET', path = '/'] = call.split(' ') as [Method, string];
    const content = body && { 'application/json': { schema: { type: 'object', properties: body } } };
    return {
      endpoint: { method, path },
      operation: {
        operationId: id,
        tags: [tag],
        summary,
        description: `${summary}.`,
        ...(isOpen && { security: [] }),
        ...(parameters && { parameters }),
        ...(content && { requestBody: { content } }),
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: answer } } },
          ...(!isOpen && { 401: { $ref: '#/components/responses/Refused' } }),
          ...(body && { 422: { $ref: '#/components/responses/Refused' } }),
        },
      },
    };
  });
}
