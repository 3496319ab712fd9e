import type { employees as english } from '../../en/resources/employees.ts';

export const employees: typeof english = {
  department: {
    name: 'Abteilung |||| Abteilungen',
    empty:
      'Abteilungen und Fachbereiche gliedern das Personal, zum Beispiel „Naturwissenschaften“ oder „Verwaltung“. Legen Sie die erste an, bevor Sie Personal erfassen.',
  },
  designation: {
    name: 'Funktion |||| Funktionen',
    empty:
      'Eine Funktion ist die Stelle, die jemand innehat, zum Beispiel „Lehrkraft“. Legen Sie die Funktionen Ihrer Schule an, die höchste zuerst.',
    fields: {
      rank: 'Rang',
      rank_help: 'Die Schulleitung hat den Rang 1. Listen der Funktionen folgen dieser Reihenfolge.',
      is_teaching: 'Lehrtätigkeit',
      is_teaching_help: 'Wer diese Funktion hat, unterrichtet.',
    },
  },
  scale: {
    name: 'Gehaltsgruppe |||| Gehaltsgruppen',
    empty:
      'Eine Gehaltsgruppe reicht vom niedrigsten bis zum höchsten Grundgehalt. Legen Sie die erste an und bestimmen Sie dann, was jede Funktion darin verdient.',
    fields: {
      lowest_basic: 'Niedrigstes Grundgehalt',
      highest_basic: 'Höchstes Grundgehalt',
      yearly_increment: 'Jährliche Steigerung',
      yearly_increment_help: 'In Prozent des Grundgehalts.',
    },
  },
  designationScale: {
    name: 'Eingruppierung |||| Eingruppierungen',
    empty:
      'Hier steht, was eine Funktion in einer Gehaltsgruppe verdient: Grundgehalt und Zulagen. Legen Sie zuerst Funktionen und Gehaltsgruppen an, dann die erste Eingruppierung.',
    fields: {
      designation_id: 'Funktion',
      scale_id: 'Gehaltsgruppe',
      basic_salary: 'Grundgehalt',
      allowances: 'Zulagen',
      allowances_help:
        'Jede ist ein Prozentsatz des Grundgehalts oder ein fester Betrag, zum Beispiel 40 % Mietzulage oder 1.500 Gesundheitszulage.',
      'allowances.name': 'Zulage',
      'allowances.percentage': 'Prozent vom Grundgehalt',
      'allowances.amount': 'Fester Betrag',
    },
    sections: { post: 'Funktion und Grundgehalt', allowances: 'Zulagen' },
  },
  employee: {
    name: 'Mitarbeiter/in |||| Personal',
    empty:
      'Hier stehen Lehrkräfte und das übrige Personal mit Funktion, Gehalt und Ausbildung. Legen Sie zuerst Funktionen und Abteilungen an, dann die erste Person.',
    fields: {
      employee_id: 'Personalnummer',
      employee_id_help: 'Die Nummer, die die Schule vergibt.',
      date_of_birth: 'Geburtsdatum',
      marital_status_id: 'Familienstand',
      father_name: 'Name des Vaters',
      mother_name: 'Name der Mutter',
      spouse_name: 'Name der Ehepartnerin oder des Ehepartners',
      present_address: 'Derzeitige Anschrift',
      permanent_address: 'Ständige Anschrift',
      emergency_name: 'Im Notfall zu benachrichtigen',
      emergency_phone: 'Telefon für den Notfall',
      department_id: 'Abteilung',
      designation_id: 'Funktion',
      employment: 'Beschäftigung',
      joined_on: 'Eingetreten am',
      left_on: 'Ausgetreten am',
      left_on_help: 'Der letzte Arbeitstag. Leer, solange die Person hier arbeitet.',
      designation_scale_id: 'Eingruppierung',
      designation_scale_id_help: 'Bestimmt Grundgehalt und Zulagen. Wählen Sie zuerst die Funktion.',
      fund_percentage: 'Eigener Anteil am Vorsorgefonds',
      fund_percentage_help: 'In Prozent des Grundgehalts; wird vom Gehalt abgezogen.',
      employer_fund_percentage: 'Anteil der Schule am Vorsorgefonds',
      employer_fund_percentage_help: 'In Prozent des Grundgehalts; die Schule zahlt ihn zusätzlich zum Gehalt ein.',
      fund_balance: 'Guthaben im Vorsorgefonds',
      pay_bank: 'Bank für das Gehalt',
      pay_account_no: 'Kontonummer für das Gehalt',
      qualifications: 'Ausbildung und Abschlüsse',
      'qualifications.degree': 'Abschluss',
      'qualifications.subject': 'Fach oder Richtung',
      'qualifications.institution': 'Einrichtung',
      'qualifications.board': 'Prüfungsbehörde oder Universität',
      'qualifications.passed_in': 'Abschlussjahr',
      'qualifications.result': 'Ergebnis',
      experiences: 'Berufserfahrung',
      'experiences.organization': 'Arbeitgeber',
      'experiences.post': 'Stelle',
      'experiences.from': 'Von',
      'experiences.to': 'Bis',
      'experiences.duties': 'Aufgaben',
      user_id_help:
        'Das Konto, mit dem sich diese Person anmeldet: mit der Personalnummer oder mit einer Kennung oder E-Mail, die Sie eingeben. Konten von Schülern und Eltern sind nicht wählbar.',
    },
    options: {
      employment: {
        permanent: 'Unbefristet',
        probation: 'In der Probezeit',
        contract: 'Befristet',
        part_time: 'Teilzeit',
      },
    },
    sections: {
      personal: 'Angaben zur Person',
      family: 'Familie',
      contact: 'Kontakt',
      post: 'Stelle',
      pay: 'Bezahlung',
      qualifications: 'Ausbildung',
      experiences: 'Berufserfahrung',
      login: 'Benutzerkonto',
    },
  },
  bonusType: {
    name: 'Bonusart |||| Bonusarten',
    empty:
      'Bonusarten nennen den Anlass eines Bonus, zum Beispiel ein Fest, und seine Höhe. Legen Sie die erste an und vergeben Sie dann Boni.',
    options: { kind: { percentage: 'Prozentsatz des Grundgehalts', sum: 'Fester Betrag' } },
  },
  employeeBonus: {
    name: 'Bonus |||| Boni',
    empty:
      'Hier stehen die Boni der Einzelnen, jeder mit dem Monat, mit dessen Gehalt er gezahlt wird. Legen Sie zuerst eine Bonusart an, dann den ersten Bonus.',
    fields: { bonus_type_id: 'Bonusart', year: 'Jahr' },
  },
  employeeSalary: {
    name: 'Gehalt |||| Gehälter',
    empty:
      'Hier steht jedes Gehalt nach Person und Monat: erfasst, dann von jemand anderem genehmigt, dann gezahlt. Erfassen Sie das erste als Entwurf.',
    fields: {
      year: 'Jahr',
      basic_salary: 'Grundgehalt',
      allowances: 'Zulagen',
      bonus: 'Bonus',
      provident_fund: 'Vorsorgefonds, eigener Anteil',
      employer_fund: 'Vorsorgefonds, Anteil der Schule',
      employer_fund_help: 'Zahlt die Schule zusätzlich ein. Das Nettogehalt ändert sich dadurch nicht.',
      employee_loan_id: 'Darlehen',
      loan_instalment: 'Darlehensrate',
      absent_days: 'Unbezahlte Fehltage',
      absence: 'Abzug für Fehltage',
      absence_help: 'Üblich ist ein Dreißigstel des Grundgehalts je Tag.',
      net: 'Nettogehalt',
      paid_on: 'Gezahlt am',
    },
    options: { status: { draft: 'Entwurf', approved: 'Genehmigt', paid: 'Gezahlt' } },
    sections: {
      whom: 'Person und Monat',
      earnings: 'Bezüge',
      deductions: 'Abzüge',
      payout: 'Auszahlung',
      note: 'Notiz',
    },
    actions: {
      pay_done: '%{name} hat das Gehalt gezahlt.',
      approve_confirm: 'Dieses Gehalt genehmigen? Danach kann es nicht mehr geändert werden.',
      pay: 'Zahlen',
      pay_confirm:
        'Dieses Gehalt zahlen? Das Nettogehalt wird vom Konto abgebucht, Vorsorgefonds und Darlehen werden verbucht. Das ist endgültig.',
    },
  },
  providentFund: {
    name: 'Buchung im Vorsorgefonds |||| Vorsorgefonds',
    empty:
      'Dies ist das Kontobuch des Vorsorgefonds. Gezahlte Gehälter kommen automatisch hinzu; Anfangsbestände, Zinsen und Auszahlungen erfassen Sie selbst.',
    fields: {
      booked_on: 'Gebucht am',
      amount_help: 'Einzahlungen sind positiv, Auszahlungen negativ.',
      employee_salary_id: 'Gehalt',
    },
    options: {
      kind: { employee: 'Eigener Anteil', employer: 'Anteil der Schule', interest: 'Zinsen', withdrawal: 'Auszahlung' },
    },
  },
  employeeLoan: {
    name: 'Personaldarlehen |||| Personaldarlehen',
    empty:
      'Hier stehen Darlehen an das Personal, vom Antrag bis zur letzten Rate. Erfassen Sie den ersten Antrag; jemand anderes entscheidet dann darüber.',
    fields: {
      purpose: 'Zweck',
      instalment: 'Monatliche Rate',
      instalment_help: 'Wird von jedem Gehalt abgezogen, bis das Darlehen zurückgezahlt ist.',
      requested_on: 'Beantragt am',
      starts_on: 'Erste Rate',
      starts_on_help: 'Die Raten beginnen mit dem Gehalt dieses Monats.',
      repaid: 'Zurückgezahlt',
      outstanding: 'Noch offen',
    },
    options: {
      status: { requested: 'Beantragt', approved: 'Laufend', repaid: 'Zurückgezahlt', rejected: 'Abgelehnt' },
    },
    sections: { request: 'Antrag', repayment: 'Rückzahlung' },
    actions: {
      approve_done: '%{name} hat das Darlehen genehmigt.',
      repay_done: '%{name} hat das Darlehen als zurückgezahlt markiert.',
      approve: 'Genehmigen',
      approve_confirm: 'Dieses Darlehen genehmigen? Danach können Raten vom Gehalt abgezogen werden.',
      repay: 'Als zurückgezahlt markieren',
      repay_confirm: 'Ist der Rest dieses Darlehens zurückgezahlt? Danach ist nichts mehr offen. Das ist endgültig.',
      reject_confirm: 'Dieses Darlehen ablehnen? Das ist endgültig.',
    },
  },
};
