/** What is said where such links are made for others. */
export const passwordLinks = {
  link: 'Sign-in link',
  links: 'Sign-in links',
  linkIntro: 'With this link %{name} chooses a password. It works once, for 7 days. An earlier link stops working.',
  show: 'Show link',
  mail: 'Send by email',
  printOne: 'Print slip',
  printed: 'Slip saved as a file. Earlier links no longer work.',
  printedAll: 'Slips saved as a file. Earlier links no longer work.',
  copy: 'Copy link',
  copied: 'Link copied.',
  once: 'This link is shown only now. Give it to %{name} and nobody else.',
  until: 'Valid until %{at}',
  close: 'Close',
  slips: 'Sign-in slips',
  slipsIntro:
    'A slip has the sign-in name and a link to choose a password, as an address and as a code to scan. Earlier links of these people stop working.',
  slipsCount: 'People with a user account: %{count}',
  slipsWithout: 'Without a user account, so without a slip: %{count}',
  language: 'Language',
  print: 'Print slips',
};

export type PasswordLinkMessages = Readonly<Record<keyof typeof passwordLinks, string>>;
