import type { admission as english } from '../../en/resources/admission.ts';

const everyClass = { class_id_help: 'Bleibt das Feld leer, gilt es für alle Klassenstufen.' };
const purposes = { application: 'Anmeldung', admission: 'Aufnahme' };

export const admission: typeof english = {
  admissionInstruction: {
    name: 'Hinweis zur Anmeldung |||| Hinweise zur Anmeldung',
    empty:
      'Was Eltern vor der Anmeldung wissen müssen, steht hier. Legen Sie den ersten Hinweis an, zum Beispiel zu den nötigen Unterlagen.',
    fields: {
      ...everyClass,
      title: 'Überschrift',
      academic_year_id_help: 'Bleibt das Feld leer, gilt es für alle Jahre.',
      text: 'Hinweis',
      document: 'Dokument (PDF)',
      document_help: 'Zum Beispiel eine Broschüre oder ein Formular zum Ausdrucken.',
      order: 'Reihenfolge',
      order_help: 'Kleinere Zahlen stehen weiter vorn. Leer lassen, um an das Ende zu setzen.',
    },
  },
  admissionSchedule: {
    name: 'Aufnahmetermin |||| Aufnahmetermine',
    empty: 'Die Termine der Aufnahme stehen hier: Prüfung, Gespräch, Ergebnis. Legen Sie den ersten Termin an.',
    fields: {
      ...everyClass,
      title: 'Bezeichnung',
      held_on: 'Datum',
      starts_at: 'Beginnt um',
      ends_at: 'Endet um',
      place: 'Ort',
    },
    options: {
      kind: {
        written_test: 'Schriftliche Prüfung',
        interview: 'Gespräch',
        result: 'Ergebnis',
        enrolment: 'Klasseneinteilung',
        orientation: 'Einführungstag',
      },
    },
    sections: { what: 'Was und für wen', when: 'Wann und wo' },
  },
  admissionDate: {
    name: 'Anmeldezeitraum |||| Anmeldezeiträume',
    empty: 'Hier steht, von wann bis wann eine Klassenstufe Anmeldungen annimmt. Legen Sie den ersten Zeitraum an.',
    fields: {
      version_id_help: 'Bleibt das Feld leer, gilt es für alle Unterrichtssprachen.',
      shift_id_help: 'Bleibt das Feld leer, gilt es für alle Schichten.',
      opens_at: 'Anmeldung ab',
      closes_at: 'Anmeldung bis',
      seats: 'Plätze',
      seats_help: 'Wie viele aufgenommen werden können. Ohne Obergrenze bleibt das Feld leer.',
    },
  },
  admissionFee: {
    name: 'Aufnahmegebühr |||| Aufnahmegebühren',
    empty: 'Was Anmeldung und Aufnahme kosten, steht hier nach Klassenstufen. Legen Sie die erste Gebühr an.',
    fields: {
      purpose: 'Wofür',
      purpose_help: 'Die Anmeldung wird mit dem Formular bezahlt, die Aufnahme, sobald ein Platz vergeben ist.',
    },
    options: { purpose: purposes },
  },
  admissionPayment: {
    name: 'Zahlung zur Aufnahme |||| Zahlungen zur Aufnahme',
    empty: 'Was für Anmeldungen bezahlt wurde, steht hier. Legen Sie zuerst die Anmeldung an, dann die Zahlung.',
    fields: {
      applicant_id: 'Anmeldung',
      purpose: 'Wofür',
      purpose_help: 'Ist die Anmeldung bezahlt, wechselt sie zu „Gebühr bezahlt“.',
      paid_on: 'Bezahlt am',
      payment_type_id: 'Zahlungsart',
      receipt_no: 'Quittungsnummer',
      transaction_no: 'Vorgangsnummer',
      transaction_no_help: 'Von der Bank oder der mobilen Zahlung.',
      void_reason: 'Grund der Stornierung',
    },
    options: { purpose: purposes, status: { received: 'Erhalten', void: 'Storniert' } },
    actions: {
      void_done: '%{name} hat die Zahlung storniert.',
      void: 'Stornieren',
      void_confirm: 'Diese Zahlung stornieren? Sie behält ihre Quittungsnummer. Das ist endgültig.',
    },
  },
  applicant: {
    name: 'Anmeldung |||| Anmeldungen',
    empty:
      'Kinder, die aufgenommen werden sollen, stehen hier. Sie werden auf der Website angemeldet, oder das Sekretariat überträgt das Papierformular.',
    fields: {
      form_no: 'Formularnummer',
      form_no_help: 'Die Nummer auf dem Papierformular. Anmeldungen von der Website haben keine.',
      applied_on: 'Angemeldet am',
      date_of_birth: 'Geburtsdatum',
      birth_certificate_no: 'Nummer der Geburtsurkunde',
      father_name: 'Name des Vaters',
      father_phone: 'Telefon des Vaters',
      father_profession: 'Beruf des Vaters',
      mother_name: 'Name der Mutter',
      mother_phone: 'Telefon der Mutter',
      mother_profession: 'Beruf der Mutter',
      present_address: 'Jetzige Anschrift',
      permanent_address: 'Ständige Anschrift',
      previous_school: 'Bisherige Schule',
      previous_class: 'Letzte Klassenstufe',
      previous_result: 'Letztes Ergebnis',
      test_mark: 'Punkte der Aufnahmeprüfung',
      test_mark_help: 'Bleibt leer, bis die Prüfung bewertet ist.',
      decision_note: 'Begründung',
      student_id: 'Schülernummer',
      student_id_help: 'Niemand sonst hat sie. Mit ihr meldet sich das Kind an.',
      admitted_on: 'Aufgenommen am',
      admitted_as_id: 'Schülerakte',
    },
    options: {
      status: {
        applied: 'Angemeldet',
        fee_paid: 'Gebühr bezahlt',
        selected: 'Ausgewählt',
        not_selected: 'Nicht ausgewählt',
        admitted: 'Aufgenommen',
      },
    },
    sections: {
      application: 'Anmeldung',
      child: 'Kind',
      parents: 'Eltern',
      addresses: 'Anschriften',
      before: 'Bisheriger Schulbesuch',
      test: 'Aufnahmeprüfung',
    },
    actions: {
      payFee_done: '%{name} hat die Gebühr als bezahlt vermerkt.',
      select_done: '%{name} hat die Bewerbung ausgewählt.',
      admit_done: '%{name} hat die Aufnahme bestätigt.',
      payFee: 'Gebühr erhalten',
      select: 'Auswählen',
      select_confirm: 'Dieses Kind für die Aufnahme auswählen?',
      reject: 'Nicht auswählen',
      reject_confirm: 'Diesem Kind keinen Platz geben? Die Entscheidung ist endgültig.',
      admit: 'Aufnehmen',
      admit_confirm:
        'Dieses Kind aufnehmen? Angelegt werden die Schülerakte mit der Klassenzugehörigkeit, ein Benutzerkonto und, falls unter dieser Telefonnummer noch niemand bekannt ist, ein Eintrag für den Elternteil. Das Benutzerkonto gilt, sobald jemand, der Zugänge verwaltet, ein Passwort gesetzt hat.',
    },
  },
};
