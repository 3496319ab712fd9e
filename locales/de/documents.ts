import type { documents as english } from '../en/documents.ts';

const cohort = {
  class: 'Klassenstufe',
  section: 'Klasse',
  student_group: 'Fachrichtung',
  shift: 'Schicht',
  version: 'Unterrichtssprache',
  wing: 'Schulteil',
};
const result = { gpa: 'GPA', letter: 'Note', total: 'Gesamtpunkte' };
const says = { class: 'Klassenstufe', section: 'Klasse', exam: 'Prüfung', academic_year: 'Schuljahr' };
const sign = {
  guardian: 'Erziehungsberechtigte',
  teacher: 'Klassenleitung',
  controller: 'Prüfungsleitung',
  head: 'Schulleitung',
};

export const documents: typeof english = {
  marksheet: {
    ...cohort,
    ...result,
    name: 'Zeugnis',
    student: 'Schüler/in',
    student_id: 'Schülernummer',
    roll_no: 'Listennummer',
    subject: 'Fach',
    fourth: 'viertes Fach',
    with: 'zusammen mit %{partner}',
    absent: 'Ab',
    full_marks: 'Höchstpunkte',
    obtained: 'Erreicht',
    point: 'Notenpunkte',
    from: 'Mindestens',
    weight: 'Gewichtung %{weight}',
    of: 'von %{full}',
    position_in_section: 'Platz in der Klasse',
    position_in_class: 'Platz in der Klassenstufe',
    attendance: 'Anwesenheit',
    days: '%{present} von %{days} Tagen',
    result: 'Ergebnis',
    passed: 'Bestanden',
    failed: 'Nicht bestanden. Fächer unter der Bestehensgrenze: %{count}',
    remark: 'Bemerkung',
    sign,
    says: { student: 'Schüler/in', student_id: 'Schülernummer', ...says, ...result, full_marks: 'Höchstpunkte' },
  },
  tabulation: {
    ...cohort,
    ...result,
    name: 'Ergebnisübersicht',
    roll: 'Nr.',
    student: 'Schüler/in',
    total: 'Gesamt',
    fourth: 'viertes Fach',
    absent: 'Ab',
    position: 'Platz',
    sign,
    says: { ...says, students: 'Schülerinnen und Schüler', passed: 'Bestanden' },
  },
  meritList: {
    ...cohort,
    ...result,
    name: 'Bestenliste',
    position: 'Platz',
    student: 'Schüler/in',
    student_id: 'Schülernummer',
    roll: 'Nr.',
    total: 'Gesamt',
    sign,
    says: { ...says, students: 'Schülerinnen und Schüler', best: 'Höchster GPA' },
  },
};
