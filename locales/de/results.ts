import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'Die Ergebnisse werden erstellt.',
  published:
    'Ergebnisse von %{smart_count} Schüler veröffentlicht. |||| Ergebnisse von %{smart_count} Schülern veröffentlicht.',
  planned: 'Veröffentlichung geplant.',
  unpublished:
    'Ergebnisse von %{smart_count} Schüler zurückgenommen. |||| Ergebnisse von %{smart_count} Schülern zurückgenommen.',
  reminded: '%{smart_count} Lehrkraft erinnert. |||| %{smart_count} Lehrkräfte erinnert.',
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
  final: 'Endergebnis des Jahres',
  publishedTitle: '%{exam}: Ergebnisse veröffentlicht',
  publishedBody: 'Die Ergebnisse von %{student} für %{year} sind veröffentlicht.',
  part: '%{name} %{mark} von %{full}',
  partAbsent: '%{name} Ab von %{full}',
  weighed: '%{exam} %{mark} von %{full}, Gewichtung %{weight} %',
  weighedAbsent: '%{exam} %{mark} von %{full}, Gewichtung %{weight} % (mit Abwesenheit, die keine Punkte bringt)',
  subject: '%{subject}: %{parts} = %{obtained} von %{full}, das sind %{percent} %.',
  subjectRounded: '%{subject}: %{parts} = %{sum}, aufgerundet auf %{obtained} von %{full}, das sind %{percent} %.',
  pair: '%{subject} und %{partner} zählen als ein Fach: %{parts} = %{obtained} von %{full}, das sind %{percent} %.',
  pairRounded:
    '%{subject} und %{partner} zählen als ein Fach: %{parts} = %{sum}, aufgerundet auf %{obtained} von %{full}, das sind %{percent} %.',
  graded: 'Note %{letter} (ab %{from} %), Notenpunkte %{point}.',
  gradedFailed: 'Note %{letter}: %{reasons}. Notenpunkte %{point}.',
  failsByAbsence: 'in %{name} gefehlt',
  failsByAllAbsent: 'in allen Prüfungen gefehlt',
  failsByPart: '%{reached} in %{name} liegt unter den Mindestpunkten %{needed}',
  failsByPercent: '%{percent} % liegt unter den zum Bestehen nötigen %{needed} %',
  fourth: 'Viertes Fach %{subject}: Notenpunkte %{point}. Nur was über 2 liegt, zählt: %{bonus}.',
  fourthFailed:
    'Viertes Fach %{subject}: nicht bestanden, Notenpunkte %{point}. Es bringt keine Zusatzpunkte und verschlechtert das Ergebnis nicht.',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}. GPA %{gpa}, Note %{letter}.',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}. GPA %{gpa}, Note %{letter}.',
  cap: 'Der höchste GPA ist %{cap}.',
  failed:
    '%{count} Fach nicht bestanden, deshalb ist der GPA %{gpa}, Note %{letter}. |||| %{count} Fächer nicht bestanden, deshalb ist der GPA %{gpa}, Note %{letter}.',
  total: 'Gesamtpunkte: %{total} von %{full}.',
  fourthInTotal: 'Die Punkte des vierten Fachs %{subject} sind enthalten.',
  fourthNotInTotal: 'Die Punkte des vierten Fachs %{subject} sind nicht enthalten.',
  position: 'Platz nach GPA, dann nach Gesamtpunkten: %{section} in der Klasse, %{class} in der Klassenstufe.',
  rules: 'Bewertungsregeln: Fassung %{version}.',
  rulesWeights:
    'Der Prozentwert eines Fachs ist der nach Gewichtung gebildete Durchschnitt seiner Prozentwerte in diesen Prüfungen.',
  rulesRoundUp: 'Die Punkte jedes Fachs werden auf eine ganze Zahl aufgerundet.',
  rulesFourthFails: 'Wer das vierte Fach nicht besteht, besteht insgesamt nicht.',
} satisfies Record<keyof typeof en, string>;
