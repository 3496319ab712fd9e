import type { paper as englishPaper, verification as english } from '../en/verification.ts';

export const paper: typeof englishPaper = {
  serial: 'Numéro de série',
  code: 'Code',
  issued_on: 'Délivré le',
  check: 'Vérifier ce document\u00a0:',
  page: 'Page %{page} sur %{pages}',
};

export const verification: typeof english = {
  title: 'Vérifier un document',
  intro: 'Scannez le code QR du document ou saisissez le code imprimé à côté.',
  code: 'Code',
  submit: 'Vérifier',
  genuine: 'Ce document est authentique',
  outdated: 'Ce document n’est plus valable',
  outdatedText:
    'Il a été délivré ici, mais ses informations ont été corrigées ou retirées ensuite. Demandez le document actuel.',
  compare: 'Comparez ces informations avec le document. Si l’une d’elles diffère, le document a été modifié.',
  kind: 'Document',
  serial: 'Numéro de série',
  issued_on: 'Délivré le',
  unknown: 'Ce document n’existe pas',
  unknownText: 'Vérifiez le code et réessayez. S’il est correct, le document n’a pas été délivré ici.',
  wait: 'Trop de codes erronés',
  waitText: 'Réessayez dans %{minutes} min.',
  again: 'Vérifier un autre document',
  language: 'Langue',
};
