/** The page behind the one-time link that makes a school's first super admin. */
export const setup = {
  title: 'Welcome',
  intro: 'This link makes the account of the first super admin. It works once.',
  name: 'Your name',
  email: 'Your email',
  password: 'Password',
  passwordHint: 'At least 8 characters, with a capital and a small letter, a digit and one of !@#$%&*()',
  again: 'The same password again',
  submit: 'Create the account',
  working: 'Creating the account…',
  missing: 'This field is required.',
  differ: 'The two passwords are not the same.',
  linkOver: 'This link has been used already or has run out. Start the server again to get a new one.',
};

export type SetupMessages = Readonly<Record<keyof typeof setup, string>>;
