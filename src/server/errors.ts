import type { Problems } from '../core/rules/readInput.ts';

type Params = Readonly<Record<string, string | number>>;

/** An error that is an answer: its status, the key of its message (`server.<id>`) and what the message names. */
export class AppError extends Error {
  readonly id: string;
  readonly status: number;
  readonly params: Params;
  readonly problems?: Problems;
  readonly retryAfterSeconds?: number;

  constructor(given: { id: string; status: number; params?: Params; problems?: Problems; retryAfterSeconds?: number }) {
    super(given.id);
    this.name = 'AppError';
    this.id = given.id;
    this.status = given.status;
    this.params = given.params ?? {};
    this.problems = given.problems;
    this.retryAfterSeconds = given.retryAfterSeconds;
  }
}

const make = (id: string, status: number) => (params?: Params) => new AppError({ id, status, params });

/** Every refusal the server knows. Params that name a resource or a field carry its key in the languages. */
export const refuse = {
  malformed: make('malformed', 400),
  unknownFilter: (field: string) => new AppError({ id: 'unknownFilter', status: 400, params: { field } }),
  unknownSort: (field: string) => new AppError({ id: 'unknownSort', status: 400, params: { field } }),
  badQuery: (parameter: string) => new AppError({ id: 'badQuery', status: 400, params: { parameter } }),
  unauthenticated: make('unauthenticated', 401),
  wrongCredentials: make('wrongCredentials', 401),
  forbidden: make('forbidden', 403),
  notFound: make('notFound', 404),
  stale: make('stale', 409),
  referenced: (params: { count: number; resource: string }) => new AppError({ id: 'referenced', status: 409, params }),
  state: (params: { state: string }) => new AppError({ id: 'state', status: 409, params }),
  locked: (params: { state: string }) => new AppError({ id: 'locked', status: 409, params }),
  ownEntry: make('ownEntry', 409),
  lastSuperAdmin: make('lastSuperAdmin', 409),
  currentNeeded: make('currentNeeded', 409),
  tooLarge: (params: { max: number }) => new AppError({ id: 'tooLarge', status: 413, params }),
  wrongType: make('wrongType', 415),
  invalid: (problems: Problems) => new AppError({ id: 'invalid', status: 422, problems }),
  tooMany: (retryAfterSeconds: number) =>
    new AppError({ id: 'tooMany', status: 429, params: { seconds: retryAfterSeconds }, retryAfterSeconds }),
  busy: make('busy', 503),
} as const;
