import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Schule |||| Schulen',
    fields: {
      logo: 'Logo',
      color: 'Farbe',
      website: 'Website',
      currency: 'Währung',
      currency_help: 'Drei Buchstaben, zum Beispiel BDT oder EUR.',
      country: 'Land',
      country_help:
        'Zwei Buchstaben, zum Beispiel BD oder DE. Telefonnummern ohne Landesvorwahl gehören zu diesem Land.',
      time_zone: 'Zeitzone',
      time_zone_help:
        'Zum Beispiel Asia/Dhaka. Uhrzeiten werden in dieser Zone angezeigt, und nach ihr wechselt der Tag.',
      school_year_starts_in: 'Schuljahr beginnt im',
      school_year_starts_in_help:
        'Ein neues Schuljahr wird vom Ersten dieses Monats an für zwölf Monate vorgeschlagen.',
      student_id_pattern: 'Muster der Schülernummer',
      student_id_pattern_help: '{year} oder {yy} ist das Jahr, {####} eine Nummer mit mindestens vier Ziffern.',
      rounds_marks_up: 'Punkte aufrunden',
      rounds_marks_up_help: 'Die Punkte eines Faches vor der Benotung auf die nächste ganze Zahl aufrunden.',
      fourth_can_fail: 'Viertes Fach kann zum Nichtbestehen führen',
      fourth_can_fail_help: 'Wer das vierte Fach nicht besteht, besteht die Prüfung nicht.',
      fourth_counts_in_total: 'Viertes Fach zählt zu den Gesamtpunkten',
      fourth_counts_in_total_help: 'Die Punkte des vierten Fachs werden zu den Gesamtpunkten gezählt.',
    },
    sections: {
      identity: 'Name und Erscheinungsbild',
      contact: 'Kontakt',
      numbers: 'Nummern',
      results: 'Ergebnisse',
      conventions: 'Währung und Region',
    },
  },
  religion: {
    name: 'Religion |||| Religionen',
    empty:
      'Die Formulare für Schülerinnen, Schüler und Personal bieten an, was hier steht. Legen Sie die Religionen und Konfessionen an, die an Ihrer Schule vorkommen.',
  },
  conferenceRoom: {
    name: 'Besprechungsraum |||| Besprechungsräume',
    empty:
      'Hier stehen Räume für Sitzungen, vor Ort oder online. Legen Sie den ersten an; danach kann er gebucht werden.',
    fields: {
      capacity: 'Plätze',
      place: 'Ort',
      link: 'Link zur Online-Sitzung',
      link_help: 'Hier nimmt man teil, wenn der Raum online ist.',
      equipment: 'Ausstattung',
    },
  },
  conferenceBooking: {
    name: 'Raumbuchung |||| Raumbuchungen',
    empty:
      'Hier steht, wer wann welchen Raum nutzt. Legen Sie zuerst einen Besprechungsraum an, dann die erste Buchung. Buchungen eines Raums dürfen sich nicht überschneiden.',
    fields: {
      conference_room_id: 'Besprechungsraum',
      purpose: 'Anlass',
      starts_at: 'Beginn',
      ends_at: 'Ende',
      employee_id: 'Gebucht für',
      participants: 'Erwartete Personen',
    },
  },
  gender: {
    name: 'Geschlecht |||| Geschlechter',
    empty:
      'Die Formulare für Schülerinnen, Schüler und Personal bieten an, was hier steht. Legen Sie zuerst „Männlich“ und „Weiblich“ an.',
  },
  bloodGroup: {
    name: 'Blutgruppe |||| Blutgruppen',
    empty:
      'Die Formulare für Schülerinnen, Schüler und Personal bieten an, was hier steht. Legen Sie die acht Gruppen von A+ bis 0- an.',
  },
  maritalStatus: {
    name: 'Familienstand |||| Familienstände',
    empty: 'Das Formular für das Personal bietet an, was hier steht. Legen Sie zuerst „Ledig“ und „Verheiratet“ an.',
  },
  attendanceStatus: {
    name: 'Anwesenheitsstatus |||| Anwesenheitsstatus',
    empty:
      'Wer die Anwesenheit erfasst, wählt aus dem, was hier steht. Legen Sie „Anwesend“, „Abwesend“, „Verspätet“ und „Beurlaubt“ an.',
    fields: {
      alias: 'Kurzform',
      alias_help: 'Die Prozentwerte ergeben sich aus P (anwesend), A (abwesend), L (verspätet) und E (beurlaubt).',
    },
  },
};
