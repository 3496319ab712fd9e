import type { NewPasswordMessages } from '../en/newPassword.ts';

export const newPassword: NewPasswordMessages = {
  title: 'Choisir un mot de passe',
  intro: 'Ce lien est pour %{name}. Connectez-vous désormais avec %{login}.',
  signedInAs: 'Votre session est ouverte au nom de %{name}. L’enregistrement la ferme.',
  password: 'Nouveau mot de passe',
  hint: 'Au moins 8 caractères, avec une majuscule, une minuscule, un chiffre et un signe parmi\u00a0!@#$%&*().',
  again: 'Confirmer le mot de passe',
  submit: 'Enregistrer et se connecter',
  working: 'Enregistrement…',
  saved: 'Votre mot de passe est enregistré.',
  missing: 'Remplissez ce champ.',
  differ: 'Les deux mots de passe sont différents.',
  linkOver: 'Ce lien a déjà servi, a été remplacé ou a expiré. Demandez-en un nouveau à un administrateur.',
  checking: 'Vérification du lien…',
  forgotten: 'Mot de passe oublié\u00a0?',
  forgottenIntro:
    'Saisissez votre e-mail ou votre identifiant. Si votre compte a une adresse e-mail, vous recevez un lien pour choisir un nouveau mot de passe.',
  send: 'Envoyer le lien',
  sending: 'Envoi…',
  asked: 'Si cela correspond à un compte avec une adresse e-mail, un lien y est envoyé. Il est valable 2 heures.',
  back: 'Retour à la connexion',
};
