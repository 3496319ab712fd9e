/** Looking at the product as another user: the question before it, the banner and its end. */
export const accountView = {
  title: 'View as %{name}',
  intro:
    'This window shows the product as %{name} sees it, for up to 30 minutes. Everything is read-only. Your reason and every page you open are recorded in the audit log.',
  others: 'Other windows stay in your own account.',
  reason: 'Reason',
  start: 'Start viewing',
  banner: 'Viewing as %{name}',
  until: 'Read-only until %{at}',
  end: 'End view',
  over: 'The view has ended',
  overText: 'You no longer see the product as %{name}. Continue in your own account.',
  back: 'Back to your account',
};

export type AccountViewMessages = Readonly<Record<keyof typeof accountView, string>>;
