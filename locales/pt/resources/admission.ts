import type { admission as english } from '../../en/resources/admission.ts';

const everyClass = { class_id_help: 'Em branco, vale para todas as séries.' };
const purposes = { application: 'Inscrição', admission: 'Matrícula' };

export const admission: typeof english = {
  admissionInstruction: {
    name: 'Instrução de ingresso |||| Instruções de ingresso',
    empty:
      'O que os responsáveis precisam saber antes da inscrição fica aqui. Adicione a primeira instrução, por exemplo quais documentos trazer.',
    fields: {
      ...everyClass,
      title: 'Título',
      academic_year_id_help: 'Em branco, vale para todos os anos.',
      text: 'Instrução',
      document: 'Documento (PDF)',
      document_help: 'Por exemplo, um prospecto ou um formulário para imprimir.',
      order: 'Ordem',
      order_help: 'Os números menores vêm primeiro. Deixe vazio para colocar no fim.',
    },
  },
  admissionSchedule: {
    name: 'Etapa do ingresso |||| Calendário de ingresso',
    empty: 'As etapas do ingresso ficam aqui: prova, entrevista, resultado. Adicione a primeira etapa.',
    fields: {
      ...everyClass,
      title: 'Nome da etapa',
      held_on: 'Data',
      starts_at: 'Início',
      ends_at: 'Fim',
      place: 'Local',
    },
    options: {
      kind: {
        written_test: 'Prova escrita',
        interview: 'Entrevista',
        result: 'Resultado',
        enrolment: 'Matrícula',
        orientation: 'Acolhimento',
      },
    },
    sections: { what: 'O quê e para quem', when: 'Quando e onde' },
  },
  admissionDate: {
    name: 'Período de inscrição |||| Períodos de inscrição',
    empty: 'Aqui consta de quando até quando cada série recebe inscrições. Adicione a primeira série.',
    fields: {
      version_id_help: 'Em branco, vale para todos os idiomas de ensino.',
      shift_id_help: 'Em branco, vale para todos os turnos.',
      opens_at: 'Inscrições a partir de',
      closes_at: 'Inscrições até',
      seats: 'Vagas',
      seats_help: 'Quantos candidatos podem ingressar. Deixe em branco se não houver limite.',
    },
  },
  admissionFee: {
    name: 'Taxa de ingresso |||| Taxas de ingresso',
    empty: 'O custo da inscrição e da matrícula fica aqui, série por série. Adicione a primeira taxa.',
    fields: {
      purpose: 'Referente a',
      purpose_help: 'A inscrição é paga com o formulário; a matrícula, quando a vaga é concedida.',
    },
    options: { purpose: purposes },
  },
  admissionPayment: {
    name: 'Pagamento de ingresso |||| Pagamentos de ingresso',
    empty: 'O que os candidatos pagaram fica aqui. Adicione primeiro um candidato e depois o pagamento.',
    fields: {
      applicant_id: 'Candidato',
      purpose: 'Referente a',
      purpose_help: 'O pagamento da inscrição leva o candidato para “Taxa paga”.',
      paid_on: 'Pago em',
      payment_type_id: 'Forma de pagamento',
      receipt_no: 'Número do recibo',
      transaction_no: 'Número da transação',
      transaction_no_help: 'Do banco ou do pagamento móvel.',
      void_reason: 'Motivo da anulação',
    },
    options: { purpose: purposes, status: { received: 'Recebido', void: 'Anulado' } },
    actions: {
      void_done: '%{name} anulou o pagamento.',
      void: 'Anular',
      void_confirm: 'Anular este pagamento? Ele mantém o número do recibo. Esta ação é definitiva.',
    },
  },
  applicant: {
    name: 'Candidato |||| Candidatos',
    empty:
      'As crianças cujos responsáveis pedem uma vaga ficam aqui. Elas são inscritas no site, ou a secretaria registra o formulário em papel.',
    fields: {
      form_no: 'Número do formulário',
      form_no_help: 'O número do formulário em papel. Inscrições do site não têm.',
      applied_on: 'Inscrito em',
      date_of_birth: 'Data de nascimento',
      birth_certificate_no: 'Número da certidão de nascimento',
      father_name: 'Nome do pai',
      father_phone: 'Telefone do pai',
      father_profession: 'Profissão do pai',
      mother_name: 'Nome da mãe',
      mother_phone: 'Telefone da mãe',
      mother_profession: 'Profissão da mãe',
      present_address: 'Endereço atual',
      permanent_address: 'Endereço permanente',
      previous_school: 'Escola anterior',
      previous_class: 'Última série',
      previous_result: 'Último resultado',
      test_mark: 'Nota da prova',
      test_mark_help: 'Fica vazio até a prova ser corrigida.',
      decision_note: 'Motivo',
      student_id: 'ID do aluno',
      student_id_help: 'Nenhum outro aluno o tem. É com ele que o aluno entra no sistema.',
      admitted_on: 'Data de ingresso',
      admitted_as_id: 'Ficha do aluno',
    },
    options: {
      status: {
        applied: 'Inscrito',
        fee_paid: 'Taxa paga',
        selected: 'Selecionado',
        not_selected: 'Não selecionado',
        admitted: 'Matriculado',
      },
    },
    sections: {
      application: 'Inscrição',
      child: 'Criança',
      parents: 'Pais',
      addresses: 'Endereços',
      before: 'Escolaridade anterior',
      test: 'Prova de ingresso',
    },
    actions: {
      payFee_done: '%{name} registrou o pagamento da taxa.',
      select_done: '%{name} selecionou a candidatura.',
      admit_done: '%{name} efetivou a matrícula.',
      payFee: 'Taxa recebida',
      select: 'Selecionar',
      select_confirm: 'Selecionar este candidato para ingresso?',
      reject: 'Não selecionar',
      reject_confirm: 'Negar uma vaga a este candidato? A decisão é definitiva.',
      admit: 'Matricular',
      admit_confirm:
        'Matricular esta criança? São criados a ficha do aluno, a matrícula na turma e um acesso, e também a ficha do responsável se ninguém com este telefone é conhecido. O acesso vale assim que alguém que administra os acessos definir uma senha.',
    },
  },
};
