import type { SetupMessages } from '../en/setup.ts';

export const setup: SetupMessages = {
  title: 'Bienvenue',
  intro: 'Ce lien crée le compte du premier super administrateur. Il ne sert qu’une fois.',
  name: 'Votre nom',
  email: 'Votre e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères, avec une majuscule, une minuscule, un chiffre et un signe parmi\u00a0!@#$%&*()',
  again: 'Confirmez le mot de passe',
  submit: 'Créer le compte',
  working: 'Création du compte…',
  missing: 'Remplissez ce champ.',
  differ: 'Les deux mots de passe sont différents.',
  linkOver: 'Ce lien a déjà servi ou a expiré. Redémarrez le serveur pour en obtenir un nouveau.',
};
