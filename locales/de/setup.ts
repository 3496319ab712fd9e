import type { SetupMessages } from '../en/setup.ts';

export const setup: SetupMessages = {
  title: 'Willkommen',
  intro: 'Mit diesem Link entsteht das Konto des ersten Superadmins. Er gilt nur einmal.',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben, einer Ziffer und einem von !@#$%&*()',
  again: 'Dasselbe Passwort noch einmal',
  submit: 'Konto anlegen',
  working: 'Konto wird angelegt …',
  missing: 'Füllen Sie dieses Feld aus.',
  differ: 'Die beiden Passwörter sind nicht gleich.',
  linkOver:
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Starten Sie den Server neu, um einen neuen zu erhalten.',
};
