import type { AddressInfo } from 'node:net';
import type { Context } from './context.ts';
import { setupLink } from './services/accounts/setup.ts';

/** Says where the product is, and how to get in. */
export async function announce(context: Context, address: AddressInfo | string | null): Promise<void> {
  const { name, demoLogins, env, database } = context;
  const port = typeof address === 'object' && address ? address.port : env.port;
  const url = env.publicUrl ?? `http://${env.host}:${port}`;
  const lines = [
    `${name} is ready: ${url}  (${database.kind === 'embedded' ? `embedded database in ${env.dataDir}` : 'PostgreSQL'})`,
  ];
  if (env.seed !== 'none') {
    lines.push(`Demo logins, password ${demoLogins.password}:`, ...demoLogins.emails.map((email) => `  ${email}`));
  }
  const link = await setupLink(context, url);
  if (link) lines.push(`Nobody can log in yet. Make the first super admin here, once, within a day:`, `  ${link}`);
  console.log(lines.join('\n'));
}
