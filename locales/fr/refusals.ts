import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'On a déjà retiré du fonds de prévoyance plus qu’il n’y resterait.',
    booked: 'Cette écriture provient d’un salaire payé\u00a0; elle ne peut pas être modifiée.',
    loanOwesLess: 'La mensualité de ce salaire dépasse ce qui reste dû sur le prêt\u00a0: %{owed}.',
    loanOwesLessUnseen: 'La mensualité de ce salaire dépasse ce qui reste dû sur le prêt.',
    loanPlanned:
      'Des salaires non encore payés remboursent %{planned} de ce prêt. Payez-les d’abord, ou retirez-en le prêt.',
    loanPlannedUnseen:
      'Des salaires non encore payés remboursent une partie de ce prêt. Payez-les d’abord, ou retirez-en le prêt.',
    countedStatus:
      'Le sigle %{alias} sert à compter les présences\u00a0: cet état reste donc. Vous pouvez en changer le nom.',
    noLeaveStatus:
      'Aucun statut de présence actif n’a l’abréviation %{alias} pour «\u00a0absence autorisée\u00a0». Ajoutez-le ou activez-le d’abord.',
    gradeTypes: {
      noneFromZero: 'Impossible de générer les résultats\u00a0: aucune mention active ne commence à 0\u00a0%.',
      failHasPoint:
        'Impossible de générer les résultats\u00a0: la mention la plus basse, %{letter}, doit valoir 0 point.',
      sameMinimum:
        'Impossible de générer les résultats\u00a0: les mentions %{letter} et %{other} commencent au même pourcentage.',
      lessForMore:
        'Impossible de générer les résultats\u00a0: la mention %{letter} vaut moins de points que la mention inférieure %{other}.',
    },
    marksOwed:
      'Impossible de générer les résultats\u00a0: des notes de %{smart_count} élève manquent (%{names}). |||| Impossible de générer les résultats\u00a0: des notes de %{smart_count} élèves manquent (%{names}).',
    resultsOwed:
      'Impossible de générer le résultat final\u00a0: %{smart_count} élève n’a pas encore de résultat à un examen qui compte (%{names}). |||| Impossible de générer le résultat final\u00a0: %{smart_count} élèves n’ont pas encore de résultat à un examen qui compte (%{names}).',
    marksAbove:
      'Des notes dépassent le maximum dans %{smart_count} matière\u00a0: %{names}. Saisissez-les à nouveau, puis générez les résultats. |||| Des notes dépassent le maximum dans %{smart_count} matières\u00a0: %{names}. Saisissez-les à nouveau, puis générez les résultats.',
    noCompulsory:
      '%{smart_count} élève n’a aucune matière obligatoire à cet examen\u00a0: %{names}. |||| %{smart_count} élèves n’ont aucune matière obligatoire à cet examen\u00a0: %{names}.',
    noDistribution: 'Aucun barème de cette classe ne compte encore ici. Ajoutez-en d’abord un.',
    noWeight:
      'Chaque examen de cette classe a le coefficient 0, donc aucun ne compte pour le résultat final. Définissez d’abord les coefficients dans les types d’examen.',
    examsNotPublished:
      'Le résultat final montre les notes de ces examens, dont les derniers résultats ne sont pas publiés pour tous ces élèves\u00a0: %{names}. Publiez-les d’abord.',
    finalPublished:
      'Le résultat final de l’année est publié et montre les notes de cet examen. Retirez d’abord le résultat final.',
    nobodyExamined: 'Aucun élève ici n’a de résultat à générer.',
    resultsOutdated:
      'Ces résultats ne sont plus à jour\u00a0: des données ont changé après leur génération. Générez-les à nouveau ou publiez-les tels quels.',
    nothingGenerated: 'Aucun résultat généré à publier ici.',
    nothingToCorrect: 'Rien n’est publié ici pour cet élève. Modifiez la note dans la saisie des notes.',
    nothingPublished: 'Aucun résultat publié à retirer ici.',
    plannedAlready:
      'La publication de ces résultats est déjà prévue le %{at}. Pour choisir un autre moment, annulez d’abord celle-ci.',
    noneToPrint: 'Aucun résultat publié à imprimer ici.',
    placesHidden: 'Cet examen n’affiche pas les rangs\u00a0: il n’a donc pas de classement au mérite.',
    distributionsSaved: 'Le barème a été enregistré.',
    marksSaved: '%{smart_count} note a été enregistrée. |||| %{smart_count} notes ont été enregistrées.',
    marksAreHandedIn: 'Les notes sont remises.',
    marksAreOpen: 'Les notes peuvent de nouveau être modifiées.',
    marksChanged: 'Quelqu’un d’autre a modifié ces notes entre-temps. Vos modifications ne sont pas enregistrées.',
    marksClosed: 'La saisie des notes de cet examen a fermé le %{at}.',
    marksPublished: 'Les résultats de ces notes ont été publiés le %{at}\u00a0; elles ne sont plus que consultables.',
    marksHandedIn: 'Ces notes sont remises\u00a0; elles ne sont plus que consultables.',
    marksMissing:
      'Il manque encore %{smart_count} note. Saisissez-la, ou Ab pour absent. |||| Il manque encore %{smart_count} notes. Saisissez-les, ou Ab pour absent.',
    marksNotAssigned: 'Cette matière ne vous est pas confiée dans cette division.',
    marksNotDistributed: 'Cette matière n’a pas encore de barème pour cet examen.',
    marksNotHandedIn: 'Ces notes ne sont pas remises.',
    marksNotOpen: 'La saisie des notes de cet examen ouvre le %{at}.',
  },
  validation: {
    fundBelowZero: 'On a déjà retiré du fonds de prévoyance plus qu’il n’y resterait.',
    fundEmpty: 'Il n’y a rien dans ce fonds de prévoyance.',
    aboveLoan: 'C’est plus que ce qui reste dû sur le prêt.',
    officePage: 'Cette adresse est celle d’une page de l’administration. Choisissez-en une autre.',
    netBelowZero: 'Les retenues dépassent le salaire.',
    netTooLarge: 'Le salaire dépasse %{max}.',
    itself: 'Un enregistrement ne peut pas renvoyer à lui-même.',
    inAnotherPair: 'Cette épreuve est déjà associée à une autre.',
    unchanged: 'C’est déjà la note enregistrée.',
    notSat: 'L’élève ne passe pas cela à cet examen.',
    hasMarks: 'Des notes ont déjà été saisies pour cette épreuve.',
    ownOnly: 'Choisissez votre propre nom.',
    notAssigned: 'Cette matière ne vous est pas confiée dans cette division.',
    notEnrolled: 'L’élève n’est inscrit dans aucune classe cette année-là.',
    notFourth: 'Ce n’est pas une quatrième matière possible dans la classe et la filière de l’élève.',
    notOfClass: 'Ce n’est pas une matière de cette classe. Ajoutez d’abord la classe à la matière.',
    notOnSheet: 'L’élève ne suit pas cette matière dans cette division.',
    alreadyPublished: 'Le résultat de cet élève est publié\u00a0; ses notes ne sont plus que consultables.',
    notComponent: 'Le barème de cette matière n’a pas cette partie.',
    sentTwice: 'Cette note a été envoyée deux fois.',
    absentHasMark: 'Un élève absent n’a pas de note.',
    dayOff: 'Pas de cours ce jour-là\u00a0: il n’y a pas d’appel.',
    holiday: 'Ce jour est férié ou en congé (%{name})\u00a0: il n’y a pas d’appel.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Liste de vidéos',
  pageNotice: 'Avis',
  pageEvent: 'Événement',
};
