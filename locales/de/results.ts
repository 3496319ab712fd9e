import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'Die Ergebnisse werden erstellt.',
  published:
    'Ergebnisse von %{smart_count} Schüler veröffentlicht. |||| Ergebnisse von %{smart_count} Schülern veröffentlicht.',
  planned: 'Veröffentlichung geplant.',
  unpublished:
    'Ergebnisse von %{smart_count} Schüler zurückgenommen. |||| Ergebnisse von %{smart_count} Schülern zurückgenommen.',
  reminded: '%{smart_count} Lehrkraft erinnert. |||| %{smart_count} Lehrkräfte erinnert.',
  remindedNobody: 'Niemand wurde erinnert.',
  corrected: 'Punkte korrigiert. Die neue Fassung ist noch nicht veröffentlicht.',
  owedTitle: 'Punkte fehlen: %{exam}',
  owedLine:
    '%{subject}, %{class} %{section}: %{smart_count} Schüler/in |||| %{subject}, %{class} %{section}: %{smart_count} Schülerinnen und Schüler',
  handInTitle: 'Punkte abgeben: %{exam}',
  handInLine: '%{subject}, %{class} %{section}: vollständig, noch nicht abgegeben',
  owedMore: 'Und %{smart_count} weitere Klasse. |||| Und %{smart_count} weitere Klassen.',
  plannedDone: '%{exam}: wie geplant veröffentlicht',
  plannedNotDone: '%{exam}: nicht wie geplant veröffentlicht',
  plannedBody: '%{class}: %{told}',
  plannedNothing: 'Es gab nichts mehr zu veröffentlichen.',
  plannedForbidden: 'Sie benötigen die Berechtigung, Ergebnisse zu veröffentlichen.',
  plannedEnded: '%{name} hat die Planung beendet.',
  plannedChanged:
    '%{name} hat diese Ergebnisse neu erstellt oder berichtigt und damit den Plan beendet. Prüfen Sie die Ergebnisse und planen Sie dann neu.',
  plannedUnpublished: '%{name} hat die Veröffentlichung dieser Ergebnisse zurückgenommen und damit den Plan beendet.',
  plannedPublished: '%{name} hatte die Ergebnisse schon veröffentlicht.',
  plannedByNobody: 'Wer dies geplant hat, kann sich nicht mehr anmelden.',
  final: 'Endergebnis des Jahres',
  publishedTitle: '%{exam}: Ergebnisse veröffentlicht',
  publishedBody: 'Die Ergebnisse von %{student} für %{year} sind veröffentlicht.',
  marksheets: 'Zeugnisse',
  part: '%{name} %{mark} von %{full} (Mindestpunkte %{pass})',
  partAbsent: '%{name} Ab von %{full} (Mindestpunkte %{pass})',
  weighed: '%{exam} %{mark} von %{full}, Gewichtung %{weight} %',
  weighedAbsent: '%{exam} %{mark} von %{full}, Gewichtung %{weight} % (mit Abwesenheit, die keine Punkte bringt)',
  subject: '%{subject}: %{parts} = %{obtained} von %{full}, das sind %{percent} %.',
  subjectRounded: '%{subject}: %{parts} = %{sum}, aufgerundet auf %{obtained} von %{full}, das sind %{percent} %.',
  pair: '%{subject} und %{partner} zählen als ein Fach: %{parts} = %{obtained} von %{full}, das sind %{percent} %.',
  pairRounded:
    '%{subject} und %{partner} zählen als ein Fach: %{parts} = %{sum}, aufgerundet auf %{obtained} von %{full}, das sind %{percent} %.',
  passesByParts: 'Zum Bestehen: die Mindestpunkte in jedem Teil und insgesamt %{needed} %.',
  passesBySomeParts: 'Zum Bestehen: die Mindestpunkte in %{names} und insgesamt %{needed} %.',
  passesByPairedParts:
    'Zum Bestehen: die Mindestpunkte in jedem Teil, gleichnamige Teile beider Arbeiten zusammengezählt, und insgesamt %{needed} %.',
  passesByTotal: 'Zum Bestehen: insgesamt %{needed} %.',
  graded: 'Note %{letter} (ab %{from} %), Notenpunkte %{point}.',
  gradedFailed: 'Note %{letter}: %{reasons}. Notenpunkte %{point}.',
  failsByAbsence: 'in %{name} gefehlt',
  failsByAllAbsent: 'in allen Prüfungen gefehlt',
  failsByPart: '%{reached} in %{name} liegt unter den Mindestpunkten %{needed}',
  failsByPercent: '%{percent} % liegt unter den zum Bestehen nötigen %{needed} %',
  fourth: 'Viertes Fach %{subject}: Notenpunkte %{point}. Nur was über 2 liegt, zählt: %{bonus}.',
  fourthFailed:
    'Viertes Fach %{subject}: nicht bestanden, Notenpunkte %{point}. Es bringt keine Zusatzpunkte und verschlechtert das Ergebnis nicht.',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}. GPA %{gpa}, Note %{letter} (ab %{from}).',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}. GPA %{gpa}, Note %{letter} (ab %{from}).',
  cap: 'Der höchste GPA ist %{cap}.',
  failed:
    '%{count} Fach nicht bestanden, deshalb ist der GPA %{gpa}, Note %{letter}. |||| %{count} Fächer nicht bestanden, deshalb ist der GPA %{gpa}, Note %{letter}.',
  total: 'Gesamtpunkte: %{total} von %{full}.',
  fourthChanged:
    'Das vierte Fach hat im Jahr gewechselt. Es ist %{subject}, wie in der letzten Prüfung. Weder im GPA noch in den Gesamtpunkten gezählt: %{former}.',
  fourthInTotal: 'Die Punkte des vierten Fachs %{subject} sind enthalten.',
  fourthNotInTotal: 'Die Punkte des vierten Fachs %{subject} sind nicht enthalten.',
  position: 'Platz nach GPA, dann nach Gesamtpunkten: %{section} in der Klasse, %{class} in der Klassenstufe.',
  rules: 'Bewertungsregeln: Fassung %{version}.',
  rulesWeights:
    'Der Prozentwert eines Fachs ist der nach Gewichtung gebildete Durchschnitt seiner Prozentwerte in diesen Prüfungen.',
  rulesRoundUp: 'Die Punkte jedes Fachs werden auf eine ganze Zahl aufgerundet.',
  rulesFourthFails: 'Wer das vierte Fach nicht besteht, besteht insgesamt nicht.',
} satisfies Record<keyof typeof en, string>;
