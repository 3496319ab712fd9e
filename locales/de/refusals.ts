import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'Aus dem Vorsorgefonds wurde schon mehr entnommen, als dann noch darin wäre.',
    booked: 'Das hat ein gezahltes Gehalt gebucht; es bleibt, wie es ist.',
    loanOwesLess: 'Die Darlehensrate dieses Gehalts ist höher als das, was vom Darlehen noch offen ist: %{owed}.',
    loanPlanned:
      'Noch nicht gezahlte Gehälter tilgen %{planned} dieses Darlehens. Zahlen Sie diese zuerst, oder nehmen Sie das Darlehen dort heraus.',
    countedStatus:
      'Nach dem Kürzel %{alias} wird die Anwesenheit gezählt, deshalb bleibt dieser Status. Sein Name kann geändert werden.',
    noLeaveStatus:
      'Es gibt keinen aktiven Anwesenheitsstatus mit dem Kürzel %{alias} für „beurlaubt“. Bitte legen Sie ihn zuerst an oder aktivieren Sie ihn.',
    distributionsSaved: 'Die Punkteverteilung wurde gespeichert.',
  },
  validation: {
    fundBelowZero: 'Aus dem Vorsorgefonds wurde schon mehr entnommen, als dann noch darin wäre.',
    officePage: 'Diese Adresse gehört zu einer Seite der Verwaltung. Bitte wählen Sie eine andere.',
    netBelowZero: 'Die Abzüge sind höher als das Gehalt.',
    netTooLarge: 'Das Gehalt ergibt mehr als %{max}.',
    itself: 'Ein Eintrag kann nicht auf sich selbst verweisen.',
    inAnotherPair: 'Diese Arbeit gehört schon zu einem anderen Paar.',
    hasMarks: 'Dafür sind schon Punkte eingetragen.',
    ownOnly: 'Bitte wählen Sie sich selbst.',
    notAssigned: 'Dieses Fach ist Ihnen in diesem Zug nicht zugeteilt.',
    notEnrolled: 'In diesem Schuljahr ist die Person in keiner Klasse.',
    notFourth: 'In dieser Klasse und Fachrichtung ist das kein mögliches viertes Fach.',
    notOfClass: 'Das ist kein Fach dieser Klassenstufe. Tragen Sie die Klassenstufe zuerst beim Fach ein.',
    dayOff: 'An diesem Tag ist frei: Es gibt keine Anwesenheit.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Videoliste',
  pageNotice: 'Aushang',
  pageEvent: 'Veranstaltung',
};
