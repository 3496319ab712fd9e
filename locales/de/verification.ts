import type { paper as englishPaper, verification as english } from '../en/verification.ts';

export const paper: typeof englishPaper = {
  serial: 'Seriennummer',
  code: 'Code',
  issued_on: 'Ausgestellt',
  check: 'Dieses Dokument prüfen:',
  page: 'Seite %{page} von %{pages}',
};

export const verification: typeof english = {
  title: 'Dokument prüfen',
  intro: 'Scannen Sie den QR-Code auf dem Dokument oder geben Sie den Code ein, der daneben steht.',
  code: 'Code',
  submit: 'Prüfen',
  genuine: 'Dieses Dokument ist echt',
  outdated: 'Dieses Dokument gilt nicht mehr',
  outdatedText:
    'Es wurde hier ausgestellt, aber seine Angaben wurden danach berichtigt oder zurückgenommen. Fragen Sie nach dem aktuellen.',
  compare: 'Vergleichen Sie diese Angaben mit dem Dokument. Weicht eine davon ab, wurde das Dokument verändert.',
  kind: 'Dokument',
  serial: 'Seriennummer',
  issued_on: 'Ausgestellt',
  unknown: 'Dieses Dokument gibt es nicht',
  unknownText:
    'Prüfen Sie den Code und versuchen Sie es noch einmal. Stimmt er, wurde das Dokument nicht hier ausgestellt.',
  wait: 'Zu viele falsche Codes',
  waitText: 'Versuchen Sie es in %{minutes} min noch einmal.',
  again: 'Weiteres Dokument prüfen',
  language: 'Sprache',
};
