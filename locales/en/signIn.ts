/** Links to choose a password, by e-mail and on paper. */
export const signIn = {
  mail: {
    greeting: 'Hello %{name},',
    choose: 'Choose a password',
    until: 'The link works once, until %{at}.',
    handed: {
      subject: 'Your account at %{school}',
      text: 'You have an account at %{school}. Choose its password with this link:',
      ignore: 'If you did not expect this, tell the office.',
    },
    asked: {
      subject: 'New password at %{school}',
      text: 'Someone asked for a new password for your account at %{school}. Choose it with this link:',
      ignore: 'If it was not you, ignore this email. Your password stays as it is.',
    },
  },
  slip: {
    title: 'Sign-in slips',
    login: 'Sign in with',
    how: 'Scan the code, or enter the address below, and choose a password.',
    until: 'Valid until',
    secret: 'It works once. Show it to nobody.',
    serial: 'Slip number',
  },
};
