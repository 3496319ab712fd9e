import type { admission as english } from '../../en/resources/admission.ts';

const everyClass = { class_id_help: 'Si vous laissez vide, cela vaut pour toutes les classes.' };
const purposes = { application: 'Candidature', admission: 'Admission' };

export const admission: typeof english = {
  admissionInstruction: {
    name: 'Consigne d’admission |||| Consignes d’admission',
    empty:
      'Ce que les parents doivent savoir avant de déposer un dossier se trouve ici. Ajoutez la première consigne, par exemple les pièces à fournir.',
    fields: {
      ...everyClass,
      title: 'Titre',
      academic_year_id_help: 'Si vous laissez vide, cela vaut pour toutes les années.',
      text: 'Consigne',
      document: 'Document (PDF)',
      document_help: 'Par exemple une brochure ou un formulaire à imprimer.',
      order: 'Ordre',
      order_help: 'Les plus petits numéros viennent en premier. Laissez vide pour le mettre en dernier.',
    },
  },
  admissionSchedule: {
    name: 'Étape de l’admission |||| Calendrier des admissions',
    empty: 'Les dates des admissions se trouvent ici\u00a0: épreuve, entretien, résultat. Ajoutez la première date.',
    fields: {
      ...everyClass,
      title: 'Intitulé',
      held_on: 'Date',
      starts_at: 'Début',
      ends_at: 'Fin',
      place: 'Lieu',
    },
    options: {
      kind: {
        written_test: 'Épreuve écrite',
        interview: 'Entretien',
        result: 'Résultat',
        enrolment: 'Inscription',
        orientation: 'Journée d’accueil',
      },
    },
    sections: { what: 'Quoi et pour qui', when: 'Quand et où' },
  },
  admissionDate: {
    name: 'Période de candidature |||| Périodes de candidature',
    empty: 'Cette liste indique de quand à quand chaque classe accepte les dossiers. Ajoutez la première classe.',
    fields: {
      version_id_help: 'Si vous laissez vide, cela vaut pour toutes les langues d’enseignement.',
      shift_id_help: 'Si vous laissez vide, cela vaut pour toutes les vacations.',
      opens_at: 'Ouverture des candidatures',
      closes_at: 'Clôture des candidatures',
      seats: 'Places',
      seats_help: 'Combien de candidats peuvent être admis. Laissez vide s’il n’y a pas de limite.',
    },
  },
  admissionFee: {
    name: 'Frais d’admission |||| Frais d’admission',
    empty: 'Le coût d’un dossier et d’une admission se trouve ici, classe par classe. Ajoutez le premier montant.',
    fields: {
      purpose: 'Pour',
      purpose_help: 'La candidature se paie avec le dossier, l’admission quand une place est attribuée.',
    },
    options: { purpose: purposes },
  },
  admissionPayment: {
    name: 'Paiement d’admission |||| Paiements d’admission',
    empty: 'Ce que les candidats ont payé se trouve ici. Ajoutez d’abord un candidat, puis le paiement.',
    fields: {
      applicant_id: 'Candidat',
      purpose: 'Pour',
      purpose_help: 'Le paiement de la candidature fait passer le candidat à «\u00a0Frais payés\u00a0».',
      paid_on: 'Payé le',
      payment_type_id: 'Mode de paiement',
      receipt_no: 'Numéro de reçu',
      transaction_no: 'Numéro de transaction',
      transaction_no_help: 'De la banque ou du paiement mobile.',
      void_reason: 'Motif de l’annulation',
    },
    options: { purpose: purposes, status: { received: 'Reçu', void: 'Annulé' } },
    actions: {
      void_done: '%{name}\u00a0: annulation du paiement.',
      void: 'Annuler le paiement',
      void_confirm: 'Annuler ce paiement\u00a0? Il garde son numéro de reçu. C’est définitif.',
    },
  },
  applicant: {
    name: 'Candidat |||| Candidats',
    empty:
      'Les enfants dont les parents demandent l’admission se trouvent ici. Ils posent leur candidature sur le site, ou le secrétariat saisit le dossier papier.',
    fields: {
      form_no: 'Numéro de dossier',
      form_no_help: 'Le numéro du dossier papier. Les candidatures du site n’en ont pas.',
      applied_on: 'Candidature déposée le',
      date_of_birth: 'Date de naissance',
      birth_certificate_no: 'Numéro d’acte de naissance',
      father_name: 'Nom du père',
      father_phone: 'Téléphone du père',
      father_profession: 'Profession du père',
      mother_name: 'Nom de la mère',
      mother_phone: 'Téléphone de la mère',
      mother_profession: 'Profession de la mère',
      present_address: 'Adresse actuelle',
      permanent_address: 'Adresse permanente',
      previous_school: 'Établissement précédent',
      previous_class: 'Dernière classe',
      previous_result: 'Dernier résultat',
      test_mark: 'Note au test',
      test_mark_help: 'Reste vide tant que l’épreuve n’est pas corrigée.',
      decision_note: 'Motif',
      student_id: 'Matricule',
      student_id_help: 'Il est propre à cet élève, qui se connecte avec.',
      admitted_on: 'Date d’entrée',
      admitted_as_id: 'Fiche de l’élève',
    },
    options: {
      status: {
        applied: 'Dossier déposé',
        fee_paid: 'Frais payés',
        selected: 'Retenu',
        not_selected: 'Non retenu',
        admitted: 'Admis',
      },
    },
    sections: {
      application: 'Candidature',
      child: 'Enfant',
      parents: 'Parents',
      addresses: 'Adresses',
      before: 'Scolarité antérieure',
      test: 'Épreuve d’admission',
    },
    actions: {
      payFee_done: '%{name}\u00a0: frais reçus.',
      select_done: '%{name}\u00a0: candidature retenue.',
      admit_done: '%{name}\u00a0: admission.',
      payFee: 'Frais reçus',
      select: 'Retenir',
      select_confirm: 'Retenir ce candidat pour l’admission\u00a0?',
      reject: 'Ne pas retenir',
      reject_confirm: 'Refuser une place à ce candidat\u00a0? La décision est définitive.',
      admit: 'Admettre',
      admit_confirm:
        'Admettre cet enfant\u00a0? La fiche de l’élève, son inscription annuelle et un compte utilisateur sont créés, ainsi que la fiche du parent si personne n’est connu sous ce téléphone. Le compte fonctionne dès qu’une personne qui gère les comptes a défini un mot de passe.',
    },
  },
};
