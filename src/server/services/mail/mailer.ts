import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';

/** A mail as it is sent: the same in plain text and as simple HTML. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails to the mail server of the settings. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Milliseconds: a mail server that does not answer holds up nobody but the job that waits for it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The mailer of the settings; none where they name no mail server. */
export function openMailer({ mail }: Pick<Env, 'mail'>): Mailer | undefined {
  if (!mail) return undefined;
  // Nothing is attached, so that no text of a mail can make the server read a file or an address.
  const transport = createTransport({
    url: mail.server,
    ...PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail({ from: mail.from, ...message });
    },
    close: () => transport.close(),
  };
}
