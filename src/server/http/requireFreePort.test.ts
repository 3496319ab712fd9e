import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listening, requireFreePort } from './requireFreePort.ts';

it.each(['203.0.113.9', '2001:db8::1'])(
  'names HOST where %s is not of this computer, also for any free port',
  async (host) => {
    await expect(requireFreePort({ port: 0, host })).rejects.toThrow(
      `HOST is ${host}, which is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 to open it to the network.`,
    );
  },
);

it('names the port that is in use, and what to do', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort({ port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port with PORT.`,
  );
  other.close();
  await once(other, 'close');
  await requireFreePort({ port, host: '127.0.0.1' });
});

it.each([
  ['EACCES', 'This account may not listen to port 80. Choose another port with PORT.'],
  ['ENOTFOUND', 'HOST is nowhere, which is not an address of this computer.'],
])('says what %s means for the settings', async (code, said) => {
  const failed = Promise.reject(Object.assign(new Error(code), { code }));
  await expect(listening({ port: 80, host: 'nowhere' }, failed)).rejects.toThrow(said);
});

it('leaves any other failure as it is', async () => {
  const error = new Error('something else');
  await expect(listening({ port: 80, host: 'nowhere' }, Promise.reject(error))).rejects.toBe(error);
});
