import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toLatin } from '../../../../core/rules/parseAmount.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be half a minute fast or slow. */
const STEPS_OF_DRIFT = 1;
const CODE = new RegExp(`^\\d{${DIGITS}}$`);

/** A secret for an authenticator app, in the letters in which it can be typed. */
export function newSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The address that an authenticator app reads from a picture. */
export function secretAddress(
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** A code as it is checked: without what is typed to set its parts apart, and with Latin digits whatever the keyboard has. */
export function typedCode(text: string): string {
  return toLatin(text).replace(/[\s-]/g, '');
}

/** Whether somebody typed what can be a code of an app; anything else is taken for a recovery code. */
export function isAppCode(code: string): boolean {
  return CODE.test(code);
}

/** The half minute, counted from 1970, that a code belongs to; undefined when it is none of now. */
export function stepOf(secret: string, code: string, at = Date.now()): number | undefined {
  if (!isAppCode(code)) return undefined;
  const drift = totpOf(secret).validate({ token: code, timestamp: at, window: STEPS_OF_DRIFT });
  return drift === null ? undefined : Math.floor(at / 1_000 / STEP_SECONDS) + drift;
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
