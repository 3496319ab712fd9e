import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'On a déjà retiré du fonds de prévoyance plus qu’il n’y resterait.',
    booked: 'C’est un salaire payé qui a passé cette écriture\u00a0; elle reste telle quelle.',
    loanOwesLess: 'La mensualité de ce salaire dépasse ce qui reste dû sur le prêt\u00a0: %{owed}.',
    loanPlanned:
      'Des salaires non encore payés remboursent %{planned} de ce prêt. Payez-les d’abord, ou retirez-en le prêt.',
    countedStatus:
      'Le sigle %{alias} sert à compter les présences\u00a0: cet état reste donc. Vous pouvez en changer le nom.',
    noLeaveStatus:
      'Aucun état de présence actif n’a le sigle %{alias} pour «\u00a0en congé\u00a0». Ajoutez-le ou activez-le d’abord.',
    distributionsSaved: 'Le barème a été enregistré.',
  },
  validation: {
    fundBelowZero: 'On a déjà retiré du fonds de prévoyance plus qu’il n’y resterait.',
    officePage: 'Cette adresse est celle d’une page de l’administration. Veuillez en choisir une autre.',
    netBelowZero: 'Les retenues dépassent le salaire.',
    netTooLarge: 'Le salaire dépasse %{max}.',
    itself: 'Un enregistrement ne peut pas renvoyer à lui-même.',
    inAnotherPair: 'Cette épreuve est déjà associée à une autre.',
    hasMarks: 'Des notes ont déjà été saisies.',
    ownOnly: 'Veuillez vous choisir vous-même.',
    notAssigned: 'Cette matière ne vous est pas confiée dans cette division.',
    notEnrolled: 'L’élève n’est inscrit dans aucune classe cette année-là.',
    notFourth: 'Ce n’est pas une quatrième matière possible dans la classe et la filière de l’élève.',
    notOfClass: 'Ce n’est pas une matière de cette classe. Ajoutez d’abord la classe à la matière.',
    dayOff: 'Ce jour est libre\u00a0: il n’y a pas de présence.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Liste de vidéos',
  pageNotice: 'Avis',
  pageEvent: 'Événement',
};
