import type { fees as english } from '../../en/resources/fees.ts';
import { common } from './common.ts';

const { month } = common.options;

const waiverFields = {
  waiver_type_id: 'Tipo de desconto',
  fee_type_id: 'Tipo de taxa',
  fee_type_id_help: 'Deixe em branco para descontar de todas as taxas.',
  amount_help: 'O que se desconta de cada parcela abrangida.',
  starts_on: 'De',
  starts_on_help: 'O desconto vale a partir do mês deste dia.',
  ends_on: 'Até',
  ends_on_help: 'O último mês abrangido. Vazio: até o fim do ano letivo.',
  reason: 'Motivo',
};

const waiverSections = { waived: 'Desconto', when: 'Em que meses' };

export const fees: typeof english = {
  feeOption: {
    name: 'Categoria de taxa |||| Categorias de taxas',
    empty:
      'As categorias dizem o que os alunos pagam, como “Mensalidade” ou “Prova”. Adicione a primeira e depois os seus tipos de taxa.',
  },
  feeType: {
    name: 'Tipo de taxa |||| Tipos de taxa',
    empty:
      'Um tipo de taxa diz com que frequência ela vence, como “Mensalidade”. Adicione primeiro uma categoria e depois o primeiro tipo.',
    fields: {
      fee_option_id: 'Categoria de taxa',
      name_help: 'Como os responsáveis a leem nos extratos e recibos.',
      rhythm: 'Periodicidade',
      rhythm_help: 'Decide os meses que são preenchidos quando a taxa é atribuída a uma série.',
    },
    options: {
      rhythm: { monthly: 'Todos os meses', yearly: 'Todos os anos', per_exam: 'A cada prova', once: 'Uma vez' },
    },
  },
  assignedFee: {
    name: 'Taxa atribuída |||| Taxas atribuídas',
    empty:
      'Aqui está o que cada série paga, e quando. Adicione primeiro os tipos de taxa e depois atribua a primeira a uma série.',
    fields: {
      fee_type_id: 'Tipo de taxa',
      exam_type_id_help: 'Só para taxas pagas por uma prova.',
      version_id_help: 'Deixe em branco para todos os idiomas de ensino.',
      shift_id_help: 'Deixe em branco para todos os turnos.',
      student_group_id_help: 'Deixe em branco para todas as áreas de estudo.',
      due_months: 'Meses de vencimento',
      due_months_help:
        'Em branco, uma taxa mensal vence em todos os meses do ano letivo, e qualquer outra no primeiro.',
      'due_months.month': 'Mês',
      due_day: 'Dia do vencimento',
      due_day_help: 'O último dia do mês para pagar sem multa. Nos meses mais curtos vale o último dia deles.',
      fine_kind: 'Multa por atraso',
      fine_amount: 'Valor da multa',
      fine_cap: 'No máximo',
      fine_cap_help: 'A multa de uma parcela não passa deste valor. Vazio: sem limite.',
    },
    options: {
      'due_months.month': month,
      fine_kind: { none: 'Nenhuma', fixed: 'Valor fixo', per_day: 'Valor por dia' },
    },
    sections: { fee: 'Taxa', whom: 'Quem paga', due: 'Quando vence', fine: 'Multa por atraso' },
  },
  paymentType: {
    name: 'Forma de pagamento |||| Formas de pagamento',
    empty:
      'Aqui estão as formas de pagar, como dinheiro, banco ou celular. Adicione a primeira antes de receber pagamentos.',
    fields: { bank_account_id_help: 'A conta em que entram estes pagamentos.' },
    options: { kind: { cash: 'Dinheiro', bank: 'Banco', mobile: 'Pagamento móvel' } },
  },
  studentPayment: {
    name: 'Pagamento do aluno |||| Pagamentos dos alunos',
    empty: 'Aqui estão os recibos, numerados sem falhas em cada ano. O primeiro aparece quando se recebe um pagamento.',
    fields: {
      receipt_year: 'Ano do recibo',
      receipt_no: 'Número do recibo',
      received_on: 'Recebido em',
      lines: 'Taxas pagas',
      'lines.assigned_fee_id': 'Taxa',
      'lines.month': 'Mês',
      'lines.charged': 'Cobrado',
      'lines.waived': 'Desconto',
      'lines.fine': 'Multa',
      'lines.paid': 'Pago',
      means: 'Pago com',
      'means.payment_type_id': 'Forma de pagamento',
      'means.amount': 'Valor',
      'means.reference_no': 'Referência',
      void_reason: 'Motivo da anulação',
    },
    options: { 'lines.month': month, status: { received: 'Recebido', void: 'Anulado' } },
    sections: { receipt: 'Recibo', lines: 'Taxas', means: 'Pagamento' },
    actions: {
      void_done: '%{name} anulou o recibo.',
      void: 'Anular o recibo',
      void_confirm:
        'Anular este recibo? Ele mantém o número, e o que pagou volta a ser devido. Esta ação é definitiva.',
    },
  },
  waiverType: {
    name: 'Tipo de desconto |||| Tipos de desconto',
    empty:
      'Aqui estão os motivos de desconto, como “Irmãos” ou “Mérito”. Adicione o primeiro; depois de aprovado, pode ser escolhido.',
    actions: {
      approve_confirm: 'Aprovar este tipo de desconto? Poderá ser escolhido e não poderá mais ser alterado.',
      reject_confirm: 'Recusar este tipo de desconto? Esta ação é definitiva.',
    },
  },
  waiver: {
    name: 'Desconto do aluno |||| Descontos dos alunos',
    empty:
      'Aqui está o que cada aluno não precisa pagar. Escolha um aluno e registre o primeiro desconto; ele vale depois de aprovado.',
    fields: { ...waiverFields, application: 'Requerimento' },
    options: { kind: { percentage: 'Porcentagem', sum: 'Valor fixo' } },
    sections: { whom: 'Para quem', ...waiverSections },
    actions: {
      approve_confirm:
        'Aprovar este desconto? A partir de agora ele reduz o que o aluno deve e não poderá mais ser alterado.',
      reject_confirm: 'Recusar este desconto? Esta ação é definitiva.',
    },
  },
  waiverForAll: {
    name: 'Desconto geral |||| Descontos gerais',
    empty:
      'Aqui está o que ninguém precisa pagar, na escola toda ou em uma série. Registre o primeiro desconto; ele vale depois de aprovado.',
    fields: { ...waiverFields, class_id_help: 'Deixe em branco para a escola toda.' },
    options: { kind: { percentage: 'Porcentagem', sum: 'Valor fixo' } },
    sections: { whom: 'Para quem', ...waiverSections },
    actions: {
      approve_confirm:
        'Aprovar este desconto? A partir de agora ele reduz o que todos esses alunos devem e não poderá mais ser alterado.',
      reject_confirm: 'Recusar este desconto? Esta ação é definitiva.',
    },
  },
};
