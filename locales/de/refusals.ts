import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'Aus dem Vorsorgefonds wurde schon mehr entnommen, als dann noch darin wäre.',
    booked: 'Diese Buchung stammt aus einem gezahlten Gehalt und kann nicht geändert werden.',
    loanOwesLess: 'Die Darlehensrate dieses Gehalts ist höher als das, was vom Darlehen noch offen ist: %{owed}.',
    loanOwesLessUnseen: 'Die Darlehensrate dieses Gehalts ist höher als das, was vom Darlehen noch offen ist.',
    loanPlanned:
      'Noch nicht gezahlte Gehälter tilgen %{planned} dieses Darlehens. Zahlen Sie diese zuerst, oder nehmen Sie das Darlehen dort heraus.',
    loanPlannedUnseen:
      'Noch nicht gezahlte Gehälter tilgen einen Teil dieses Darlehens. Zahlen Sie diese zuerst, oder nehmen Sie das Darlehen dort heraus.',
    countedStatus:
      'Nach der Kurzform %{alias} wird die Anwesenheit gezählt, deshalb bleibt dieser Status. Sein Name kann geändert werden.',
    noLeaveStatus:
      'Es gibt keinen aktiven Anwesenheitsstatus mit der Kurzform %{alias} für „beurlaubt“. Legen Sie ihn zuerst an oder aktivieren Sie ihn.',
    gradeTypes: {
      noneFromZero: 'Ergebnisse können nicht erstellt werden: Keine aktive Notenstufe beginnt bei 0 %.',
      failHasPoint: 'Ergebnisse können nicht erstellt werden: Die niedrigste Note %{letter} muss 0 Notenpunkte haben.',
      sameMinimum:
        'Ergebnisse können nicht erstellt werden: Die Noten %{letter} und %{other} beginnen beim gleichen Prozentsatz.',
      lessForMore:
        'Ergebnisse können nicht erstellt werden: Die Note %{letter} hat weniger Notenpunkte als die niedrigere Note %{other}.',
    },
    marksOwed:
      'Ergebnisse können nicht erstellt werden: Es fehlen Punkte von %{smart_count} Schüler/in (%{names}). |||| Ergebnisse können nicht erstellt werden: Es fehlen Punkte von %{smart_count} Schülerinnen und Schülern (%{names}).',
    resultsOwed:
      'Das Endergebnis kann nicht erstellt werden: %{smart_count} Schüler/in hat in einer Prüfung, die zählt, noch kein Ergebnis (%{names}). |||| Das Endergebnis kann nicht erstellt werden: %{smart_count} Schülerinnen und Schüler haben in einer Prüfung, die zählt, noch kein Ergebnis (%{names}).',
    marksAbove:
      'In %{smart_count} Fach liegen Punkte über der Höchstpunktzahl: %{names}. Geben Sie sie neu ein und erstellen Sie dann die Ergebnisse. |||| In %{smart_count} Fächern liegen Punkte über der Höchstpunktzahl: %{names}. Geben Sie sie neu ein und erstellen Sie dann die Ergebnisse.',
    noCompulsory:
      '%{smart_count} Schüler hat kein Pflichtfach in dieser Prüfung: %{names}. |||| %{smart_count} Schüler haben kein Pflichtfach in dieser Prüfung: %{names}.',
    noDistribution: 'Für diese Klassenstufe gibt es hier noch keine Punkteverteilung. Legen Sie zuerst eine an.',
    noWeight:
      'Jede Prüfung dieser Klassenstufe hat das Gewicht 0, also zählt keine für das Endergebnis. Legen Sie zuerst bei den Prüfungsarten die Gewichte fest.',
    examsNotPublished:
      'Das Endergebnis zeigt die Punkte dieser Prüfungen, deren neueste Ergebnisse nicht für alle hier veröffentlicht sind: %{names}. Veröffentlichen Sie diese zuerst.',
    finalPublished:
      'Das Endergebnis des Jahres ist veröffentlicht und zeigt die Punkte dieser Prüfung. Nehmen Sie zuerst das Endergebnis zurück.',
    nobodyExamined: 'Hier gibt es niemanden, für den Ergebnisse erstellt werden können.',
    resultsOutdated:
      'Diese Ergebnisse sind veraltet: Nach dem Erstellen hat sich etwas geändert. Erstellen Sie sie neu oder veröffentlichen Sie sie so, wie sie sind.',
    nothingGenerated: 'Hier gibt es keine erstellten Ergebnisse zum Veröffentlichen.',
    nothingToCorrect:
      'Für diese Schülerin oder diesen Schüler ist hier nichts veröffentlicht. Ändern Sie die Punkte in der Punkteeingabe.',
    nothingPublished: 'Hier gibt es keine veröffentlichten Ergebnisse zum Zurücknehmen.',
    plannedAlready:
      'Die Veröffentlichung dieser Ergebnisse ist schon für %{at} geplant. Für eine andere Zeit beenden Sie zuerst diese Planung.',
    noneToPrint: 'Hier gibt es keine veröffentlichten Ergebnisse zum Drucken.',
    placesHidden: 'Diese Prüfung zeigt keine Plätze, deshalb hat sie keine Bestenliste.',
    distributionsSaved: 'Die Punkteverteilung wurde gespeichert.',
    marksSaved: '%{smart_count} Eintrag wurde gespeichert. |||| %{smart_count} Einträge wurden gespeichert.',
    marksAreHandedIn: 'Die Punkte sind abgegeben.',
    marksAreOpen: 'Die Punkte können wieder geändert werden.',
    marksChanged: 'Jemand anderes hat diese Punkte inzwischen geändert. Ihre Änderungen sind nicht gespeichert.',
    marksClosed: 'Die Punkteeingabe für diese Prüfung endete am %{at}.',
    marksPublished:
      'Die Ergebnisse dieser Punkte wurden am %{at} veröffentlicht, daher lassen sie sich nur noch lesen.',
    marksHandedIn: 'Diese Punkte sind abgegeben und lassen sich nur noch lesen.',
    marksMissing:
      'Es fehlt noch %{smart_count} Eintrag. Tragen Sie Punkte ein, oder Ab für gefehlt. |||| Es fehlen noch %{smart_count} Einträge. Tragen Sie Punkte ein, oder Ab für gefehlt.',
    marksNotAssigned: 'Dieses Fach ist Ihnen in dieser Klasse nicht zugeteilt.',
    marksNotDistributed: 'Dieses Fach hat für diese Prüfung noch keine Punkteverteilung.',
    marksNotHandedIn: 'Diese Punkte sind nicht abgegeben.',
    marksNotOpen: 'Die Punkteeingabe für diese Prüfung beginnt am %{at}.',
  },
  validation: {
    fundBelowZero: 'Aus dem Vorsorgefonds wurde schon mehr entnommen, als dann noch darin wäre.',
    fundEmpty: 'In diesem Vorsorgefonds ist nichts.',
    aboveLoan: 'Das ist mehr, als vom Darlehen noch offen ist.',
    officePage: 'Diese Adresse gehört zu einer Seite der Verwaltung. Wählen Sie eine andere.',
    netBelowZero: 'Die Abzüge sind höher als das Gehalt.',
    netTooLarge: 'Das Gehalt ergibt mehr als %{max}.',
    itself: 'Ein Eintrag kann nicht auf sich selbst verweisen.',
    inAnotherPair: 'Dieser Teil ist schon mit einem anderen Fachteil verbunden.',
    unchanged: 'Das sind bereits die Punkte.',
    notSat: 'Das gehört in dieser Prüfung nicht zu dieser Schülerin oder diesem Schüler.',
    hasMarks: 'Dafür sind schon Punkte eingetragen.',
    ownOnly: 'Wählen Sie Ihren eigenen Namen.',
    notAssigned: 'Dieses Fach ist Ihnen in dieser Klasse nicht zugeteilt.',
    notEnrolled: 'In diesem Schuljahr ist die Person in keiner Klasse.',
    notFourth: 'In dieser Klassenstufe und Fachrichtung ist das kein mögliches viertes Fach.',
    notOfClass: 'Das ist kein Fach dieser Klassenstufe. Tragen Sie die Klassenstufe zuerst beim Fach ein.',
    notOnSheet: 'In dieser Klasse wird das Fach von dieser Person nicht belegt.',
    alreadyPublished: 'Das Ergebnis dieser Person ist veröffentlicht; die Punkte können nur noch gelesen werden.',
    notComponent: 'Die Punkteverteilung dieses Fachs hat keinen solchen Teil.',
    sentTwice: 'Dieser Eintrag wurde zweimal gesendet.',
    absentHasMark: 'Wer gefehlt hat, bekommt keine Punkte.',
    dayOff: 'Dieser Tag ist unterrichtsfrei; Anwesenheit wird nicht erfasst.',
    holiday: 'Dieser Tag ist frei (%{name}); Anwesenheit wird nicht erfasst.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Videoliste',
  pageNotice: 'Aushang',
  pageEvent: 'Veranstaltung',
};
