import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is sent, and refuses the first of each mail where that is said. */
export async function openMailServer() {
  const mails: string[] = [];
  let failures = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (failures > 0) {
          failures--;
          return done(new Error('451 come again'));
        }
        mails.push(Buffer.concat(pieces).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    failOnce: () => {
      failures = 1;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A mail's text, whatever it was encoded in. */
export function decoded(mail: string): string {
  const plain = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const parts = mail.split(/\r?\n\r?\n/).map((part) => Buffer.from(part, 'base64').toString());
  return [plain, ...parts].join('\n');
}
