import type { attendance as english } from '../../en/resources/attendance.ts';

export const attendance: typeof english = {
  studentAttendance: {
    name: 'Anwesenheit (Schüler) |||| Anwesenheiten (Schüler)',
    empty:
      'Hier steht die Anwesenheit aller Schülerinnen und Schüler. Einträge entstehen, wenn Lehrkräfte sie prüfen und wenn eine Beurlaubung genehmigt wird.',
    fields: {
      date: 'Datum',
      attendance_status_id: 'Anwesenheit',
      employee_id: 'Erfasst durch',
      remark: 'Bemerkung',
    },
  },
  employeeAttendance: {
    name: 'Anwesenheit (Personal) |||| Anwesenheiten (Personal)',
    empty:
      'Hier steht die Anwesenheit des Personals, je Person und Tag eine Zeile. Erfassen Sie die erste von heute; genehmigter Urlaub kommt von selbst hinzu.',
    fields: {
      date: 'Datum',
      attendance_status_id: 'Anwesenheit',
      came_at: 'Gekommen um',
      left_at: 'Gegangen um',
      remark: 'Bemerkung',
    },
  },
  employeeLeaveRequest: {
    name: 'Urlaubsantrag |||| Urlaubsanträge',
    empty:
      'Hier stehen die Urlaubsanträge des Personals. Erfassen Sie den ersten; mit der Genehmigung wird die Anwesenheit dieser Tage eingetragen.',
    fields: {
      kind: 'Art des Urlaubs',
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      days: 'Tage',
      reason: 'Grund',
      phone_help: 'Unter dieser Nummer ist die Person im Urlaub zu erreichen.',
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
      approve: 'Genehmigen',
      approve_confirm: 'Diesen Urlaub genehmigen? Für die Schultage wird die Person als beurlaubt eingetragen.',
      reject: 'Ablehnen',
      reject_confirm: 'Diesen Urlaub ablehnen? Das ist endgültig.',
      withdraw: 'Zurückziehen',
      withdraw_confirm: 'Diesen Antrag zurückziehen? Das kann nur die Person, die ihn gestellt hat.',
    },
  },
  studentLeaveRequest: {
    name: 'Antrag auf Beurlaubung |||| Anträge auf Beurlaubung',
    empty:
      'Hier stehen Anträge auf Beurlaubung vom Unterricht. Erfassen Sie den ersten; mit der Genehmigung wird die Anwesenheit dieser Tage eingetragen.',
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
      approve: 'Genehmigen',
      approve_confirm: 'Diese Beurlaubung genehmigen? Für die Schultage wird sie in die Anwesenheit eingetragen.',
      reject: 'Ablehnen',
      reject_confirm: 'Diese Beurlaubung ablehnen? Das ist endgültig.',
      withdraw: 'Zurückziehen',
      withdraw_confirm:
        'Diesen Antrag zurückziehen? Das können nur die Schülerin oder der Schüler selbst und die Eltern.',
    },
  },
};
