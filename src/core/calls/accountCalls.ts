import { dateTime, image, integer, reference, text } from '../fields/builders.ts';
import { defineCall } from './defineCall.ts';
import { LOGIN_CODE } from './endpoints.ts';
import { LOGGED_IN, NOTHING } from './engineCalls.ts';
import { described, flag, list, nullable, object, written } from './shapes.ts';
import { OWN_ACCOUNT } from '../abilities.ts';

/** With this somebody decides on the logins of others. */
export const MANAGE_USERS = { action: 'update', subject: 'Permission' } as const;
const REASON_LENGTH = 300;

/** With what somebody proves that it is they who change their login. */
const PROOF = {
  current_password: text({ required: true }),
  code: described(text(), 'Of the authenticator app, or a recovery code, where a second factor is set up'),
};

export const loginCode = defineCall({
  call: LOGIN_CODE,
  who: 'everybody',
  id: 'loginCode',
  tag: 'Auth',
  summary: 'Finish a login that asks for a code',
  input: {
    challenge: described(text({ required: true }), 'What the login answered'),
    code: described(text({ required: true }), 'Of the authenticator app, or a recovery code; each counts once'),
  },
  answer: LOGGED_IN,
  refuses: [401, 429],
  resource: 'user',
});

const OPEN_LOGIN = object({
  id: text(),
  is_this: described(flag(), 'The login by which the call is made'),
  browser: described(text(), 'Empty where the browser does not say'),
  system: text(),
  address: text(),
  begun_at: dateTime(),
  last_used_at: described(dateTime(), 'To a quarter of an hour'),
});

export const account = defineCall({
  call: 'GET /me/account',
  who: OWN_ACCOUNT,
  id: 'account',
  tag: 'Auth',
  summary: 'The own photo, second factor and open logins',
  beforeSecondFactor: true,
  answer: object({
    login_id: nullable(text()),
    photo: nullable(image()),
    second_factor: object({
      is_on: flag(),
      is_required: described(flag(), 'The role asks for it'),
      since: nullable(dateTime()),
      recovery_codes_left: integer(),
    }),
    logins: list(OPEN_LOGIN),
  }),
});

export const endLogin = defineCall({
  call: 'PUT /me/logins/{login}/end',
  who: OWN_ACCOUNT,
  id: 'endLogin',
  tag: 'Auth',
  summary: 'End one of the own logins',
  beforeSecondFactor: true,
  answer: written(NOTHING),
});

export const endOtherLogins = defineCall({
  call: 'POST /me/logins/end-others',
  who: OWN_ACCOUNT,
  id: 'endOtherLogins',
  tag: 'Auth',
  summary: 'End all of the own logins but this one',
  beforeSecondFactor: true,
  answer: written(NOTHING),
});

export const beginSecondFactor = defineCall({
  call: 'POST /me/second-factor',
  who: OWN_ACCOUNT,
  id: 'beginSecondFactor',
  tag: 'Auth',
  summary: 'Begin to set up the own second factor, or that of another phone; it counts once a code has confirmed it',
  beforeSecondFactor: true,
  input: PROOF,
  rawInput: true,
  answer: written(
    object({
      secret: described(text(), 'To be typed where no picture can be taken'),
      address: text(),
      qr: described(object({ size: integer(), path: text() }), 'The path of an SVG picture of so many squares'),
    }),
  ),
  refuses: [409, 429],
  resource: 'user',
});

const RECOVERY_CODES = object({ recovery_codes: list(text()) });

export const confirmSecondFactor = defineCall({
  call: 'PUT /me/second-factor',
  who: OWN_ACCOUNT,
  id: 'confirmSecondFactor',
  tag: 'Auth',
  summary: 'Turn the own second factor on, or over to another phone, by a first code; answers the recovery codes, once',
  beforeSecondFactor: true,
  input: { code: text({ required: true }) },
  answer: written(RECOVERY_CODES),
  refuses: [409, 429],
  resource: 'user',
});

export const removeSecondFactor = defineCall({
  call: 'POST /me/second-factor/remove',
  who: OWN_ACCOUNT,
  id: 'removeSecondFactor',
  tag: 'Auth',
  summary: 'Take the own second factor away',
  input: PROOF,
  rawInput: true,
  answer: written(NOTHING),
  refuses: [409, 429],
  resource: 'user',
});

export const renewRecoveryCodes = defineCall({
  call: 'POST /me/second-factor/recovery-codes',
  who: OWN_ACCOUNT,
  id: 'renewRecoveryCodes',
  tag: 'Auth',
  summary: 'New recovery codes; those of before no longer count',
  input: PROOF,
  rawInput: true,
  answer: written(RECOVERY_CODES),
  refuses: [409, 429],
  resource: 'user',
});

const NAMED = object({ id: integer(), name: text() });

export const secondFactorResets = defineCall({
  call: 'GET /second-factor-resets',
  who: MANAGE_USERS,
  id: 'secondFactorResets',
  tag: 'User',
  summary: 'Requests to take a second factor away that wait for a second person',
  answer: object({
    waiting: list(
      object({ id: integer(), user: NAMED, requested_by: NAMED, requested_at: dateTime(), reason: text() }),
    ),
    users: described(list(NAMED), 'For whom the caller may ask: those who have a second factor and no request'),
  }),
});

export const requestReset = defineCall({
  call: 'POST /second-factor-resets',
  who: MANAGE_USERS,
  id: 'requestSecondFactorReset',
  tag: 'User',
  summary: 'Ask for somebody’s second factor to be taken away, which somebody else has to confirm',
  input: { user_id: reference('user', { required: true }), reason: text({ required: true, max: REASON_LENGTH }) },
  answer: written(object({ id: integer() })),
  status: 201,
  refuses: [404, 409],
  resource: 'user',
});

export const confirmReset = defineCall({
  call: 'PUT /second-factor-resets/{id}/confirm',
  who: MANAGE_USERS,
  id: 'confirmSecondFactorReset',
  tag: 'User',
  summary: 'Confirm what somebody else has asked for: the second factor goes, and all logins of that person end',
  answer: written(NOTHING),
});

export const withdrawReset = defineCall({
  call: 'PUT /second-factor-resets/{id}/withdraw',
  who: MANAGE_USERS,
  id: 'withdrawSecondFactorReset',
  tag: 'User',
  summary: 'Take a request back',
  answer: written(NOTHING),
});
