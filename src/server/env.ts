import { join, resolve } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SEEDS = ['demo', 'none', 'large'] as const;

const MIN_SECRET_LENGTH = 32;

/** Instead of a time of day: no backups by night. */
const OFF = 'off';
const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Where backups go within `DATA_DIR` when nothing else is said. */
const BACKUPS = 'backups';

export type Env = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Who owns the tables and migrates them, where that is another than who works with them. */
  databaseOwnerUrl?: string;
  seed: (typeof SEEDS)[number];
  tokenSecret?: string;
  /** Without a slash at its end. */
  publicUrl?: string;
  /** Of another server whose API the screens were built for; undefined when it is this one. */
  apiOrigin?: string;
  /** What sends email, and whom it is from; undefined where none is sent. */
  mail?: { readonly server: string; readonly from: string };
  /** How many calls one login may make. */
  callsPerMinute: number;
  backups: NightlyBackups;
  logLevel: (typeof LOG_LEVELS)[number];
  /** What is set of the product's own settings, by name; `ownSetting` reads one. */
  own: Readonly<Record<string, number | undefined>>;
};

/** The backups that the server makes by itself. */
export interface NightlyBackups {
  /** The time of day at the institute, `HH:MM`; undefined where none is made. */
  readonly at: string | undefined;
  /** Absolute. */
  readonly folder: string;
  /** How many of them are kept. */
  readonly keep: number;
}

/** A whole number that a product lets be set beside what every server has. */
export interface OwnSetting {
  /** Its name in the environment. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** What it is when nobody sets it. */
  readonly initial: number;
}

/** What a setting of the product's own is. */
export function ownSetting({ own }: Pick<Env, 'own'>, { name, initial }: OwnSetting): number {
  return own[name] ?? initial;
}

export class EnvError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(['The settings have mistakes:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/** Neither says anything alone. */
const PAIR = ['SMTP_URL', 'MAIL_FROM'] as const;

/** `school@example.org`, or with a name before it. No line breaks: it becomes a line of a mail. */
const SENDER = /^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const settings = z.object({
  PORT: wholeNumber({ min: 0, max: 65_535 }).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], 'must be a PostgreSQL address (postgres://…)').optional(),
  DATABASE_OWNER_URL: urlOf(['postgres:', 'postgresql:'], 'must be a PostgreSQL address (postgres://…)').optional(),
  SEED: oneOf(SEEDS).default('demo'),
  TOKEN_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  PUBLIC_URL: urlOf(['http:', 'https:'], 'must be a web address (https://…)').optional(),
  SMTP_URL: urlOf(
    ['smtp:', 'smtps:'],
    'must be the address of a mail server (smtp://user:password@host:587)',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an email address (school@example.org, or Our School <school@example.org>)')
    .optional(),
  VITE_API_URL: apiAddress().optional(),
  CALLS_PER_MINUTE: wholeNumber({ min: 60, max: 1_000_000 }).default(1200),
  BACKUP_AT: z
    .string()
    .refine((value) => value === OFF || TIME_OF_DAY.test(value), `must be a time of day (02:00) or ${OFF}`)
    .default('02:00'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber({ min: 1, max: 1000 }).default(14),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
});

/**
 * Reads the settings, with those of the product's own; an empty one counts as unset. Throws an EnvError that lists every
 * mistake at once.
 */
export function readEnv(source: NodeJS.ProcessEnv, ownSettings: readonly OwnSetting[] = []): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const ownNumbers = Object.fromEntries(ownSettings.map((each) => [each.name, wholeNumber(each).optional()]));
  const parsed = settings.extend({ own: z.object(ownNumbers) }).safeParse({ ...filled, own: filled });
  const wrong = parsed.error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`) ?? [];
  const unpaired = PAIR.filter((name) => !(name in filled));
  if (unpaired.length === 1) wrong.push(`${unpaired[0]} is needed beside ${PAIR.find((name) => name in filled)}`);
  if (!parsed.success || wrong.length > 0) throw new EnvError(wrong);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_URL && data.DATABASE_OWNER_URL,
    seed: data.SEED,
    tokenSecret: data.TOKEN_SECRET,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    apiOrigin: data.VITE_API_URL?.origin,
    ...(data.SMTP_URL && data.MAIL_FROM && { mail: { server: data.SMTP_URL, from: data.MAIL_FROM } }),
    callsPerMinute: data.CALLS_PER_MINUTE,
    backups: {
      at: data.BACKUP_AT === OFF ? undefined : data.BACKUP_AT,
      folder: data.BACKUP_DIR ? resolve(data.BACKUP_DIR) : join(resolve(data.DATA_DIR), BACKUPS),
      keep: data.BACKUP_KEEP,
    },
    logLevel: data.LOG_LEVEL,
    own: data.own,
  };
}

function wholeNumber({ min, max }: { min: number; max: number }) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

/** A path on this server, or the whole address of another, to which the paths of calls are appended. */
function apiAddress() {
  const message = 'must be a path (/api) or a web address (https://host/path)';
  return z
    .string()
    .refine((value) => isPath(value) || isWebAddress(value), message)
    .transform((value) => (isPath(value) ? undefined : new URL(value)));
}

function isPath(value: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(value);
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || /[?#]/.test(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}

/** The messages never repeat the value: an address can hold a password, and logs are read by many. */
function urlOf(protocols: string[], message: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message);
}
