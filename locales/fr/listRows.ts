import type { ListRowsMessages } from '../en/listRows.ts';

export const listRows: ListRowsMessages = {
  move: 'Déplacer «\u00a0%{title}\u00a0»',
  how: 'Faites glisser la ligne, ou appuyez sur Espace puis sur les flèches. Alt avec une flèche déplace d’une ligne.',
  lifted:
    '«\u00a0%{title}\u00a0» pris à la position %{place} sur %{count}. Les flèches déplacent, Espace dépose, Échap remet en place.',
  at: '«\u00a0%{title}\u00a0»\u00a0: position %{place} sur %{count}.',
  dropped: '«\u00a0%{title}\u00a0» est maintenant en position %{place} sur %{count}.',
  back: '«\u00a0%{title}\u00a0» est revenu en position %{place} sur %{count}.',
  saves: 'Entrée enregistre, Échap annule.',
  many: {
    title: 'Modifier les éléments sélectionnés\u00a0: %{count}',
    text: 'Choisissez les champs à modifier. Tout le reste demeure inchangé.',
    choose: 'Champ à modifier',
    remove: 'Ne pas modifier «\u00a0%{field}\u00a0»',
    will: 'Modifications prévues\u00a0:',
    line: '%{field}\u00a0: %{count} %{records} → %{value}',
    same: 'Ont déjà cette valeur\u00a0: %{count}',
    nothing: 'Les éléments sélectionnés ont déjà ces valeurs.',
    empty: 'vide',
    save: 'Enregistrer',
    all: 'Tous les champs sont choisis.',
  },
};
