import type { AdminLink } from '../../server/services/auth/adminLink.ts';

interface LinkReportOptions {
  readonly made: AdminLink;
  /** The address that was named. */
  readonly email: string | undefined;
  readonly endsSecondFactor: boolean;
  /** The embedded database, which one process has at a time. */
  readonly isEmbedded: boolean;
  /** That of the server when not said. */
  readonly timeZone?: string;
}

/** What `npm run admin:link` says: the link and what to do with it, or whom to name. */
export function linkReport({ made, email, endsSecondFactor, isEmbedded, timeZone }: LinkReportOptions): string {
  if ('choices' in made) return choicesReport(made, email);
  const { admin, link, endedSecondFactor } = made;
  const lines = [
    `For ${admin.name} (${admin.login_id ?? admin.email}), once, until ${inWords(link.expires_at, timeZone)}:`,
    `  ${link.address}`,
  ];
  if (endsSecondFactor)
    lines.push(
      endedSecondFactor ? 'The second factor was taken away, and all logins ended.' : 'There was no second factor.',
    );
  if (isEmbedded) lines.push('Start the server again now (npm start), and then open the link.');
  return lines.join('\n');
}

function choicesReport(
  { choices, isUnknown }: Extract<AdminLink, { choices: unknown }>,
  email: string | undefined,
): string {
  if (choices.length === 0) return 'There is no super admin yet: the start of the server prints a link that makes one.';
  const lines = choices.map(({ name, email: address }) => `  ${address ?? '(no email address)'}  ${name}`);
  const known = isUnknown && email !== undefined ? [`No super admin has the email address ${email}.`] : [];
  return [...known, 'Name one of the super admins with --email:', ...lines].join('\n');
}

function inWords(instant: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
}
