import type { students as english } from '../../en/resources/students.ts';

export const students: typeof english = {
  student: {
    name: 'Schüler/in |||| Schülerinnen und Schüler',
    empty:
      'Hier stehen alle Schülerinnen und Schüler mit Klassenstufe, Klasse und Listennummer. Richten Sie zuerst Schuljahre, Klassenstufen und Klassen ein und nehmen Sie dann die erste Person auf.',
    fields: {
      student_id: 'Schülernummer',
      student_id_help: 'Die Nummer, die die Schule vergibt. Mit ihr kann man sich auch an der Anwendung anmelden.',
      date_of_birth: 'Geburtsdatum',
      admitted_on: 'Aufgenommen am',
      father_name: 'Name des Vaters',
      father_phone: 'Telefon des Vaters',
      father_profession: 'Beruf des Vaters',
      father_nid: 'Personalausweisnummer des Vaters',
      father_photo: 'Foto des Vaters',
      mother_name: 'Name der Mutter',
      mother_phone: 'Telefon der Mutter',
      mother_profession: 'Beruf der Mutter',
      mother_nid: 'Personalausweisnummer der Mutter',
      mother_photo: 'Foto der Mutter',
      parent_id: 'Elternteil',
      parent_id_help: 'Wer Anwesenheit, Noten und Gebühren verfolgt. Geschwister teilen sich einen Eintrag.',
      present_address: 'Derzeitige Anschrift',
      permanent_address: 'Ständige Anschrift',
      local_guardian_name: 'Name der Betreuungsperson vor Ort',
      local_guardian_phone: 'Telefon der Betreuungsperson vor Ort',
      local_guardian_address: 'Anschrift der Betreuungsperson vor Ort',
      local_guardian_relation: 'Beziehung zur Betreuungsperson vor Ort',
      previous_schools: 'Frühere Schulen',
      'previous_schools.school': 'Schule',
      'previous_schools.class_name': 'Letzte Klassenstufe',
      'previous_schools.left_year': 'Abgangsjahr',
      'previous_schools.result': 'Ergebnis',
      user_id_help:
        'Das Konto dieses Schülers. Angemeldet wird mit der Schülernummer oder mit einer Kennung oder E-Mail, die Sie eingeben.',
    },
    sections: {
      personal: 'Angaben zur Person',
      siblings: 'Geschwister',
      enrolment: 'Klassenzugehörigkeit',
      father: 'Vater',
      mother: 'Mutter',
      addresses: 'Elternteil und Anschriften',
      guardian: 'Betreuungsperson vor Ort',
      previous: 'Frühere Schulen',
      login: 'Benutzerkonto',
    },
  },
  studentParent: {
    name: 'Elternteil |||| Eltern',
    empty:
      'Hier stehen Väter, Mütter und andere Sorgeberechtigte. Legen Sie die erste Person an und tragen Sie sie dann bei jedem ihrer Kinder ein.',
    fields: { relation: 'Beziehung zum Kind', children: 'Kinder', user_id_help: 'Das Konto dieses Elternteils.' },
    options: { relation: { father: 'Vater', mother: 'Mutter', guardian: 'Sorgeberechtigte Person' } },
  },
  enrolment: {
    name: 'Klassenzugehörigkeit |||| Klassenzugehörigkeiten',
    empty:
      'Hier stehen Klassenstufe, Klasse und Listennummer aller Schülerinnen und Schüler, Jahr für Jahr. Die Einträge entstehen bei Aufnahme und Versetzung von selbst.',
    fields: { starts_on: 'Von', ends_on: 'Bis' },
    options: {
      status: { enrolled: 'In der Klasse', promoted: 'Versetzt', repeated: 'Wiederholt', left: 'Abgegangen' },
    },
  },
  fourthSubject: {
    name: 'Viertes Fach |||| Vierte Fächer',
    empty:
      'Hier steht, wer in welchem Jahr welches vierte Fach gewählt hat. Legen Sie bei den Fächern fest, welche wählbar sind, und weisen Sie dann das erste zu.',
    fields: {
      subject_id_help:
        'Angenommen wird nur ein Fach, das in der Klassenstufe und Fachrichtung als viertes Fach zugelassen ist.',
    },
  },
  disciplinaryRecord: {
    name: 'Disziplinareintrag |||| Disziplinareinträge',
    empty:
      'Hier steht, wer gegen die Schulordnung verstoßen hat und was daraus folgte. Wählen Sie eine Person und beschreiben Sie den ersten Vorfall.',
    fields: {
      occurred_on: 'Datum',
      place: 'Ort',
      category: 'Verstoß',
      severity: 'Schwere',
      description: 'Was geschehen ist',
      employee_id: 'Gemeldet von',
      measure: 'Maßnahme',
      suspended_from: 'Ausgeschlossen ab',
      suspended_until: 'Ausgeschlossen bis',
      parents_informed_on: 'Eltern informiert am',
    },
    options: {
      category: {
        lateness: 'Verspätung',
        truancy: 'Unentschuldigtes Fehlen',
        misconduct: 'Fehlverhalten',
        bullying: 'Mobbing',
        damage: 'Sachbeschädigung',
        cheating: 'Täuschungsversuch',
        other: 'Sonstiges',
      },
      severity: { minor: 'Leicht', major: 'Mittel', severe: 'Schwer' },
      measure: {
        none: 'Keine',
        talk: 'Gespräch',
        warning: 'Schriftlicher Verweis',
        parents_called: 'Elterngespräch',
        detention: 'Nachsitzen',
        suspension: 'Ausschluss vom Unterricht',
        expulsion: 'Entlassung von der Schule',
      },
    },
    sections: { incident: 'Vorfall', consequence: 'Folgen' },
  },
};
