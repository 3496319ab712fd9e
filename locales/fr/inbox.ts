import type { inbox as english } from '../en/inbox.ts';

export const inbox: typeof english = {
  nothing: 'Rien n’attend votre décision.',
  keys: { move: 'se déplacer', select: 'sélectionner', accept: 'accepter', refuse: 'refuser', open: 'ouvrir' },
  selectAll: 'Tout sélectionner : %{name}',
  select: 'Sélectionner « %{title} »',
  by: 'Ajouté par %{name} %{age}',
  all: 'Afficher les %{count}',
};
