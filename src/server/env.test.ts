import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, type OwnSetting, ownSetting, readEnv } from './env.ts';

const secret = 'a'.repeat(32);

describe('readEnv', () => {
  it('needs no setting at all', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      seed: 'demo',
      tokenSecret: undefined,
      publicUrl: undefined,
      apiOrigin: undefined,
      callsPerMinute: 1200,
      backups: { at: '02:00', folder: resolve('data/backups'), keep: 14 },
      logLevel: 'info',
      own: {},
    });
  });

  it('takes every setting', () => {
    const env = readEnv({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/campus',
      DATABASE_URL: 'postgresql://campus:secret@db/campus',
      SEED: 'large',
      TOKEN_SECRET: secret,
      PUBLIC_URL: 'https://campus.example/',
      VITE_API_URL: 'https://api.example/v1/',
      CALLS_PER_MINUTE: '3000',
      BACKUP_AT: 'off',
      BACKUP_DIR: '/mnt/disk',
      BACKUP_KEEP: '30',
      LOG_LEVEL: 'warn',
      UNRELATED: 'anything',
    });
    expect(env).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/campus',
      databaseUrl: 'postgresql://campus:secret@db/campus',
      seed: 'large',
      tokenSecret: secret,
      publicUrl: 'https://campus.example',
      apiOrigin: 'https://api.example',
      callsPerMinute: 3000,
      backups: { at: undefined, folder: '/mnt/disk', keep: 30 },
      logLevel: 'warn',
      own: {},
    });
  });

  it('takes a mail server together with whom mails are from', () => {
    const mail = { SMTP_URL: 'smtps://user:secret@mail.example:465', MAIL_FROM: 'Our School <school@example.org>' };
    expect(readEnv(mail).mail).toEqual({ server: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(readEnv({}).mail).toBeUndefined();
    expect(() => readEnv({ SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM is needed beside SMTP_URL');
    expect(() => readEnv({ MAIL_FROM: mail.MAIL_FROM })).toThrow('SMTP_URL is needed beside MAIL_FROM');
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'our school'],
    ['MAIL_FROM', 'School <school@example.org>\r\nBcc: all@example.org'],
  ])('refuses %s=%j without repeating it', (name, value) => {
    const both = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'school@example.org', [name]: value };
    expect(() => readEnv(both)).toThrow(new RegExp(`${name} must be`));
    expect(() => readEnv(both)).not.toThrow(value);
  });

  it.each(['/api', '/school/api/'])('takes %s as the API of this server', (address) => {
    expect(readEnv({ VITE_API_URL: address })).toEqual(readEnv({}));
  });

  it('treats an empty setting as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(readEnv({}));
  });

  it.each([
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://db/campus'],
    ['DATABASE_URL', 'campus'],
    ['SEED', 'Demo'],
    ['TOKEN_SECRET', 'a'.repeat(31)],
    ['PUBLIC_URL', 'campus.example'],
    ['PUBLIC_URL', 'ftp://campus.example'],
    ['VITE_API_URL', 'api.example/v1'],
    ['VITE_API_URL', '//api.example/v1'],
    ['VITE_API_URL', 'ws://api.example'],
    ['VITE_API_URL', 'https://api.example/v1?key=1'],
    ['VITE_API_URL', 'https://somebody:secret@api.example'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and names the setting once', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  });

  it('lists every mistake at once', () => {
    const problems = problemsOf({ PORT: 'x', SEED: 'all', LOG_LEVEL: 'loud' });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'SEED must be one of demo, none, large',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it('repeats no secret in its message', () => {
    const message = String(errorOf({ DATABASE_URL: 'mysql://u:hunter2@db', TOKEN_SECRET: 'short-secret' }));
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toMatch(/hunter2|short-secret/);
  });
});

describe('settings of a product of its own', () => {
  const shelves = { name: 'SHELVES', min: 1, max: 40, initial: 12 };
  const own = [shelves];

  it('are read beside the others', () => {
    const env = readEnv({ SHELVES: '30', PORT: '0' }, own);
    expect([ownSetting(env, shelves), env.port]).toEqual([30, 0]);
  });

  it.each([{}, { SHELVES: ' ' }])('are what the product says when they are not set: %j', (source) => {
    expect(ownSetting(readEnv(source, own), shelves)).toBe(12);
  });

  it.each(['0', '41', '1.5', 'many'])('are refused by their name and listed with the others: %s', (value) => {
    expect(problemsOf({ SHELVES: value, PORT: 'x' }, own)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'SHELVES must be a whole number from 1 to 40',
    ]);
  });

  it('mean nothing to a server of another product', () => {
    expect(readEnv({ SHELVES: 'many' })).toEqual(readEnv({}));
  });
});

function errorOf(source: NodeJS.ProcessEnv, own: readonly OwnSetting[] = []): unknown {
  try {
    return readEnv(source, own);
  } catch (error) {
    return error;
  }
}

function problemsOf(source: NodeJS.ProcessEnv, own: readonly OwnSetting[] = []): string[] {
  const error = errorOf(source, own);
  if (!(error instanceof EnvError)) throw new Error('the settings were accepted');
  return error.problems;
}
