/** The second step of signing in: a code after the password. */
export const code = {
  intro: 'Your account has two-step sign-in. Enter the code from your authenticator app.',
  label: 'Code',
  hint: 'No phone at hand? Enter one of your recovery codes.',
  lost: 'Lost your phone and your recovery codes? Ask the office to reset two-step sign-in for you.',
  required: 'Enter the code.',
  sixDigits: 'Enter the 6 digits.',
  back: 'Back to password',
};

export type CodeMessages = Readonly<Record<keyof typeof code, string>>;
