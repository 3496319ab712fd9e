/** The page behind a link with which somebody chooses a password, and the way to ask for one. */
export const newPassword = {
  title: 'Choose a password',
  intro: 'This link is for %{name}. Sign in with %{login} from now on.',
  signedInAs: 'You are signed in as %{name}. Saving signs you out.',
  password: 'New password',
  hint: 'Use at least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%&*().',
  again: 'Confirm password',
  submit: 'Save and sign in',
  working: 'Saving…',
  saved: 'Your password is saved.',
  missing: 'This field is required.',
  differ: 'The passwords do not match.',
  linkOver: 'This link has been used, replaced or has expired. Ask an administrator for a new one.',
  checking: 'Checking the link…',
  forgotten: 'Forgotten your password?',
  forgottenIntro:
    'Enter your email or ID. If your account has an email address, you get a link to choose a new password.',
  send: 'Send link',
  sending: 'Sending…',
  asked: 'If this belongs to an account with an email address, a link is on its way there. It works for 2 hours.',
  back: 'Back to sign in',
};

export type NewPasswordMessages = Readonly<Record<keyof typeof newPassword, string>>;
