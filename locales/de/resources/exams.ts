import type { exams as english } from '../../en/resources/exams.ts';

export const exams: typeof english = {
  examType: {
    name: 'Prüfungsart |||| Prüfungsarten',
    empty:
      'Prüfungsarten sind die Prüfungen, die jedes Jahr hat, zum Beispiel „Halbjahr“ oder „Jahresende“. Legen Sie sie in ihrer Reihenfolge an.',
    fields: {
      order: 'Reihenfolge',
      order_help: 'Der Platz der Prüfung im Jahr, von 1 aufwärts.',
      weight: 'Gewicht',
      weight_help: 'Wie viel die Prüfung im Jahresergebnis zählt. Mit 0 zählt sie nicht.',
      entry_opens_at: 'Eintragung ab',
      entry_opens_at_help: 'Von da an können Lehrkräfte Punkte eintragen. Leer: sofort.',
      entry_closes_at: 'Eintragung bis',
      entry_closes_at_help: 'Von da an lassen sich die Punkte nur noch lesen. Leer: unbegrenzt.',
    },
  },
  examRoutine: {
    name: 'Prüfungstermin |||| Prüfungsplan',
    empty:
      'Der Prüfungsplan sagt, wann und wo jede Arbeit geschrieben wird. Wählen Sie eine Prüfungsart, eine Klasse und ein Fach und legen Sie den ersten Termin an.',
    fields: {
      held_on: 'Datum',
      starts_at: 'Beginnt um',
      ends_at: 'Endet um',
      employee_id: 'Aufsicht',
    },
    options: { kind: { written: 'Schriftlich', practical: 'Praktisch', oral: 'Mündlich' } },
    sections: { whom: 'Für wen (leer: für alle)', paper: 'Prüfung' },
  },
  markDistribution: {
    name: 'Punkteverteilung |||| Punkteverteilungen',
    empty:
      'Eine Punkteverteilung sagt, aus welchen Teilen die Punkte eines Faches bestehen, zum Beispiel „Schriftlich“ und „Multiple Choice“. Legen Sie für jedes Fach einer Prüfung eine an, bevor Punkte eingetragen werden.',
    fields: {
      student_group_id_help: 'Leer lassen für alle Fachrichtungen.',
      pass_rule: 'Bestehen',
      pass_rule_help: 'Was die Mindestpunkte erreichen muss: die Summe, jeder Teil oder beides.',
      components: 'Teile',
      components_help: 'Jeder mit seiner Höchstpunktzahl und den Punkten, die zum Bestehen nötig sind.',
      'components.name': 'Teil',
      'components.full_mark': 'Höchstpunktzahl',
      'components.pass_mark': 'Mindestpunkte',
      full_marks: 'Höchstpunktzahl',
    },
    options: {
      pass_rule: { overall: 'Nach der Summe', every_part: 'Nach jedem Teil', both: 'Nach der Summe und jedem Teil' },
    },
    sections: { whom: 'Für wen (ohne Fachrichtung: für alle)', marks: 'Punkte' },
  },
  gradeType: {
    name: 'Notenstufe |||| Notenstufen',
    empty:
      'Notenstufen machen aus Punkten Buchstaben und Notenpunkte, zum Beispiel A+ und 5,00 ab 80 %. Legen Sie die beste Note zuerst an.',
    fields: {
      name: 'Bedeutung',
      letter: 'Buchstabe',
      min_mark: 'Ab Prozent',
      min_mark_help: 'Der niedrigste Prozentwert für diese Note. Sie reicht lückenlos bis zur nächstbesseren.',
      point: 'Notenpunkte',
      order: 'Reihenfolge',
    },
  },
};
