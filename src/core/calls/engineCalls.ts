import { boolean, choice, date, dateTime, email, image, integer, password, text } from '../fields/builders.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { defineCall } from './defineCall.ts';
import {
  FORGOT_PASSWORD,
  HEALTH,
  LOGIN,
  LOGOUT,
  ME,
  READ_PASSWORD_LINK,
  REFRESH_TOKENS,
  SET_PASSWORD_BY_LINK,
  SETUP,
  UNDO_DELETION,
} from './endpoints.ts';
import { IMPORT_JOB } from './imports.ts';
import { JOB, JOB_COUNTS, JOB_STATES, LISTED_JOB } from './jobs.ts';
import {
  type AnswerOf,
  constant,
  described,
  download,
  flag,
  list,
  map,
  nullable,
  OF_MANY,
  object,
  optional,
  written,
} from './shapes.ts';
import { USER_DATA } from './userData.ts';
import { OWN_ACCOUNT } from '../abilities.ts';

/** An answer that says nothing but that it is done. */
export const NOTHING = nullable(object({}));

const TOKENS = { accessToken: text(), refreshToken: text() };

/** What a finished login answers. */
export const LOGGED_IN = object({ userData: USER_DATA, ...TOKENS });

export const health = defineCall({
  call: HEALTH,
  who: 'everybody',
  id: 'health',
  tag: 'Auth',
  summary: 'Whether the server and its database answer',
  answer: object({
    status: constant('ok'),
    database: choice(['embedded', 'postgres']),
    version: text(),
    demo: described(flag(), 'Whether it was filled with a demonstration'),
    mail: described(flag(), 'Whether it sends email, such as a link for who forgot a password'),
    jobs: described(JOB_COUNTS, 'Background work, as of the last look of this server'),
    backup: object({ nightly: flag(), last_good: nullable(dateTime()), has_failed: flag() }),
  }),
});

// Whatever is wrong with a login, the refusal is the same: only what is missing is told by field.
export const login = defineCall({
  call: LOGIN,
  who: 'everybody',
  id: 'login',
  tag: 'Auth',
  summary: 'Log in',
  input: {
    email: described(
      text({ required: true }),
      'An email address, a login id, or an id by which the product knows a person',
    ),
    password: text({ required: true }),
  },
  rawInput: true,
  answer: object({
    userData: optional(USER_DATA),
    accessToken: optional(text()),
    refreshToken: optional(text()),
    second_factor: described(
      optional(object({ challenge: text(), expires_in: integer() })),
      'Instead of all others, where a code has to follow by `POST /login/code`, in so many seconds',
    ),
  }),
  refuses: [401, 429],
  resource: 'user',
});

export const logout = defineCall({
  call: LOGOUT,
  who: 'everybody',
  id: 'logout',
  tag: 'Auth',
  summary: 'Log out',
  answer: written(NOTHING),
});

export const refreshTokens = defineCall({
  call: REFRESH_TOKENS,
  who: 'everybody',
  id: 'refresh',
  tag: 'Auth',
  summary: 'A new pair of tokens',
  input: { refreshToken: text({ required: true }) },
  rawInput: true,
  answer: object(TOKENS),
  refuses: [401],
});

export const setup = defineCall({
  call: SETUP,
  who: 'everybody',
  id: 'setup',
  tag: 'Auth',
  summary: 'Make the first super admin with the link that the start prints',
  input: {
    token: text({ required: true }),
    name: text({ required: true }),
    email: email({ required: true }),
    password: password({ required: true }),
  },
  rawInput: true,
  answer: written(object({ id: integer(), name: text(), email: text() })),
  status: 201,
  refuses: [404],
  resource: 'user',
});

export const me = defineCall({
  call: ME,
  who: { action: 'read', subject: 'Auth' },
  id: 'me',
  tag: 'Auth',
  summary: 'Who is logged in, and what they may do',
  beforeSecondFactor: true,
  answer: object({ userData: USER_DATA }),
});

export const updateMe = defineCall({
  call: 'PUT /me',
  who: OWN_ACCOUNT,
  id: 'updateMe',
  tag: 'Auth',
  summary: 'Change the own profile',
  input: {
    name: text(),
    email: email(),
    photo: image(),
    current_password: described(text(), 'Needed for another email address'),
    code: described(text(), 'Needed for another email address where a second factor is set up'),
  },
  rawInput: true,
  answer: written(object({ userData: USER_DATA })),
  refuses: [429],
  resource: 'user',
});

export const changePassword = defineCall({
  call: 'POST /me/password',
  who: OWN_ACCOUNT,
  id: 'changePassword',
  tag: 'Auth',
  summary: 'Change the own password',
  input: {
    current_password: text({ required: true }),
    password: password({ required: true }),
    password_confirmation: password({ required: true }),
    code: described(text(), 'Needed where a second factor is set up'),
  },
  rawInput: true,
  answer: written(NOTHING),
  refuses: [429],
  resource: 'user',
});

const CHANGE_PERMISSION = { action: 'update', subject: 'Permission' } as const;
const LINK_OWNER = object({ name: text(), login: described(text(), 'What they sign in with') });

// In the body, because addresses are kept by proxies and browsers.
export const readPasswordLink = defineCall({
  call: READ_PASSWORD_LINK,
  who: 'everybody',
  id: 'readPasswordLink',
  tag: 'Auth',
  summary: 'Whom a link to choose a password is for',
  input: { code: text({ required: true }) },
  rawInput: true,
  answer: LINK_OWNER,
  refuses: [404, 429],
});

export const setPasswordByLink = defineCall({
  call: SET_PASSWORD_BY_LINK,
  who: 'everybody',
  id: 'setPasswordByLink',
  tag: 'Auth',
  summary: 'Choose a password with a link, once; all logins of that person end',
  input: { code: text({ required: true }), password: password({ required: true }) },
  rawInput: true,
  answer: written(LINK_OWNER),
  refuses: [404, 429],
  resource: 'user',
});

// Whether it leads to somebody shows neither in the answer nor in its time.
export const forgotPassword = defineCall({
  call: FORGOT_PASSWORD,
  who: 'everybody',
  id: 'forgotPassword',
  tag: 'Auth',
  summary: 'Have a link to choose a new password sent to the email address of whoever signs in with a name',
  input: { email: described(text({ required: true }), 'What the person signs in with') },
  rawInput: true,
  answer: written(NOTHING),
  status: 202,
  refuses: [409, 429],
  resource: 'user',
});

export const makePasswordLink = defineCall({
  call: 'POST /users/{id}/password-link',
  who: CHANGE_PERMISSION,
  id: 'makePasswordLink',
  tag: 'User',
  summary: 'A link with which a user chooses a password, shown once or sent by email; an earlier one is void',
  input: { send: choice(['show', 'mail'], { initial: 'show' }) },
  answer: written(
    object({
      address: nullable(text()),
      code: nullable(text()),
      expires_at: nullable(dateTime()),
      sent_to: nullable(text()),
    }),
  ),
  refuses: [404, 409],
  resource: 'user',
});

export const printPasswordSlips = defineCall({
  call: 'POST /password-slips',
  who: CHANGE_PERMISSION,
  id: 'printPasswordSlips',
  tag: 'User',
  summary: 'Slips with such links to cut and hand out, as a PDF: of users, or of whose login records say',
  input: {
    resource: text({ required: true }),
    ids: described(list(integer()), 'At most 500'),
    language: choice(['en', 'bn', 'de', 'fr', 'pt', 'ar']),
  },
  rawInput: true,
  answer: download(),
  refuses: [404, 409],
});

export const menuPermissions = defineCall({
  call: 'GET /menu/permissions',
  who: 'signedIn',
  id: 'menuPermissions',
  tag: 'Auth',
  summary: 'The menu of whoever asks: every screen in it that they may open, by its name in their language',
  listQuery: ['range'],
  answer: list(
    object({
      action: text(),
      subject: text(),
      area: described(text(), 'The part of the menu that it stands in'),
      label: text(),
    }),
  ),
});

const FOUND_RECORD = object({
  id: integer(),
  title: text(),
  subtitle: text(),
  image: nullable(described(text(), 'The address of its picture')),
  is_active: boolean(),
});

const FOUND_GROUP = object({
  resource: text(),
  records: list(FOUND_RECORD),
  more: described(flag(), 'Whether its list has more of them'),
});

export const search = defineCall({
  call: 'GET /search',
  who: { action: 'read', subject: 'Auth' },
  id: 'search',
  tag: 'Search',
  summary: 'The records that fit some words best, of the resources whose every record the caller may read',
  query: { q: text({ max: MAX_SEARCH_LENGTH }) },
  answer: list(FOUND_GROUP),
});

/** What the search over everything answers of one resource. */
export type FoundGroup = AnswerOf<typeof FOUND_GROUP>;
export type FoundRecord = AnswerOf<typeof FOUND_RECORD>;

// Whoever deleted it and may still delete it: each record is asked for itself.
export const undoDeletion = defineCall({
  call: UNDO_DELETION,
  who: 'signedIn',
  id: 'undoDeletion',
  tag: 'Deletions',
  summary: 'Put back what a call has deleted, with all that went along: for whoever deleted it, for ten minutes',
  answer: written(object(OF_MANY)),
  refuses: [403, 404, 409, 422],
});

// Everybody has imports of their own; any other answers 404.
export const importProgress = defineCall({
  call: 'GET /imports/{job}',
  who: 'signedIn',
  id: 'importProgress',
  tag: 'Import',
  summary: 'How far an import of one’s own is, or what became of it',
  answer: IMPORT_JOB,
});

export const importErrors = defineCall({
  call: 'GET /imports/{job}/errors',
  who: 'signedIn',
  id: 'importErrors',
  tag: 'Import',
  summary: 'The rows that are wrong as a CSV file to correct',
  answer: download(),
  meanings: { 200: 'The rows as they came, and what is wrong in a column of its own' },
});

const READ_PERMISSION = { action: 'read', subject: 'Permission' } as const;

// Everybody may start something; whoever may read Permission sees what others have started, and to all else it answers 404.
export const job = defineCall({
  call: 'GET /jobs/{id}',
  who: 'signedIn',
  id: 'job',
  tag: 'Jobs',
  summary: 'How far background work is, or how it ended: of one’s own, and of others for whoever may read Permission',
  answer: JOB,
});

export const ownJobs = defineCall({
  call: 'GET /jobs/own',
  who: 'signedIn',
  id: 'ownJobs',
  tag: 'Jobs',
  summary: 'The background work of one’s own that goes on, or ended within a day and was not looked at',
  answer: list(JOB),
});

export const jobLookedAt = defineCall({
  call: 'PUT /jobs/{id}/looked-at',
  who: 'signedIn',
  id: 'jobLookedAt',
  tag: 'Jobs',
  summary: 'Says that the end of background work of one’s own was looked at, so that no browser tells of it any more',
  answer: JOB,
});

// Not even whoever may read Permission: the file has the rows of whoever started the job.
export const jobFile = defineCall({
  call: 'GET /jobs/{id}/file',
  who: 'signedIn',
  id: 'jobFile',
  tag: 'Jobs',
  summary: 'The file that a job of one’s own has left, for a day and as long as one may read what it says',
  answer: download(),
  refuses: [403],
});

export const jobs = defineCall({
  call: 'GET /jobs',
  who: READ_PERMISSION,
  id: 'jobs',
  tag: 'Jobs',
  summary: 'The background work of the last month, the latest first',
  query: { state: choice(JOB_STATES) },
  listQuery: ['range'],
  answer: list(LISTED_JOB),
});

export const cancelJob = defineCall({
  call: 'PUT /jobs/{id}/cancel',
  who: 'signedIn',
  id: 'cancelJob',
  tag: 'Jobs',
  summary: 'Cancel background work: what waits ends at once, what runs as soon as it can',
  answer: written(JOB),
  refuses: [409],
});

export const retryJob = defineCall({
  call: 'PUT /jobs/{id}/retry',
  who: READ_PERMISSION,
  id: 'retryJob',
  tag: 'Jobs',
  summary: 'Begin background work again that failed or was cancelled',
  answer: written(JOB),
  refuses: [409],
});

// Whatever is wrong with a code, the answer is the same.
export const verify = defineCall({
  call: 'GET /verify/{code}',
  who: 'everybody',
  id: 'verify',
  tag: 'Documents',
  summary: 'What the document of a code says, to compare it with the one at hand',
  answer: object({
    kind: text(),
    serial: text(),
    issued_on: date(),
    says: described(map(text()), 'Its facts, as it states them'),
    holds: described(flag(), 'False where they were corrected or taken back since'),
  }),
  refuses: [404, 429],
});
