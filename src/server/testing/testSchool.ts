import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { registry } from '../../../schemas/index.ts';
import type { Context } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Opened } from '../db/testing/engines.ts';
import { readEnv } from '../env.ts';
import { hashPassword } from '../services/auth/passwords.ts';
import { openStorage } from '../storage/storage.ts';

export interface TestSchool {
  readonly context: Context;
  /** Makes a user and answers the id. */
  readonly addUser: (user: TestUser) => Promise<number>;
  readonly dispose: () => Promise<void>;
}

export interface TestUser {
  readonly name?: string;
  readonly email?: string | null;
  readonly loginId?: string;
  readonly roleId?: number;
  readonly isActive?: 0 | 1;
}

/** The password of every user of a test school. */
export const PASSWORD = 'Right@1234';

const ROLES = ['Super admin', 'Admin', 'Teacher', 'Student', 'Parent', 'Accountant', 'Office'];

let passwordHash: Promise<string> | undefined;

/** An empty, migrated database with the seven roles, and all that works on it. */
export async function openTestSchool(open: () => Promise<Opened>): Promise<TestSchool> {
  const { database, dispose } = await open();
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-school-'));
  const { log } = Fastify();
  await migrate({ database, files: migrations, log });
  for (const [index, name] of ROLES.entries()) {
    await database.query('insert into roles (id, name) values ($1, $2)', [index + 1, name]);
  }
  const env = { ...readEnv({}), dataDir };
  const storage = openStorage({ database, dataDir });
  const context: Context = { database, registry, env, log, storage, today: () => '2026-01-15' };

  async function addUser(user: TestUser): Promise<number> {
    const { name = 'Somebody', email = null, loginId = null, roleId = 7, isActive = 1 } = user;
    passwordHash ??= hashPassword(PASSWORD);
    const [row] = await database.query<{ id: number }>(
      'insert into users (name, email, login_id, role_id, is_active, password_hash) values ($1, $2, $3, $4, $5, $6) returning id',
      [name, email, loginId, roleId, isActive, await passwordHash],
    );
    if (!row) throw new Error('the user was not stored');
    return row.id;
  }

  return {
    context,
    addUser,
    dispose: async () => {
      await dispose();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
