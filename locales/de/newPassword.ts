import type { NewPasswordMessages } from '../en/newPassword.ts';

export const newPassword: NewPasswordMessages = {
  title: 'Passwort wählen',
  intro: 'Dieser Link ist für %{name}. Melden Sie sich künftig mit %{login} an.',
  signedInAs: 'Sie sind als %{name} angemeldet. Beim Speichern werden Sie abgemeldet.',
  password: 'Neues Passwort',
  hint: 'Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben, einer Ziffer und einem von !@#$%&*().',
  again: 'Passwort wiederholen',
  submit: 'Speichern und anmelden',
  working: 'Wird gespeichert …',
  saved: 'Ihr Passwort ist gespeichert.',
  missing: 'Füllen Sie dieses Feld aus.',
  differ: 'Die beiden Passwörter sind nicht gleich.',
  linkOver:
    'Dieser Link wurde schon benutzt, ersetzt oder ist abgelaufen. Bitten Sie die Administration um einen neuen.',
  checking: 'Link wird geprüft …',
  forgotten: 'Passwort vergessen?',
  forgottenIntro:
    'Geben Sie Ihre E-Mail-Adresse oder ID ein. Hat Ihr Konto eine E-Mail-Adresse, erhalten Sie einen Link, um ein neues Passwort zu wählen.',
  send: 'Link senden',
  sending: 'Wird gesendet …',
  asked: 'Gehört das zu einem Konto mit E-Mail-Adresse, ist ein Link dorthin unterwegs. Er gilt 2 Stunden.',
  back: 'Zurück zur Anmeldung',
};
