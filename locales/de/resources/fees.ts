import type { fees as english } from '../../en/resources/fees.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'Erlassgrund',
  fee_type_id: 'Gebührenart',
  fee_type_id_help: 'Leer lassen, um von allen Gebühren einen Teil zu erlassen.',
  amount_help: 'Was von jeder Forderung abgezogen wird, für die der Erlass gilt.',
  starts_on: 'Von',
  starts_on_help: 'Der Erlass gilt vom Monat dieses Tages an.',
  ends_on: 'Bis',
  ends_on_help: 'Der letzte Monat, für den er gilt. Leer: bis zum Ende des Schuljahres.',
  reason: 'Begründung',
};

const waiverSections = { waived: 'Was erlassen wird', when: 'Für welche Monate' };

export const fees: typeof english = {
  feeOption: {
    name: 'Gebührengruppe |||| Gebührengruppen',
    empty:
      'Gebührengruppen fassen zusammen, wofür gezahlt wird, etwa „Schulgeld“ oder „Prüfung“. Legen Sie die erste an und danach ihre Gebührenarten.',
  },
  feeType: {
    name: 'Gebührenart |||| Gebührenarten',
    empty:
      'Eine Gebührenart bestimmt, wie oft eine Gebühr fällig ist, etwa „Schulgeld, monatlich“. Legen Sie zuerst eine Gebührengruppe und dann die erste Gebührenart an.',
    fields: {
      fee_option_id: 'Gebührengruppe',
      name_help: 'So steht sie auf Zahlungsübersichten und Quittungen.',
      rhythm: 'Wie oft',
      rhythm_help: 'Bestimmt, welche Monate eingesetzt werden, wenn die Gebühr einer Klassenstufe zugewiesen wird.',
    },
    options: { rhythm: { monthly: 'Jeden Monat', yearly: 'Jedes Jahr', per_exam: 'Für jede Prüfung', once: 'Einmal' } },
  },
  assignedFee: {
    name: 'Zugewiesene Gebühr |||| Zugewiesene Gebühren',
    empty:
      'Hier steht, was jede Klassenstufe wann zahlt. Legen Sie zuerst Gebührenarten an und weisen Sie dann einer Klassenstufe die erste Gebühr zu.',
    fields: {
      fee_type_id: 'Gebührenart',
      exam_type_id_help: 'Nur für Gebühren, die für eine Prüfung gezahlt werden.',
      version_id_help: 'Leer lassen für alle Unterrichtssprachen.',
      shift_id_help: 'Leer lassen für alle Schichten.',
      student_group_id_help: 'Leer lassen für alle Fachrichtungen.',
      due_months: 'Fällig im',
      due_months_help:
        'Bleibt das Feld leer, ist eine monatliche Gebühr in jedem Monat des Schuljahres fällig, jede andere im ersten Monat.',
      'due_months.month': 'Monat',
      due_day: 'Fälligkeitstag',
      due_day_help:
        'Der letzte Tag im Monat, an dem ohne Säumniszuschlag gezahlt werden kann. In kürzeren Monaten gilt deren letzter Tag.',
      fine_kind: 'Säumniszuschlag',
      fine_amount: 'Höhe des Zuschlags',
      fine_cap: 'Höchstens',
      fine_cap_help: 'Der Zuschlag auf eine Forderung steigt nicht über diesen Betrag. Leer: keine Grenze.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'Keiner', fixed: 'Fester Betrag', per_day: 'Betrag für jeden Tag' },
    },
    sections: { fee: 'Gebühr', whom: 'Wer zahlt', due: 'Wann sie fällig ist', fine: 'Säumniszuschlag' },
  },
  paymentType: {
    name: 'Zahlungsart |||| Zahlungsarten',
    empty:
      'Hier stehen die Wege, auf denen gezahlt wird, etwa bar, per Überweisung oder mobil. Legen Sie die erste Zahlungsart an, bevor Zahlungen angenommen werden.',
    fields: { bank_account_id_help: 'Das Konto, auf dem Zahlungen dieser Art eingehen.' },
    options: { kind: { cash: 'Bar', bank: 'Über die Bank', mobile: 'Mobile Zahlung' } },
  },
  studentPayment: {
    name: 'Zahlung |||| Zahlungen',
    empty:
      'Hier stehen die Quittungen, in jedem Jahr lückenlos nummeriert. Die erste erscheint, wenn eine Zahlung angenommen wird.',
    fields: {
      receipt_year: 'Jahr der Quittung',
      receipt_no: 'Quittungsnummer',
      received_on: 'Eingegangen am',
      lines: 'Bezahlte Gebühren',
      'lines.assigned_fee_id': 'Gebühr',
      'lines.month': 'Monat',
      'lines.charged': 'Gefordert',
      'lines.waived': 'Erlassen',
      'lines.fine': 'Zuschlag',
      'lines.paid': 'Bezahlt',
      means: 'Bezahlt mit',
      'means.payment_type_id': 'Zahlungsart',
      'means.amount': 'Betrag',
      'means.reference_no': 'Referenz',
      void_reason: 'Grund der Stornierung',
    },
    options: { 'lines.month': month, status: { received: 'Eingegangen', void: 'Storniert' } },
    sections: { receipt: 'Quittung', lines: 'Gebühren', means: 'Zahlung' },
    actions: {
      void_done: '%{name} hat die Quittung storniert.',
      void: 'Quittung stornieren',
      void_confirm:
        'Diese Quittung stornieren? Sie behält ihre Nummer, und was damit bezahlt wurde, ist wieder fällig. Das ist endgültig.',
    },
  },
  waiverType: {
    name: 'Erlassgrund |||| Erlassgründe',
    empty:
      'Hier steht, weshalb Gebühren erlassen werden, etwa „Geschwister“ oder „Leistung“. Legen Sie den ersten Grund an; ist er genehmigt, kann er gewählt werden.',
    actions: {
      approve_confirm: 'Diesen Erlassgrund genehmigen? Er kann dann gewählt, aber nicht mehr geändert werden.',
      reject_confirm: 'Diesen Erlassgrund ablehnen? Das ist endgültig.',
    },
  },
  waiver: {
    name: 'Gebührenerlass |||| Gebührenerlasse',
    empty:
      'Hier steht, wem welche Gebühren erlassen sind. Wählen Sie eine Person und tragen Sie den ersten Erlass ein; er gilt, sobald er genehmigt ist.',
    fields: { ...waiverFields, application: 'Antrag' },
    options: { kind: { percentage: 'Prozentsatz', sum: 'Fester Betrag' } },
    sections: { whom: 'Für wen', ...waiverSections },
    actions: {
      approve_confirm:
        'Diesen Erlass genehmigen? Er mindert von nun an die Forderungen und kann nicht mehr geändert werden.',
      reject_confirm: 'Diesen Erlass ablehnen? Das ist endgültig.',
    },
  },
  waiverForAll: {
    name: 'Erlass für alle |||| Erlasse für alle',
    empty:
      'Hier steht, was niemand zahlen muss, an der ganzen Schule oder in einer Klassenstufe. Tragen Sie den ersten Erlass ein; er gilt, sobald er genehmigt ist.',
    fields: { ...waiverFields, class_id_help: 'Leer lassen für die ganze Schule.' },
    options: { kind: { percentage: 'Prozentsatz', sum: 'Fester Betrag' } },
    sections: { whom: 'Für wen', ...waiverSections },
    actions: {
      approve_confirm:
        'Diesen Erlass genehmigen? Er mindert von nun an die Forderungen an alle, für die er gilt, und kann nicht mehr geändert werden.',
      reject_confirm: 'Diesen Erlass ablehnen? Das ist endgültig.',
    },
  },
};
