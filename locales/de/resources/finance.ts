import type { finance as english } from '../../en/resources/finance.ts';

export const finance: typeof english = {
  expense: {
    name: 'Ausgabe |||| Ausgaben',
    empty:
      'Was die Schule ausgibt, wird hier erfasst und zählt, sobald es jemand anderes genehmigt hat. Legen Sie zuerst Ausgabenarten an und erfassen Sie dann die erste Ausgabe.',
    fields: {
      sub_expense_type_id: 'Unterart',
      purpose: 'Verwendungszweck',
      payee: 'Gezahlt an',
      spent_on: 'Datum',
      bank_account_id_help:
        'Mit der Genehmigung wird der Betrag von diesem Konto abgebucht. Bei Barzahlung bleibt das Feld leer.',
      voucher_no: 'Belegnummer',
      voucher: 'Beleg',
      cancel_reason: 'Grund der Stornierung',
    },
    options: { status: { pending: 'Offen', approved: 'Genehmigt', cancelled: 'Storniert' } },
    sections: { what: 'Wofür', payment: 'Zahlung', voucher: 'Beleg und Notiz' },
    actions: {
      approve_done: '%{name} hat die Ausgabe genehmigt.',
      cancel_done: '%{name} hat die Ausgabe storniert.',
      approve_confirm:
        'Diese Ausgabe genehmigen? Das ist endgültig, und der Betrag wird abgebucht, wenn ein Bankkonto angegeben ist.',
      cancel: 'Ausgabe stornieren',
      cancel_confirm: 'Diese Ausgabe stornieren? Das ist endgültig.',
    },
  },
  expenseType: {
    name: 'Ausgabenart |||| Ausgabenarten',
    empty:
      'Ausgabenarten ordnen, was die Schule ausgibt, zum Beispiel „Strom“ oder „Reparaturen“. Legen Sie die erste an, bevor Sie Ausgaben erfassen.',
  },
  subExpenseType: {
    name: 'Ausgabenunterart |||| Ausgabenunterarten',
    empty:
      'Eine Unterart gliedert eine Ausgabenart weiter, zum Beispiel „Notstromgerät“ unter „Strom“. Wählen Sie eine Ausgabenart und legen Sie die erste an.',
  },
  bank: {
    name: 'Bank |||| Banken',
    empty: 'Hier stehen die Banken, bei denen die Schule Geld hat. Legen Sie die erste an, danach ihre Konten.',
  },
  bankAccount: {
    name: 'Bankkonto |||| Bankkonten',
    empty:
      'Hier stehen die Bankkonten der Schule. Legen Sie zuerst eine Bank an, dann jedes Konto mit seinem Anfangsbestand.',
    fields: {
      name: 'Kontobezeichnung',
      number: 'Kontonummer',
      opening_balance: 'Anfangsbestand',
      opened_on: 'Eröffnet am',
      balance: 'Kontostand',
    },
  },
  bankTransaction: {
    name: 'Kontobewegung |||| Kontobewegungen',
    empty:
      'Auf den Bankkonten hat sich noch nichts bewegt. Einträge entstehen automatisch, zum Beispiel wenn eine Ausgabe genehmigt wird.',
    fields: {
      booked_on: 'Gebucht am',
      amount_help: 'Was vom Konto abgeht, ist negativ.',
      expense_id: 'Ausgabe',
      employee_salary_id: 'Gehalt',
    },
    options: { kind: { withdrawal: 'Abbuchung', deposit: 'Einzahlung' } },
  },
};
