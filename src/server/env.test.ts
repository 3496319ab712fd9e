import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const secret = 'a'.repeat(32);

describe('readEnv', () => {
  it('needs no setting at all', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      seed: 'demo',
      seedSize: 100_000,
      tokenSecret: undefined,
      publicUrl: undefined,
      apiOrigin: undefined,
      logLevel: 'info',
    });
  });

  it('takes every setting', () => {
    const env = readEnv({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/campus',
      DATABASE_URL: 'postgresql://campus:secret@db/campus',
      SEED: 'large',
      SEED_STUDENTS: '2500',
      TOKEN_SECRET: secret,
      PUBLIC_URL: 'https://campus.example/',
      VITE_API_URL: 'https://api.example/v1/',
      LOG_LEVEL: 'warn',
      UNRELATED: 'anything',
    });
    expect(env).toEqual({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/srv/campus',
      databaseUrl: 'postgresql://campus:secret@db/campus',
      seed: 'large',
      seedSize: 2500,
      tokenSecret: secret,
      publicUrl: 'https://campus.example',
      apiOrigin: 'https://api.example',
      logLevel: 'warn',
    });
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
    ['SEED_STUDENTS', '0'],
    ['SEED_STUDENTS', '5000001'],
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

function errorOf(source: NodeJS.ProcessEnv): unknown {
  try {
    return readEnv(source);
  } catch (error) {
    return error;
  }
}

function problemsOf(source: NodeJS.ProcessEnv): string[] {
  const error = errorOf(source);
  if (!(error instanceof EnvError)) throw new Error('the settings were accepted');
  return error.problems;
}
