import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Escola |||| Escolas',
    fields: {
      logo: 'Logotipo',
      color: 'Cor',
      website: 'Site',
      currency: 'Moeda',
      currency_help: 'Três letras, como BDT ou EUR.',
      country: 'País',
      country_help: 'Duas letras, como BD ou DE. Telefones sem código de país são deste país.',
      time_zone: 'Fuso horário',
      time_zone_help: 'Como Asia/Dhaka. As horas são mostradas neste fuso, e o dia muda por ele.',
      school_year_starts_in: 'Mês de início do ano letivo',
      school_year_starts_in_help: 'Um novo ano letivo é proposto a partir do dia 1 deste mês, por doze meses.',
      student_id_pattern: 'Padrão do ID do aluno',
      student_id_pattern_help: '{year} ou {yy} é o ano, {####} um número com pelo menos quatro dígitos.',
      rounds_marks_up: 'Arredondar notas para cima',
      rounds_marks_up_help: 'Arredonda os pontos de uma disciplina para o próximo número inteiro antes de avaliar.',
      fourth_can_fail: 'A quarta disciplina pode reprovar',
      fourth_can_fail_help: 'O aluno reprovado na quarta disciplina é reprovado na prova.',
      fourth_counts_in_total: 'A quarta disciplina conta no total',
      fourth_counts_in_total_help: 'Soma os pontos da quarta disciplina ao total.',
    },
    sections: {
      identity: 'Identidade',
      contact: 'Contato',
      numbers: 'Números',
      results: 'Resultados',
      conventions: 'Moeda e região',
    },
  },
  religion: {
    name: 'Religião |||| Religiões',
    empty:
      'Os formulários de alunos e funcionários oferecem o que está aqui. Adicione as religiões presentes na sua escola.',
  },
  conferenceRoom: {
    name: 'Sala de reunião |||| Salas de reunião',
    empty:
      'As salas de reunião, presenciais ou on-line, estão aqui. Adicione a primeira; depois ela pode ser reservada.',
    fields: {
      capacity: 'Lugares',
      place: 'Local',
      link: 'Link da reunião on-line',
      link_help: 'Onde se entra quando a sala é on-line.',
      equipment: 'Equipamentos',
    },
  },
  conferenceBooking: {
    name: 'Reserva de sala |||| Reservas de sala',
    empty:
      'Aqui se vê quem usa qual sala e quando. Adicione primeiro uma sala de reunião e depois a primeira reserva. Duas reservas da mesma sala não podem coincidir.',
    fields: {
      conference_room_id: 'Sala de reunião',
      purpose: 'Finalidade',
      starts_at: 'Início',
      ends_at: 'Fim',
      employee_id: 'Reservada para',
      participants: 'Pessoas esperadas',
    },
  },
  gender: {
    name: 'Sexo |||| Sexos',
    empty:
      'Os formulários de alunos e funcionários oferecem o que está aqui. Adicione primeiro “Masculino” e “Feminino”.',
  },
  bloodGroup: {
    name: 'Grupo sanguíneo |||| Grupos sanguíneos',
    empty: 'Os formulários de alunos e funcionários oferecem o que está aqui. Adicione os oito grupos, de A+ a O-.',
  },
  maritalStatus: {
    name: 'Estado civil |||| Estados civis',
    empty: 'O formulário de funcionários oferece o que está aqui. Adicione primeiro “Solteiro(a)” e “Casado(a)”.',
  },
  attendanceStatus: {
    name: 'Situação de frequência |||| Situações de frequência',
    empty:
      'Quem faz a chamada escolhe entre o que está aqui. Adicione “Presente”, “Ausente”, “Atrasado” e “De licença”.',
    fields: {
      alias: 'Abreviação',
      alias_help: 'As porcentagens são calculadas com P (presente), A (ausente), L (atrasado) e E (de licença).',
    },
  },
};
