import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'Ihr Konto hat die Anmeldung in zwei Schritten. Geben Sie den Code aus Ihrer Authenticator-App ein.',
  label: 'Code',
  hint: 'Kein Telefon zur Hand? Geben Sie einen Ihrer Wiederherstellungscodes ein.',
  lost: 'Telefon und Wiederherstellungscodes verloren? Bitten Sie das Büro, die Anmeldung in zwei Schritten zurückzusetzen.',
  required: 'Geben Sie den Code ein.',
  sixDigits: 'Geben Sie die sechs Ziffern ein.',
  back: 'Zurück zum Passwort',
};
