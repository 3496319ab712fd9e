/** What is said where such links are made for others. */
export const passwordLinks = {
  link: 'Sign-in link',
  links: 'Sign-in links',
  linkIntro: 'With this link, %{name} can choose a password. It works once, within 7 days. Earlier links stop working.',
  show: 'Show link',
  mail: 'Send by email',
  printOne: 'Print slip',
  printed: 'Slip downloaded. Earlier links no longer work.',
  printedAll: 'Slips downloaded. Earlier links no longer work.',
  copy: 'Copy link',
  copied: 'Link copied.',
  once: 'This link is shown only once. Give it only to %{name}.',
  until: 'Valid until %{at}',
  close: 'Close',
  slips: 'Sign-in slips',
  slipsIntro:
    'Each slip has the name to sign in with and a link to choose a password, as an address and as a code to scan. Earlier links of these people stop working.',
  slipsCount: 'People with a user account: %{count}',
  slipsWithout: 'Without a user account, no slip: %{count}',
  language: 'Language',
  print: 'Print slips',
};

export type PasswordLinkMessages = Readonly<Record<keyof typeof passwordLinks, string>>;
