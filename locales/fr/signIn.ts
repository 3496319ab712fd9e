import type { signIn as english } from '../en/signIn.ts';

export const signIn: typeof english = {
  mail: {
    greeting: 'Bonjour %{name},',
    choose: 'Choisir un mot de passe',
    until: 'Le lien sert une seule fois, jusqu’au %{at}.',
    handed: {
      subject: 'Votre compte à %{school}',
      text: 'Vous avez un compte à %{school}. Choisissez son mot de passe avec ce lien\u00a0:',
      ignore: 'Si vous ne vous y attendiez pas, prévenez le bureau.',
    },
    asked: {
      subject: 'Nouveau mot de passe à %{school}',
      text: 'Un nouveau mot de passe a été demandé pour votre compte à %{school}. Choisissez-le avec ce lien\u00a0:',
      ignore: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste le même.',
    },
  },
  slip: {
    title: 'Fiches de connexion',
    login: 'Se connecter avec',
    how: 'Scannez le code, ou saisissez l’adresse ci-dessous, et choisissez un mot de passe.',
    until: 'Valable jusqu’au',
    secret: 'Elle ne sert qu’une fois. Ne la montrez à personne.',
    serial: 'Numéro de fiche',
  },
};
