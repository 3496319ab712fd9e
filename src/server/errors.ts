import { UNDO_MINUTES } from '../core/limits.ts';
import type { Problems } from '../core/rules/readInput.ts';

/** How often a record is used by a resource; or that it is used by records of which the caller may not know. */
export type Use = { readonly resource: string; readonly count: number } | 'unseen';

/** A record that would follow and cannot be saved, with what is wrong by its own fields. */
export interface FollowUp {
  readonly resource: string;
  readonly problems: Problems;
}

/**
 * What a message names. A state is given as `resource.field.name of the choice`; uses and what would follow are put into
 * words.
 */
type Params = Readonly<Record<string, string | number | readonly Use[] | FollowUp>>;

/** An error that is an answer: its status, the key of its message (`server.<id>`) and what the message names. */
export class AppError extends Error {
  readonly id: string;
  readonly status: number;
  readonly params: Params;
  readonly problems?: Problems;
  readonly retryAfterSeconds?: number;
  /** What else the answer carries. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The details in full, where these must be read outside of the transaction that was refused. */
  readonly readDetails?: () => Promise<Readonly<Record<string, unknown>>>;

  constructor(options: Partial<Omit<AppError, keyof Error>> & { readonly id: string; readonly status: number }) {
    super(options.id);
    this.name = 'AppError';
    this.id = options.id;
    this.status = options.status;
    this.params = options.params ?? {};
    this.problems = options.problems;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
    this.readDetails = options.readDetails;
  }
}

/** A refusal as it is answered, once its transaction is over. */
export async function withDetails(error: AppError): Promise<AppError> {
  const { readDetails, ...refusal } = error;
  return readDetails ? new AppError({ ...refusal, details: await readDetails() }) : error;
}

const make = (id: string, status: number) => (params?: Params) => new AppError({ id, status, params });

/** After how long it is worth trying again where too much is going on. */
const HOUR_SECONDS = 3_600;
const BUSY_SECONDS = 5;

/** Every refusal of the engine. Params that name a resource or a field carry its key in the languages. */
export const refuse = {
  malformed: make('malformed', 400),
  unknownFilter: (field: string) => new AppError({ id: 'unknownFilter', status: 400, params: { field } }),
  unknownSort: (field: string) => new AppError({ id: 'unknownSort', status: 400, params: { field } }),
  badFilter: (field: string) => new AppError({ id: 'badFilter', status: 400, params: { field } }),
  badQuery: (parameter: string) => new AppError({ id: 'badQuery', status: 400, params: { parameter } }),
  /** What was sent with this `Idempotency-Key` before was something else. */
  keyReused: make('keyReused', 422),
  queryInBody: (parameter: string) => new AppError({ id: 'queryInBody', status: 400, params: { parameter } }),
  missingQuery: (parameter: string) => new AppError({ id: 'missingQuery', status: 400, params: { parameter } }),
  unauthenticated: make('unauthenticated', 401),
  wrongCredentials: make('wrongCredentials', 401),
  /** What a right password has begun was not finished in time, or with too many wrong codes. */
  challengeOver: make('challengeOver', 401),
  /** The role asks for a second factor that is not set up yet. */
  secondFactorNeeded: make('secondFactorNeeded', 403),
  /** The role asks for the second factor that was to be taken away. */
  secondFactorKept: make('secondFactorKept', 409),
  secondFactorOn: make('secondFactorOn', 409),
  secondFactorLate: make('secondFactorLate', 409),
  secondFactorOff: make('secondFactorOff', 409),
  /** Whoever asked for the reset of a second factor, and whose it is, do not confirm it. */
  otherMustConfirm: make('otherMustConfirm', 403),
  unsettledAccount: make('unsettledAccount', 403),
  resetRequested: make('resetRequested', 409),
  forbidden: make('forbidden', 403),
  notFound: make('notFound', 404),
  /** No call has this address, or not by this method. */
  noSuchCall: make('noSuchCall', 404),
  /** Where there is a record to show, with what reads it as it is answered. */
  stale: (readCurrent?: () => Promise<unknown>) =>
    new AppError({
      id: 'stale',
      status: 409,
      ...(readCurrent && { readDetails: async () => ({ current: await readCurrent() }) }),
    }),
  referenced: (uses: readonly Use[]) => new AppError({ id: 'referenced', status: 409, params: { uses } }),
  state: (params: { state: string }) => new AppError({ id: 'state', status: 409, params }),
  stateUnseen: make('stateUnseen', 409),
  locked: (params: { state: string }) => new AppError({ id: 'locked', status: 409, params }),
  /** An action on what is switched off. */
  inactive: make('inactive', 409),
  ownEntry: make('ownEntry', 403),
  ownRecord: make('ownRecord', 403),
  /** What was deleted is kept for some minutes. */
  undoGone: () => new AppError({ id: 'undoGone', status: 404, params: { minutes: UNDO_MINUTES } }),
  undoOfOthers: make('undoOfOthers', 403),
  /** Whatever it belongs to. */
  undoWithout: make('undoWithout', 409),
  lastSuperAdmin: make('lastSuperAdmin', 409),
  ownAccess: make('ownAccess', 409),
  /** The settings name no mail server. */
  noMail: make('noMail', 409),
  noMailToAsk: make('noMailToAsk', 409),
  noMailbox: make('noMailbox', 409),
  nobodyToPrint: make('nobodyToPrint', 409),
  permanent: make('permanent', 409),
  currentNeeded: make('currentNeeded', 409),
  notOwner: make('notOwner', 403),
  /** A record that is left to whom it names. */
  leftToOthers: make('leftToOthers', 403),
  /** Whoever looks at the product as somebody else changes nothing and takes nothing out. */
  viewOnly: make('viewOnly', 403),
  viewOfOneself: make('viewOfOneself', 409),
  viewOfMore: make('viewOfMore', 403),
  tooLarge: (params: { max: number }) => new AppError({ id: 'tooLarge', status: 413, params }),
  wrongType: make('wrongType', 415),
  importEncoding: make('importEncoding', 422),
  importOldExcel: make('importOldExcel', 422),
  importUnreadable: make('importUnreadable', 422),
  importEmpty: make('importEmpty', 422),
  importTooManyRows: (params: { max: number }) => new AppError({ id: 'importTooManyRows', status: 422, params }),
  importTooManyColumns: (params: { max: number }) => new AppError({ id: 'importTooManyColumns', status: 422, params }),
  /** A cell far outside what is read. */
  importFarCell: (params: { cell: string; columns: number; rows: number }) =>
    new AppError({ id: 'importFarCell', status: 422, params }),
  importLongCell: (params: { row: number; max: number }) => new AppError({ id: 'importLongCell', status: 422, params }),
  importQuotes: (params: { row: number }) => new AppError({ id: 'importQuotes', status: 422, params }),
  /** More than can be read in the time and the memory that one file may take. */
  importTooMuch: make('importTooMuch', 413),
  /** What came of an import is kept for a while only. */
  importGone: make('importGone', 404),
  importUnmatched: make('importUnmatched', 422),
  /** Another import has stored some of the rows that wait. */
  importRestTaken: make('importRestTaken', 409),
  /** Whoever started a job may not log in any more. */
  jobOfNobody: make('jobOfNobody', 403),
  /** What a job works on is kept for a while only. */
  jobFileGone: make('jobFileGone', 404),
  /** Neither is what it has left. */
  fileGone: make('fileGone', 404),
  /** A job that is over cannot be cancelled, and only one that failed or was cancelled can begin again. */
  jobState: (current: { readonly state: string }) =>
    new AppError({
      id: 'jobState',
      status: 409,
      params: { state: `server.jobStates.${current.state}` },
      details: { current },
    }),
  /** What follows from the end of a job has taken place. */
  jobFinal: make('jobFinal', 409),
  /** Of jobs with one key only one waits or runs: that one, as long as it does. */
  jobTwice: (current: object | undefined) =>
    new AppError({ id: 'jobTwice', status: 409, ...(current && { details: { current } }) }),
  /** Papers that say different things cannot have one serial: what they say has changed, and their version has not. */
  documentChanged: (params: { serial: string }) => new AppError({ id: 'documentChanged', status: 409, params }),
  /** Whatever is wrong with its code. */
  noDocument: make('noDocument', 404),
  documentTooLong: make('documentTooLong', 413),
  /** More entries of the history than one file takes. */
  auditTooLong: (params: { max: number }) => new AppError({ id: 'auditTooLong', status: 413, params }),
  invalid: (problems: Problems) => new AppError({ id: 'invalid', status: 422, problems }),
  /** What follows from a write is not possible, and no field of the form says why. */
  followUp: (followUp: FollowUp) => new AppError({ id: 'followUp', status: 422, params: { followUp } }),
  tooMany: (retryAfterSeconds: number) =>
    new AppError({ id: 'tooMany', status: 429, params: { seconds: retryAfterSeconds }, retryAfterSeconds }),
  /** More calls of one login than people make. */
  tooManyCalls: (retryAfterSeconds: number) =>
    new AppError({ id: 'tooManyCalls', status: 429, params: { seconds: retryAfterSeconds }, retryAfterSeconds }),
  /** More exports, imports and papers at once than one person, or the server, has at a time. */
  tooManyFiles: () => new AppError({ id: 'tooManyFiles', status: 429, retryAfterSeconds: HOUR_SECONDS }),

  tooMuchAtOnce: () => new AppError({ id: 'tooMuchAtOnce', status: 429, retryAfterSeconds: BUSY_SECONDS }),
  /** The disk, or the database's, takes nothing more. */
  diskFull: make('diskFull', 507),
  /** The backup of a night; the log says why. */
  backupFailed: make('backupFailed', 500),
  busy: () => new AppError({ id: 'busy', status: 503, retryAfterSeconds: BUSY_SECONDS }),
} as const;
