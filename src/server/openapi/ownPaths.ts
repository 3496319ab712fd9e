import type { Method } from '../../core/paths.ts';
import type { Schema } from './fieldSchema.ts';
import type { Operation } from './resourcePaths.ts';

const TEXT: Schema = { type: 'string' };

interface OwnCall {
  readonly call: `${Method} /${string}`;
  readonly id: string;
  readonly summary: string;
  readonly body?: Readonly<Record<string, Schema>>;
  readonly isOpen?: boolean;
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
];

/** The calls that belong to no resource. */
export function ownOperations(): Operation[] {
  return CALLS.map(({ call, id, summary, body, isOpen }) => {
    const [method = 'GET', path = '/'] = call.split(' ') as [Method, string];
    const content = body && { 'application/json': { schema: { type: 'object', properties: body } } };
    return {
      endpoint: { method, path },
      operation: {
        operationId: id,
        tags: ['Auth'],
        summary,
        description: `${summary}.`,
        ...(isOpen && { security: [] }),
        ...(content && { requestBody: { content } }),
        responses: {
          200: { description: 'OK', content: { 'application/json': { schema: { type: 'object' } } } },
          ...(!isOpen && { 401: { $ref: '#/components/responses/Refused' } }),
          ...(body && { 422: { $ref: '#/components/responses/Refused' } }),
        },
      },
    };
  });
}
