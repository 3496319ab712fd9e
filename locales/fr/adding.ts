import type { AddingMessages } from '../en/adding.ts';

/** What helps to fill in a form: fetched after it. */
export const adding: AddingMessages = {
  suggested: 'Proposé',
  nextFree: 'Prochain libre : %{value}',
  use: 'Utiliser',
  sameAs: 'Identique à « %{label} »',
  copy: '%{name} : utiliser « %{text} »',
  looksLike: 'Ressemble à %{name}',
  agrees: 'Identique : %{fields}',
  alreadyThere: 'Déjà ajouté\u00a0?',
  alreadyThereText: 'Cela ressemble à une fiche qui existe déjà.',
  saveAnyway: 'Enregistrer quand même',
  open: 'Ouvrir',
  sections: 'Sections de ce formulaire',
  toFill: '%{count} à remplir',
  wrong: '%{count} à corriger',
  fromKind: 'Ajouter %{kind} : %{name}',
  known: 'Existe déjà : %{name}',
  useKnown: 'Utiliser %{name}',
  nextOne: 'Prochain : %{value}',
  keys: 'Alt+↓ et Alt+↑ passent d’une section à l’autre',
};
