import type { finance as english } from '../../en/resources/finance.ts';

export const finance: typeof english = {
  expense: {
    name: 'Dépense |||| Dépenses',
    empty:
      'Ce que dépense l’établissement est saisi ici et compte dès que quelqu’un d’autre l’a approuvé. Ajoutez d’abord les types de dépense, puis la première dépense.',
    fields: {
      sub_expense_type_id: 'Sous-type de dépense',
      purpose: 'Objet',
      payee: 'Bénéficiaire',
      spent_on: 'Date',
      bank_account_id_help: 'L’approbation débite ce compte du montant. Laissez vide ce qui a été payé en espèces.',
      voucher_no: 'Numéro du justificatif',
      voucher: 'Justificatif',
      cancel_reason: 'Motif de l’annulation',
    },
    options: { status: { pending: 'En attente', approved: 'Approuvée', cancelled: 'Annulée' } },
    sections: { what: 'De quoi il s’agit', payment: 'Paiement', voucher: 'Justificatif et remarque' },
    actions: {
      approve_done: '%{name}\u00a0: approbation de la dépense.',
      cancel_done: '%{name}\u00a0: annulation de la dépense.',
      approve_confirm:
        'Approuver cette dépense\u00a0? C’est définitif, et le montant est débité du compte bancaire s’il y en a un.',
      cancel: 'Annuler la dépense',
      cancel_confirm: 'Annuler cette dépense\u00a0? C’est définitif.',
    },
  },
  expenseType: {
    name: 'Type de dépense |||| Types de dépense',
    empty:
      'Les types classent ce que dépense l’établissement, par exemple «\u00a0Électricité\u00a0» ou «\u00a0Réparations\u00a0». Ajoutez le premier avant de saisir des dépenses.',
  },
  subExpenseType: {
    name: 'Sous-type de dépense |||| Sous-types de dépense',
    empty:
      'Un sous-type précise un type de dépense, par exemple «\u00a0Groupe électrogène\u00a0» sous «\u00a0Électricité\u00a0». Choisissez un type et ajoutez le premier.',
  },
  bank: {
    name: 'Banque |||| Banques',
    empty: 'Les banques de l’établissement figurent ici. Ajoutez la première, puis ses comptes.',
  },
  bankAccount: {
    name: 'Compte bancaire |||| Comptes bancaires',
    empty:
      'Les comptes bancaires de l’établissement figurent ici. Ajoutez d’abord une banque, puis chaque compte avec son solde d’ouverture.',
    fields: {
      name: 'Intitulé du compte',
      number: 'Numéro de compte',
      opening_balance: 'Solde d’ouverture',
      opened_on: 'Ouvert le',
      balance: 'Solde',
    },
  },
  bankTransaction: {
    name: 'Mouvement bancaire |||| Mouvements bancaires',
    empty:
      'Aucun mouvement sur les comptes bancaires pour le moment. Les écritures arrivent d’elles-mêmes, par exemple quand une dépense est approuvée.',
    fields: {
      booked_on: 'Date d’opération',
      amount_help: 'Ce qui sort du compte est négatif.',
      expense_id: 'Dépense',
      employee_salary_id: 'Salaire',
    },
    options: { kind: { withdrawal: 'Débit', deposit: 'Crédit' } },
  },
};
