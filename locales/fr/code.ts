import type { CodeMessages } from '../en/code.ts';

export const code: CodeMessages = {
  intro: 'Votre compte utilise la connexion en deux étapes. Saisissez le code de votre application d’authentification.',
  label: 'Code',
  hint: 'Pas de téléphone sous la main ? Saisissez l’un de vos codes de secours.',
  lost: 'Téléphone et codes de secours perdus\u00a0? Demandez au secrétariat de réinitialiser la connexion en deux étapes.',
  required: 'Saisissez le code.',
  sixDigits: 'Saisissez les six chiffres.',
  back: 'Revenir au mot de passe',
};
