import type { PasswordLinkMessages } from '../en/passwordLinks.ts';

export const passwordLinks: PasswordLinkMessages = {
  link: 'Anmeldelink',
  links: 'Anmeldelinks',
  linkIntro:
    'Mit diesem Link wählt %{name} ein Passwort. Er gilt einmal und 7 Tage lang. Ein früherer Link gilt dann nicht mehr.',
  show: 'Link anzeigen',
  mail: 'Per E-Mail senden',
  printOne: 'Zettel drucken',
  printed: 'Zettel als Datei gespeichert. Frühere Links gelten nicht mehr.',
  printedAll: 'Zettel als Datei gespeichert. Frühere Links gelten nicht mehr.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  once: 'Dieser Link wird nur jetzt angezeigt. Geben Sie ihn %{name} und sonst niemandem.',
  until: 'Gültig bis %{at}',
  close: 'Schließen',
  slips: 'Anmeldezettel',
  slipsIntro:
    'Ein Zettel hat den Anmeldenamen und einen Link, um ein Passwort zu wählen, als Adresse und als Code zum Scannen. Frühere Links dieser Personen gelten nicht mehr.',
  slipsCount: 'Personen mit Benutzerkonto: %{count}',
  slipsWithout: 'Ohne Benutzerkonto und daher ohne Zettel: %{count}',
  language: 'Sprache',
  print: 'Zettel drucken',
};
