import type { AccountViewMessages } from '../en/accountView.ts';

export const accountView: AccountViewMessages = {
  title: 'Voir en tant que %{name}',
  intro:
    'Cette fenêtre montre l’application telle que %{name} la voit, pendant 30 minutes au plus. Rien ne peut être modifié. Votre motif et chaque page ouverte sont inscrits dans le journal d’audit.',
  others: 'Les autres fenêtres restent dans votre propre compte.',
  reason: 'Motif',
  start: 'Commencer la vue',
  banner: 'Vue en tant que %{name}',
  until: 'Lecture seule jusqu’à %{at}',
  end: 'Terminer la vue',
  over: 'La vue est terminée',
  overText: 'Vous ne voyez plus l’application en tant que %{name}. Continuez dans votre propre compte.',
  back: 'Revenir à votre compte',
};
