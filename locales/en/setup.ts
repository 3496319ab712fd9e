/** The page behind the one-time link that makes the first super admin. */
export const setup = {
  title: 'Welcome',
  intro: 'Create the first super admin account. This link works only once.',
  name: 'Your name',
  email: 'Your email',
  password: 'Password',
  passwordHint:
    'Use at least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%&*().',
  again: 'Confirm password',
  submit: 'Create account',
  working: 'Creating account…',
  missing: 'This field is required.',
  differ: 'The passwords do not match.',
  linkOver: 'This link has been used or has expired. Restart the server to get a new one.',
};

export type SetupMessages = Readonly<Record<keyof typeof setup, string>>;
