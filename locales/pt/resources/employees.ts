import type { employees as english } from '../../en/resources/employees.ts';

export const employees: typeof english = {
  department: {
    name: 'Departamento |||| Departamentos',
    empty:
      'Os departamentos reúnem o pessoal, como “Ciências” ou “Administração”. Adicione o primeiro antes de registrar funcionários.',
  },
  designation: {
    name: 'Cargo |||| Cargos',
    empty:
      'O cargo é a posição que alguém ocupa, como “Professor assistente”. Adicione os cargos da escola, começando pelo mais alto.',
    fields: {
      rank: 'Ordem hierárquica',
      rank_help: 'A direção tem o número 1. As listas de cargos seguem esta ordem.',
      is_teaching: 'Cargo docente',
      is_teaching_help: 'Quem ocupa este cargo dá aulas.',
    },
  },
  scale: {
    name: 'Faixa salarial |||| Faixas salariais',
    empty:
      'Uma faixa vai do menor ao maior salário-base. Adicione a primeira e depois indique quanto cada cargo recebe nela.',
    fields: {
      lowest_basic: 'Menor salário-base',
      highest_basic: 'Maior salário-base',
      yearly_increment: 'Aumento anual',
      yearly_increment_help: 'Em porcentagem do salário-base.',
    },
  },
  designationScale: {
    name: 'Tabela salarial |||| Tabelas salariais',
    empty:
      'Aqui se indica quanto um cargo recebe em uma faixa: salário-base e adicionais. Adicione primeiro os cargos e as faixas e depois a primeira tabela.',
    fields: {
      designation_id: 'Cargo',
      scale_id: 'Faixa salarial',
      basic_salary: 'Salário-base',
      allowances: 'Adicionais',
      allowances_help:
        'Cada um é uma porcentagem do salário-base ou um valor fixo, como 40% para moradia ou 1.500 para saúde.',
      'allowances.name': 'Adicional',
      'allowances.percentage': 'Porcentagem do salário-base',
      'allowances.amount': 'Valor fixo',
    },
    sections: { post: 'Cargo e salário-base', allowances: 'Adicionais' },
  },
  employee: {
    name: 'Funcionário |||| Funcionários',
    empty:
      'Professores e demais funcionários estão aqui, com cargo, salário e formação. Prepare primeiro os cargos e os departamentos e depois adicione o primeiro funcionário.',
    fields: {
      employee_id: 'ID do funcionário',
      employee_id_help: 'O número que a escola dá ao funcionário.',
      date_of_birth: 'Data de nascimento',
      marital_status_id: 'Estado civil',
      father_name: 'Nome do pai',
      mother_name: 'Nome da mãe',
      spouse_name: 'Nome do cônjuge',
      present_address: 'Endereço atual',
      permanent_address: 'Endereço permanente',
      emergency_name: 'Contato de emergência',
      emergency_phone: 'Telefone de emergência',
      department_id: 'Departamento',
      designation_id: 'Cargo',
      employment: 'Vínculo',
      joined_on: 'Data de admissão',
      left_on: 'Data de saída',
      left_on_help: 'O último dia de trabalho. Deixe em branco para quem trabalha aqui.',
      designation_scale_id: 'Tabela salarial',
      designation_scale_id_help: 'Define o salário-base e os adicionais. Escolha primeiro o cargo.',
      fund_percentage: 'Parte do funcionário no fundo de previdência',
      fund_percentage_help: 'Em porcentagem do salário-base; é descontada do salário.',
      employer_fund_percentage: 'Parte da escola no fundo de previdência',
      employer_fund_percentage_help: 'Em porcentagem do salário-base; a escola paga além do salário.',
      fund_balance: 'Saldo do fundo de previdência',
      pay_bank: 'Banco para o salário',
      pay_account_no: 'Número da conta para o salário',
      qualifications: 'Formação acadêmica',
      'qualifications.degree': 'Grau ou certificado',
      'qualifications.subject': 'Disciplina ou área',
      'qualifications.institution': 'Instituição',
      'qualifications.board': 'Órgão examinador ou universidade',
      'qualifications.passed_in': 'Ano de conclusão',
      'qualifications.result': 'Resultado',
      experiences: 'Experiência profissional',
      'experiences.organization': 'Empregador',
      'experiences.post': 'Função',
      'experiences.from': 'De',
      'experiences.to': 'Até',
      'experiences.duties': 'Atribuições',
      user_id_help:
        'A conta com que esta pessoa entra: com o ID do funcionário, ou com um identificador ou e-mail que você digitar. Contas de alunos e responsáveis não podem ser escolhidas.',
    },
    options: {
      employment: {
        permanent: 'Efetivo',
        probation: 'Em período de experiência',
        contract: 'Contratado',
        part_time: 'Tempo parcial',
      },
    },
    sections: {
      personal: 'Dados pessoais',
      family: 'Família',
      contact: 'Contato',
      post: 'Cargo',
      pay: 'Pagamento',
      qualifications: 'Formação',
      experiences: 'Experiência',
      login: 'Acesso',
    },
  },
  bonusType: {
    name: 'Tipo de bônus |||| Tipos de bônus',
    empty:
      'Os tipos de bônus indicam a ocasião, como uma festa, e o valor. Adicione o primeiro e depois dê bônus aos funcionários.',
    options: { kind: { percentage: 'Porcentagem do salário-base', sum: 'Valor fixo' } },
  },
  employeeBonus: {
    name: 'Bônus de funcionário |||| Bônus dos funcionários',
    empty:
      'Os bônus de cada funcionário estão aqui, com o mês do salário em que são pagos. Adicione primeiro um tipo de bônus e depois o primeiro bônus.',
    fields: { bonus_type_id: 'Tipo de bônus', year: 'Ano' },
  },
  employeeSalary: {
    name: 'Salário |||| Salários',
    empty:
      'Todos os salários estão aqui, por funcionário e mês: registrados, aprovados por outra pessoa e depois pagos. Adicione o primeiro como rascunho.',
    fields: {
      year: 'Ano',
      basic_salary: 'Salário-base',
      allowances: 'Adicionais',
      bonus: 'Bônus',
      provident_fund: 'Fundo de previdência, parte própria',
      employer_fund: 'Fundo de previdência, parte da escola',
      employer_fund_help: 'A escola paga além do salário. Não altera o salário líquido.',
      employee_loan_id: 'Empréstimo',
      loan_instalment: 'Parcela do empréstimo',
      absent_days: 'Dias de falta não remunerada',
      absence: 'Desconto por faltas',
      absence_help: 'Em geral, um trigésimo (1/30) do salário-base por dia.',
      net: 'Salário líquido',
      paid_on: 'Pago em',
    },
    options: { status: { draft: 'Rascunho', approved: 'Aprovado', paid: 'Pago' } },
    sections: {
      whom: 'Funcionário e mês',
      earnings: 'Proventos',
      deductions: 'Descontos',
      payout: 'A pagar',
      note: 'Observação',
    },
    actions: {
      pay_done: '%{name} pagou o salário.',
      approve_confirm: 'Aprovar este salário? Depois disso ele não pode mais ser alterado.',
      pay: 'Pagar',
      pay_confirm:
        'Pagar este salário? O valor líquido é debitado da conta, e o fundo de previdência e o empréstimo são lançados. Esta ação é definitiva.',
    },
  },
  providentFund: {
    name: 'Lançamento do fundo de previdência |||| Fundo de previdência',
    empty:
      'Este é o livro do fundo de previdência. Os salários pagos entram sozinhos; registre à mão os saldos iniciais, os juros e as retiradas.',
    fields: {
      booked_on: 'Lançado em',
      amount_help: 'O que entra é positivo, a retirada é negativa.',
      employee_salary_id: 'Salário',
    },
    options: {
      kind: {
        employee: 'Parte do funcionário',
        employer: 'Parte da escola',
        interest: 'Juros',
        withdrawal: 'Retirada',
      },
    },
  },
  employeeLoan: {
    name: 'Empréstimo a funcionário |||| Empréstimos a funcionários',
    empty:
      'Os empréstimos a funcionários estão aqui, do pedido à última parcela. Adicione o primeiro pedido; depois outra pessoa decide.',
    fields: {
      purpose: 'Finalidade',
      instalment: 'Parcela mensal',
      instalment_help: 'É descontada de cada salário até a quitação do empréstimo.',
      requested_on: 'Pedido em',
      starts_on: 'Primeira parcela',
      starts_on_help: 'As parcelas começam com o salário deste mês.',
      repaid: 'Já devolvido',
      outstanding: 'Saldo devedor',
    },
    options: { status: { requested: 'Pedido', approved: 'Em andamento', repaid: 'Quitado', rejected: 'Recusado' } },
    sections: { request: 'Pedido', repayment: 'Devolução' },
    actions: {
      approve_done: '%{name} aprovou o empréstimo.',
      repay_done: '%{name} marcou o empréstimo como quitado.',
      approve: 'Aprovar',
      approve_confirm: 'Aprovar este empréstimo? As parcelas poderão ser descontadas do salário.',
      repay: 'Marcar como quitado',
      repay_confirm: 'O restante deste empréstimo foi pago? Depois disso nada mais é devido. Esta ação é definitiva.',
      reject_confirm: 'Recusar este empréstimo? Esta ação é definitiva.',
    },
  },
};
