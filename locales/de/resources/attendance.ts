import type { attendance as english } from '../../en/resources/attendance.ts';

export const attendance: typeof english = {
  studentAttendance: {
    name: 'Schüleranwesenheit |||| Schüleranwesenheit',
    empty:
      'Hier steht die Anwesenheit aller Schülerinnen und Schüler. Einträge entstehen, wenn Lehrkräfte sie erfassen und wenn eine Beurlaubung genehmigt wird.',
    fields: {
      date: 'Datum',
      attendance_status_id: 'Anwesenheit',
      employee_id: 'Erfasst durch',
      remark: 'Bemerkung',
    },
  },
  employeeAttendance: {
    name: 'Personalanwesenheit |||| Personalanwesenheit',
    empty:
      'Hier steht die Anwesenheit des Personals, je Person und Tag eine Zeile. Erfassen Sie die erste von heute; genehmigte Abwesenheiten kommen automatisch hinzu.',
    fields: {
      date: 'Datum',
      attendance_status_id: 'Anwesenheit',
      came_at: 'Gekommen um',
      left_at: 'Gegangen um',
      remark: 'Bemerkung',
    },
  },
  employeeLeaveRequest: {
    name: 'Abwesenheitsantrag |||| Abwesenheitsanträge',
    empty:
      'Hier stehen die Abwesenheitsanträge des Personals. Erfassen Sie den ersten; mit der Genehmigung werden diese Tage als beurlaubt eingetragen.',
    fields: {
      kind: 'Art der Abwesenheit',
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      days: 'Tage',
      reason: 'Grund',
      phone_help: 'Unter dieser Nummer ist die Person während der Abwesenheit zu erreichen.',
      paper: 'Dokument',
    },
    options: {
      kind: {
        casual: 'Sonderurlaub',
        sick: 'Krankheit',
        earned: 'Erholungsurlaub',
        maternity: 'Mutterschutz',
        unpaid: 'Unbezahlter Urlaub',
        other: 'Sonstiges',
      },
      status: { pending: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt', withdrawn: 'Zurückgezogen' },
    },
    actions: {
      approve_done: '%{name} hat die Abwesenheit genehmigt.',
      withdraw_done: '%{name} hat den Antrag zurückgezogen.',
      approve: 'Genehmigen',
      approve_confirm: 'Diese Abwesenheit genehmigen? Für die Schultage wird die Person als beurlaubt eingetragen.',
      reject_confirm: 'Diese Abwesenheit ablehnen? Das ist endgültig.',
      withdraw: 'Zurückziehen',
      withdraw_confirm: 'Diesen Antrag zurückziehen? Das kann nur die Person, die ihn gestellt hat.',
    },
  },
  studentLeaveRequest: {
    name: 'Antrag auf Beurlaubung |||| Anträge auf Beurlaubung',
    empty:
      'Hier stehen Anträge auf Beurlaubung vom Unterricht. Erfassen Sie den ersten; mit der Genehmigung werden diese Tage als beurlaubt eingetragen.',
    fields: {
      kind: 'Anlass',
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      days: 'Tage',
      reason: 'Grund',
      paper: 'Dokument',
    },
    options: {
      kind: { sick: 'Krankheit', family: 'Familie', religious: 'Religiöses Fest', travel: 'Reise', other: 'Sonstiges' },
      status: { pending: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt', withdrawn: 'Zurückgezogen' },
    },
    actions: {
      approve_done: '%{name} hat die Abwesenheit genehmigt.',
      withdraw_done: '%{name} hat den Antrag zurückgezogen.',
      approve: 'Genehmigen',
      approve_confirm: 'Diese Beurlaubung genehmigen? Für die Schultage wird sie in die Anwesenheit eingetragen.',
      reject_confirm: 'Diese Beurlaubung ablehnen? Das ist endgültig.',
      withdraw: 'Zurückziehen',
      withdraw_confirm:
        'Diesen Antrag zurückziehen? Das können nur die Schülerin oder der Schüler selbst und die Eltern.',
    },
  },
};
