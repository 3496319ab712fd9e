import type { fees as english } from '../../en/resources/fees.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'Motif d’exonération',
  fee_type_id: 'Type de frais',
  fee_type_id_help: 'Laissez vide pour exonérer d’une partie de tous les frais.',
  amount_help: 'Ce qui est déduit de chaque échéance concernée.',
  starts_on: 'À partir du',
  starts_on_help: 'L’exonération compte à partir du mois de ce jour.',
  ends_on: 'Jusqu’au',
  ends_on_help: 'Le dernier mois concerné. Vide\u00a0: jusqu’à la fin de l’année scolaire.',
  reason: 'Motif',
};

const waiverSections = { waived: 'Ce qui est exonéré', when: 'Pour quels mois' };

export const fees: typeof english = {
  feeOption: {
    name: 'Rubrique de frais |||| Rubriques de frais',
    empty:
      'Les rubriques indiquent ce que paient les élèves, par exemple «\u00a0Scolarité\u00a0» ou «\u00a0Examen\u00a0». Ajoutez la première, puis ses types de frais.',
  },
  feeType: {
    name: 'Type de frais |||| Types de frais',
    empty:
      'Un type de frais indique à quel rythme des frais sont dus, par exemple «\u00a0Scolarité, chaque mois\u00a0». Ajoutez d’abord une rubrique, puis le premier type.',
    fields: {
      fee_option_id: 'Rubrique de frais',
      name_help: 'Tel que les parents le lisent sur les relevés et les reçus.',
      rhythm: 'Fréquence',
      rhythm_help: 'Décide des mois qui sont proposés quand les frais sont attribués à une classe.',
    },
    options: {
      rhythm: { monthly: 'Chaque mois', yearly: 'Chaque année', per_exam: 'À chaque examen', once: 'Une fois' },
    },
  },
  assignedFee: {
    name: 'Frais attribués |||| Frais attribués',
    empty:
      'Ce que paie chaque classe, et quand, figure ici. Ajoutez d’abord des types de frais, puis attribuez les premiers à une classe.',
    fields: {
      fee_type_id: 'Type de frais',
      exam_type_id_help: 'Seulement pour les frais payés pour un examen.',
      version_id_help: 'Laissez vide pour toutes les langues d’enseignement.',
      shift_id_help: 'Laissez vide pour toutes les vacations.',
      student_group_id_help: 'Laissez vide pour toutes les filières.',
      due_months: 'Mois d’échéance',
      due_months_help:
        'Sans précision, des frais mensuels sont dus chaque mois de l’année scolaire, et les autres le premier mois.',
      'due_months.month': 'Mois',
      due_day: 'Jour d’échéance',
      due_day_help:
        'Le dernier jour du mois pour payer sans pénalité. Dans les mois plus courts, c’est leur dernier jour.',
      fine_kind: 'Pénalité de retard',
      fine_amount: 'Montant de la pénalité',
      fine_cap: 'Au plus',
      fine_cap_help: 'La pénalité d’une échéance ne dépasse pas ce montant. Vide\u00a0: pas de limite.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'Aucune', fixed: 'Un montant fixe', per_day: 'Un montant par jour' },
    },
    sections: { fee: 'Frais', whom: 'Qui paie', due: 'Quand ils sont dus', fine: 'Pénalité de retard' },
  },
  paymentType: {
    name: 'Mode de paiement |||| Modes de paiement',
    empty:
      'Les façons de payer, comme les espèces, la banque ou le téléphone mobile, figurent ici. Ajoutez la première avant d’encaisser.',
    fields: { bank_account_id_help: 'Le compte sur lequel arrivent ces paiements.' },
    options: { kind: { cash: 'Espèces', bank: 'Banque', mobile: 'Paiement mobile' } },
  },
  studentPayment: {
    name: 'Paiement d’élève |||| Paiements des élèves',
    empty: 'Les reçus figurent ici, numérotés sans lacune chaque année. Le premier apparaît au premier encaissement.',
    fields: {
      receipt_year: 'Année du reçu',
      receipt_no: 'Numéro de reçu',
      received_on: 'Reçu le',
      lines: 'Frais payés',
      'lines.assigned_fee_id': 'Frais',
      'lines.month': 'Mois',
      'lines.charged': 'Demandé',
      'lines.waived': 'Exonéré',
      'lines.fine': 'Pénalité',
      'lines.paid': 'Payé',
      means: 'Moyens de paiement',
      'means.payment_type_id': 'Mode de paiement',
      'means.amount': 'Montant',
      'means.reference_no': 'Référence',
      void_reason: 'Motif de l’annulation',
    },
    options: { 'lines.month': month, status: { received: 'Encaissé', void: 'Annulé' } },
    sections: { receipt: 'Reçu', lines: 'Frais', means: 'Paiement' },
    actions: {
      void_done: '%{name}\u00a0: annulation du reçu.',
      void: 'Annuler le reçu',
      void_confirm:
        'Annuler ce reçu\u00a0? Il garde son numéro, et ce qu’il avait réglé est de nouveau dû. C’est définitif.',
    },
  },
  waiverType: {
    name: 'Motif d’exonération |||| Motifs d’exonération',
    empty:
      'Les raisons d’exonérer, comme «\u00a0Fratrie\u00a0» ou «\u00a0Mérite\u00a0», figurent ici. Ajoutez la première\u00a0; une fois approuvée, elle peut être choisie.',
    actions: {
      approve_confirm: 'Approuver ce motif\u00a0? Il pourra être choisi et ne pourra plus être modifié.',
      reject_confirm: 'Refuser ce motif\u00a0? C’est définitif.',
    },
  },
  waiver: {
    name: 'Exonération |||| Exonérations',
    empty:
      'Ce dont chaque élève est dispensé figure ici. Choisissez un élève et saisissez la première exonération\u00a0; elle compte une fois approuvée.',
    fields: { ...waiverFields, application: 'Demande' },
    options: { kind: { percentage: 'Pourcentage', sum: 'Montant fixe' } },
    sections: { whom: 'Pour qui', ...waiverSections },
    actions: {
      approve_confirm:
        'Approuver cette exonération\u00a0? Elle réduit désormais ce que doit l’élève et ne pourra plus être modifiée.',
      reject_confirm: 'Refuser cette exonération\u00a0? C’est définitif.',
    },
  },
  waiverForAll: {
    name: 'Exonération générale |||| Exonérations générales',
    empty:
      'Ce que personne n’a à payer, dans l’établissement ou dans une classe, figure ici. Saisissez la première exonération\u00a0; elle compte une fois approuvée.',
    fields: { ...waiverFields, class_id_help: 'Laissez vide pour tout l’établissement.' },
    options: { kind: { percentage: 'Pourcentage', sum: 'Montant fixe' } },
    sections: { whom: 'Pour qui', ...waiverSections },
    actions: {
      approve_confirm:
        'Approuver cette exonération\u00a0? Elle réduit désormais ce que doivent tous ces élèves et ne pourra plus être modifiée.',
      reject_confirm: 'Refuser cette exonération\u00a0? C’est définitif.',
    },
  },
};
