import type { signIn as english } from '../en/signIn.ts';

export const signIn: typeof english = {
  mail: {
    greeting: 'Guten Tag %{name},',
    choose: 'Passwort wählen',
    until: 'Der Link gilt einmal, bis %{at}.',
    handed: {
      subject: 'Ihr Konto bei %{school}',
      text: 'Sie haben ein Konto bei %{school}. Wählen Sie mit diesem Link das Passwort dafür:',
      ignore: 'Falls Sie das nicht erwartet haben, sagen Sie es dem Büro.',
    },
    asked: {
      subject: 'Neues Passwort bei %{school}',
      text: 'Für Ihr Konto bei %{school} wurde ein neues Passwort angefordert. Wählen Sie es mit diesem Link:',
      ignore: 'Waren Sie das nicht, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
    },
  },
  slip: {
    title: 'Anmeldezettel',
    login: 'Anmelden mit',
    how: 'Scannen Sie den Code oder geben Sie die Adresse unten ein und wählen Sie ein Passwort.',
    until: 'Gültig bis',
    secret: 'Er gilt nur einmal. Zeigen Sie ihn niemandem.',
    serial: 'Zettelnummer',
  },
};
