import type { finance as english } from '../../en/resources/finance.ts';

export const finance: typeof english = {
  expense: {
    name: 'Despesa |||| Despesas',
    empty:
      'O que a escola gasta é registrado aqui e passa a valer quando outra pessoa aprova. Adicione primeiro os tipos de despesa e depois a primeira despesa.',
    fields: {
      sub_expense_type_id: 'Subtipo de despesa',
      purpose: 'Finalidade',
      payee: 'Pago a',
      spent_on: 'Data',
      bank_account_id_help: 'A aprovação debita o valor desta conta. Deixe em branco o que foi pago em dinheiro.',
      voucher_no: 'Número do comprovante',
      voucher: 'Comprovante',
      cancel_reason: 'Motivo do cancelamento',
    },
    options: { status: { pending: 'Pendente', approved: 'Aprovada', cancelled: 'Cancelada' } },
    sections: { what: 'Do que se trata', payment: 'Pagamento', voucher: 'Comprovante e observação' },
    actions: {
      approve_done: '%{name} aprovou a despesa.',
      cancel_done: '%{name} cancelou a despesa.',
      approve_confirm:
        'Aprovar esta despesa? Esta ação é definitiva, e o valor é debitado da conta bancária, se houver uma indicada.',
      cancel: 'Cancelar a despesa',
      cancel_confirm: 'Cancelar esta despesa? Esta ação é definitiva.',
    },
  },
  expenseType: {
    name: 'Tipo de despesa |||| Tipos de despesa',
    empty:
      'Os tipos organizam o que a escola gasta, como “Eletricidade” ou “Reparos”. Adicione o primeiro antes de registrar despesas.',
  },
  subExpenseType: {
    name: 'Subtipo de despesa |||| Subtipos de despesa',
    empty:
      'Um subtipo detalha um tipo de despesa, como “Gerador” em “Eletricidade”. Escolha um tipo de despesa e adicione o primeiro.',
  },
  bank: {
    name: 'Banco |||| Bancos',
    empty: 'Os bancos em que a escola tem dinheiro estão aqui. Adicione o primeiro e depois as contas dele.',
  },
  bankAccount: {
    name: 'Conta bancária |||| Contas bancárias',
    empty:
      'As contas bancárias da escola estão aqui. Adicione primeiro um banco e depois cada conta com o saldo inicial.',
    fields: {
      name: 'Nome da conta',
      number: 'Número da conta',
      opening_balance: 'Saldo inicial',
      opened_on: 'Aberta em',
      balance: 'Saldo',
    },
  },
  bankTransaction: {
    name: 'Movimentação bancária |||| Movimentações bancárias',
    empty:
      'Ainda não houve movimento nas contas bancárias. Os lançamentos surgem sozinhos, por exemplo quando uma despesa é aprovada.',
    fields: {
      booked_on: 'Lançada em',
      amount_help: 'O que sai da conta é negativo.',
      expense_id: 'Despesa',
      employee_salary_id: 'Salário',
    },
    options: { kind: { withdrawal: 'Débito', deposit: 'Crédito' } },
  },
};
