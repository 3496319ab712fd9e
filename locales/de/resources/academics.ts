import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Schuljahr |||| Schuljahre',
    empty:
      'Klassenzugehörigkeiten, Prüfungen und Gebühren gehören zu einem Schuljahr. Legen Sie das laufende Jahr an und machen Sie es zum aktuellen.',
    fields: {
      year: 'Jahr',
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      is_current: 'Aktuelles Schuljahr',
      is_current_help: 'Genau ein Schuljahr ist aktuell. Wählen Sie dieses, löst es das bisherige ab.',
    },
  },
  class: {
    name: 'Klassenstufe |||| Klassenstufen',
    empty:
      'Eine Klassenstufe ist ein Schuljahrgang, zum Beispiel „6“ oder „10“. Legen Sie zuerst die unterste an und nummerieren Sie nach oben weiter.',
    fields: {
      order: 'Reihenfolge',
      order_help:
        'Der Platz der Klassenstufe in der Schule, von 1 aufwärts. Eine Versetzung führt in die Klassenstufe mit der nächsten Nummer. Leer lassen, um an das Ende zu setzen.',
      has_groups: 'Hat Fachrichtungen',
      has_groups_help: 'Wer hier lernt, wählt eine Fachrichtung, zum Beispiel Naturwissenschaften.',
    },
  },
  section: {
    name: 'Klasse |||| Klassen',
    empty:
      'Klassen teilen eine Klassenstufe: „A“, „B“ und so weiter. Legen Sie jeden Namen einmal an; welche Klassenstufe welche Klassen hat, steht unter „Klassen je Schulteil“.',
  },
  wingSection: {
    name: 'Klassenzuordnung |||| Klassen je Schulteil',
    empty:
      'Diese Übersicht zeigt, welche Klassen eine Klassenstufe in jedem Schulteil hat. Beginnen Sie mit einer Klassenstufe und einem Schulteil und wählen Sie deren Klassen.',
    fields: {
      section_ids: 'Klassen',
      seats: 'Plätze je Klasse',
      seats_help:
        'Wie viele Schülerinnen und Schüler eine Klasse aufnehmen kann. Ohne Obergrenze bleibt das Feld leer.',
    },
  },
  wing: {
    name: 'Schulteil |||| Schulteile',
    empty:
      'Ein Schulteil ist ein Gebäude oder Zweig der Schule, zum Beispiel „Jungen“ oder „Mädchen“. Legen Sie mindestens einen an, auch wenn die Schule nicht geteilt ist.',
  },
  shift: {
    name: 'Schicht |||| Schichten',
    empty:
      'Eine Schicht ist die Tageszeit, zu der unterrichtet wird, zum Beispiel „Vormittag“ oder „Nachmittag“. Legen Sie mindestens eine an.',
    fields: { starts_at: 'Beginnt um', ends_at: 'Endet um' },
  },
  version: {
    name: 'Unterrichtssprache |||| Unterrichtssprachen',
    empty:
      'Das ist die Sprache, in der unterrichtet wird, zum Beispiel „Bengalisch“ oder „Englisch“. Legen Sie mindestens eine an.',
  },
  studentGroup: {
    name: 'Fachrichtung |||| Fachrichtungen',
    empty:
      'Fachrichtungen sind die Zweige der oberen Klassenstufen, zum Beispiel „Naturwissenschaften“. Legen Sie sie an und kennzeichnen Sie dann die Klassenstufen, die Fachrichtungen haben.',
  },
  subject: {
    name: 'Fach |||| Fächer',
    empty:
      'Fächer sind, was an der Schule gelehrt wird, jeder Teil für sich, zum Beispiel „Bengalisch, Teil 1“. Legen Sie das erste an und sagen Sie, welche Klassenstufen es haben.',
    fields: {
      name_local_help: 'So, wie es auf Zeugnissen gedruckt wird.',
      code_help: 'Die Nummer, die die Schulbehörde dem Fach gibt, zum Beispiel 101, oder eine eigene.',
      partner_subject_id: 'Zugehöriger Teil',
      partner_subject_id_help:
        'Beide Teile zählen in den Ergebnissen als ein Fach. Tragen Sie den anderen nur bei einem der beiden ein.',
      classes: 'Klassenstufen',
      classes_help:
        'Welche Klassenstufen und Fachrichtungen das Fach haben und ob als Pflicht. Ohne Fachrichtung gilt die Zeile für alle.',
      'classes.class_id': 'Klassenstufe',
      'classes.student_group_id': 'Fachrichtung',
      'classes.requirement': 'Belegung',
    },
    options: {
      kind: { theory: 'Theorie', practical: 'Praxis', both: 'Theorie und Praxis' },
      'classes.requirement': {
        compulsory: 'Pflichtfach',
        optional: 'Wahlfach',
        fourth: 'Mögliches viertes Fach',
        optional_fourth: 'Wahlfach oder viertes Fach',
      },
    },
    sections: { subject: 'Fach', classes: 'Wer es belegt' },
  },
  classPeriod: {
    name: 'Zeitfenster |||| Stundenraster',
    empty:
      'Das Stundenraster teilt den Tag einer Schicht in Stunden und Pausen. Wählen Sie eine Schicht und legen Sie ihre Zeiten an, zum Beispiel „1. Stunde“ von 07:30 bis 08:10.',
    fields: { starts_at: 'Beginnt um', ends_at: 'Endet um' },
    options: { kind: { lesson: 'Unterricht', break: 'Pause' } },
  },
  classDay: {
    name: 'Schultag |||| Schultage',
    empty:
      'Hier stehen die Tage der Schulwoche. Legen Sie alle sieben an und geben Sie an, an welchen unterrichtet wird.',
    fields: {
      name_help:
        'Meist der Wochentag. Bei wechselnden Wochen legen Sie ihn zweimal an, zum Beispiel „Montag A“ und „Montag B“.',
      weekday: 'Wochentag',
    },
    options: {
      weekday: {
        sunday: 'Sonntag',
        monday: 'Montag',
        tuesday: 'Dienstag',
        wednesday: 'Mittwoch',
        thursday: 'Donnerstag',
        friday: 'Freitag',
        saturday: 'Samstag',
      },
      kind: { working: 'Unterrichtstag', holiday: 'Unterrichtsfrei' },
    },
  },
  classRoutine: {
    name: 'Unterrichtsstunde |||| Stundenplan',
    empty:
      'Der Stundenplan zeigt, wer was wann und wo unterrichtet. Richten Sie zuerst Schultage, Stundenraster, Fächer und Lehrkräfte ein und legen Sie dann die erste Stunde an.',
    fields: {
      class_day_id: 'Tag',
      class_period_id: 'Zeitfenster',
      part: 'Teilnahme',
      part_help:
        'Teile einer Klasse haben zur selben Zeit Unterricht, zum Beispiel islamischen und hinduistischen Religionsunterricht.',
      employee_id: 'Lehrkraft',
      employee_id_help:
        'Eine Lehrkraft kann zur selben Zeit nur eine Stunde halten. Solange niemand gefunden ist, bleibt das Feld leer.',
      room_help:
        'In einem Raum ist nur eine Stunde zur selben Zeit. Räume verschiedener Gebäude brauchen verschiedene Namen, zum Beispiel B-101.',
    },
    options: {
      part: { whole: 'Die ganze Klasse', first: 'Erster Teil', second: 'Zweiter Teil', third: 'Dritter Teil' },
    },
    sections: { cohort: 'Für wen', lesson: 'Unterrichtsstunde' },
  },
  classTeacher: {
    name: 'Klassenleitung |||| Klassenleitungen',
    empty: 'Jede Klasse hat eine Klassenleitung. Wählen Sie eine Lehrkraft und ihre Klasse für dieses Schuljahr.',
    fields: { employee_id: 'Lehrkraft', room: 'Klassenzimmer', room_help: 'Wo die Klasse meist ist.' },
  },
  subjectTeacher: {
    name: 'Fachlehrkraft |||| Fachlehrkräfte',
    empty:
      'Fachlehrkräfte tragen in einer Klasse die Punkte eines Faches ein und geben die Hausaufgaben. Wählen Sie eine Lehrkraft, ein Fach und eine Klasse.',
    fields: { employee_id: 'Lehrkraft', periods_per_week: 'Wochenstunden' },
  },
  book: {
    name: 'Buch |||| Bücherliste',
    empty:
      'Die Bücherliste nennt die Bücher, die jede Klassenstufe in diesem Jahr braucht. Wählen Sie eine Klassenstufe und ein Fach und legen Sie das erste Buch an.',
    fields: {
      name: 'Titel',
      author: 'Verfasser/in',
      publisher: 'Verlag',
      edition: 'Auflage',
      isbn: 'ISBN',
      price: 'Preis',
    },
    options: {
      kind: { textbook: 'Lehrbuch', grammar: 'Grammatik', exercise: 'Arbeitsheft', reference: 'Nachschlagewerk' },
    },
    sections: { whom: 'Für wen (leer: für alle)', book: 'Buch' },
  },
  syllabus: {
    name: 'Lehrplan |||| Lehrpläne',
    empty:
      'Ein Lehrplan beschreibt, was in einem Fach gelehrt und geprüft wird. Schreiben Sie den ersten oder hängen Sie ihn als Datei an; nach der Genehmigung ist er für alle zu sehen.',
    fields: { name: 'Titel', description: 'Inhalt' },
    options: { status: { draft: 'Entwurf', approved: 'Genehmigt' } },
    sections: { whom: 'Für wen (leer: für alle)', content: 'Lehrplan' },
    actions: {
      reopen_done: '%{name} hat den Eintrag zum Ändern zurückgenommen.',
      approve_confirm:
        'Diesen Lehrplan genehmigen? Ab jetzt ist er für alle an der Schule und für die Eltern zu sehen.',
      reopen: 'Zum Ändern zurücknehmen',
      reopen_confirm: 'Diesen Lehrplan wieder zum Entwurf machen? Bis zur Genehmigung ist er nicht mehr zu sehen.',
    },
  },
  holiday: {
    name: 'Ferien- oder Feiertag |||| Ferien und Feiertage',
    empty:
      'Noch keine Ferien oder Feiertage. Legen Sie die Tage an, an denen keine Schule ist, zum Beispiel „Tag der Einheit“ oder „Winterferien“.',
    fields: {
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      closed_for: 'Frei für',
    },
    options: {
      closed_for: {
        everyone: 'Alle',
        students: 'Schülerinnen und Schüler',
        employees: 'Mitarbeitende',
      },
    },
  },
};
