import type { ScreenNames } from '../en/screenNames.ts';

export const screenNames: ScreenNames = {
  audit: 'Journal d’audit',
  publicPages: 'Pages du site',
  publicPage: 'Une page du site',
  distribution: 'Barème',
  generateResults: 'Générer les résultats',
  publishResults: 'Publier les résultats',
  marksheet: 'Bulletin',
  markEntry: 'Saisie des notes',
  homework: 'Devoirs d’une classe',
  material: 'Supports de cours d’une classe',
  secondFactorResets: 'Réinitialisation de la connexion en deux étapes',
};
