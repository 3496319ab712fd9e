import { connect, createServer, type Server } from 'node:net';

/** A longer address would be truncated without an error (the system's limit is 104 on macOS, 108 on Linux). */
export const MAX_ADDRESS_BYTES = 103;

const NOBODY_THERE = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

export function listenOn(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Whether a process listens at the address. If the connection is not permitted, it counts as listening. */
export function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(address);
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once('error', (error) => resolve(!('code' in error && NOBODY_THERE.has(String(error.code)))));
  });
}
