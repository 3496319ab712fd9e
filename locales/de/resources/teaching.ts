import type { teaching as english } from '../../en/resources/teaching.ts';

export const teaching: typeof english = {
  courseMaterial: {
    name: 'Unterrichtsmaterial |||| Unterrichtsmaterialien',
    empty:
      'Hier stellen Lehrkräfte ihren Klassen Mitschriften, Arbeitsblätter und Links bereit. Wählen Sie eine Klasse und ein Fach und legen Sie das erste Material an.',
    fields: {
      employee_id: 'Lehrkraft',
      name: 'Titel',
      link: 'Link',
      link_help: 'Ein Video oder eine Seite im Internet.',
      published_on: 'Datum',
    },
    sections: { cohort: 'Für wen', material: 'Inhalt' },
  },
  homework: {
    name: 'Hausaufgabe |||| Hausaufgaben',
    empty:
      'Hier steht, was Lehrkräfte ihren Klassen aufgeben. Wählen Sie eine Klasse und ein Fach und legen Sie die erste Aufgabe an.',
    fields: {
      employee_id: 'Lehrkraft',
      name: 'Titel',
      description: 'Aufgabe',
      given_on: 'Aufgegeben am',
      due_on: 'Abgabe am',
      images: 'Bilder',
    },
    sections: { cohort: 'Für wen', task: 'Hausaufgabe' },
  },
  uploadedMark: {
    name: 'Punktzahl |||| Eingetragene Punkte',
    empty:
      'Noch sind keine Punkte eingetragen. Sie erscheinen hier, sobald Lehrkräfte die Punkte einer Prüfung eingeben.',
    fields: {
      component: 'Teil',
      mark: 'Punkte',
      is_absent: 'Gefehlt',
      employee_id: 'Lehrkraft',
      correction_reason: 'Grund der Korrektur',
    },
  },
  markSheet: {
    name: 'Punkteliste |||| Punktelisten',
    empty: 'Noch sind keine Punkte abgegeben.',
    fields: { handed_in_at: 'Abgegeben am', handed_in_by_id: 'Abgegeben von' },
    options: { status: { open: 'Offen', handed_in: 'Abgegeben' } },
  },
};
