import type { ScreenNames } from '../en/screenNames.ts';

export const screenNames: ScreenNames = {
  audit: 'Protokoll',
  publicPages: 'Seiten der Website',
  publicPage: 'Eine Seite der Website',
  distribution: 'Punkteverteilung',
  generateResults: 'Ergebnisse erstellen',
  publishResults: 'Ergebnisse veröffentlichen',
  marksheet: 'Ergebnisblatt',
  markEntry: 'Punkteeingabe',
  homework: 'Hausaufgaben einer Klasse',
  material: 'Unterrichtsmaterial einer Klasse',
  secondFactorResets: 'Zwei-Schritte-Anmeldung zurücksetzen',
};
