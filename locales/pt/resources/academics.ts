import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Ano letivo |||| Anos letivos',
    empty: 'Matrículas, provas e mensalidades pertencem a um ano letivo. Adicione o ano em curso e torne-o o atual.',
    fields: {
      year: 'Ano',
      starts_on: 'Primeiro dia',
      ends_on: 'Último dia',
      is_current: 'Ano atual',
      is_current_help: 'Exatamente um ano é o atual. Escolher este substitui o outro.',
    },
  },
  class: {
    name: 'Série |||| Séries',
    empty:
      'Uma série é um ano de estudo, como “6º ano” ou “9º ano”. Adicione primeiro a mais baixa e numere as outras em ordem crescente.',
    fields: {
      order: 'Ordem',
      order_help:
        'O lugar da série na escola, a partir de 1. A promoção leva à série com o número seguinte. Deixe vazio para colocar no fim.',
      has_groups: 'Tem áreas de estudo',
      has_groups_help: 'Os alunos desta série escolhem uma área, como Ciências ou Humanidades.',
    },
  },
  section: {
    name: 'Turma |||| Turmas',
    empty:
      'As turmas dividem uma série: “A”, “B” e assim por diante. Adicione cada nome uma vez; “Turmas por unidade” diz depois quais cada série tem.',
  },
  wingSection: {
    name: 'Mapa de turmas |||| Turmas por unidade',
    empty:
      'Este mapa diz quais turmas uma série tem em cada unidade. Comece com uma série e uma unidade e escolha as turmas delas.',
    fields: {
      section_ids: 'Turmas',
      seats: 'Vagas por turma',
      seats_help: 'Quantos alunos cabem em uma turma. Deixe em branco se não houver limite.',
    },
  },
  wing: {
    name: 'Unidade |||| Unidades',
    empty:
      'Uma unidade é um prédio ou setor da escola, como “Meninos” ou “Meninas”. Adicione pelo menos uma, mesmo que a escola não esteja dividida.',
  },
  shift: {
    name: 'Turno |||| Turnos',
    empty: 'Um turno é a parte do dia em que há aulas, como “Manhã” ou “Tarde”. Adicione pelo menos um.',
    fields: { starts_at: 'Início', ends_at: 'Fim' },
  },
  version: {
    name: 'Idioma de ensino |||| Idiomas de ensino',
    empty: 'É o idioma em que as aulas são dadas, como “Bengali” ou “Inglês”. Adicione pelo menos um.',
  },
  studentGroup: {
    name: 'Área de estudo |||| Áreas de estudo',
    empty:
      'As áreas são os percursos das últimas séries, como “Ciências” ou “Humanidades”. Adicione-as e depois marque as séries que têm áreas de estudo.',
  },
  subject: {
    name: 'Disciplina |||| Disciplinas',
    empty:
      'As disciplinas são o que a escola ensina, cada parte separadamente, como “Bengali, parte 1”. Adicione a primeira e informe quais séries a cursam.',
    fields: {
      name_local_help: 'Como é impresso nos boletins.',
      code_help: 'O número que o órgão de ensino dá à disciplina, como 101, ou um número da própria escola.',
      partner_subject_id: 'Parte associada',
      partner_subject_id_help:
        'As duas partes contam como uma só disciplina nos resultados. Indique a outra em apenas uma delas.',
      classes: 'Séries',
      classes_help:
        'Quais séries e áreas cursam a disciplina, e se é obrigatória. Sem área de estudo, a linha vale para todas.',
      'classes.class_id': 'Série',
      'classes.student_group_id': 'Área de estudo',
      'classes.requirement': 'Obrigatoriedade',
    },
    options: {
      kind: { theory: 'Teórica', practical: 'Prática', both: 'Teórica e prática' },
      'classes.requirement': {
        compulsory: 'Obrigatória',
        optional: 'Optativa',
        fourth: 'Possível quarta disciplina',
        optional_fourth: 'Optativa ou quarta disciplina',
      },
    },
    sections: { subject: 'Disciplina', classes: 'Quem a cursa' },
  },
  classPeriod: {
    name: 'Horário de aula |||| Horários de aula',
    empty:
      'Os horários dividem o dia de um turno em aulas e intervalos. Escolha um turno e adicione os horários dele, como “1º horário” das 07:30 às 08:10.',
    fields: { starts_at: 'Início', ends_at: 'Fim' },
    options: { kind: { lesson: 'Aula', break: 'Intervalo' } },
  },
  classDay: {
    name: 'Dia de aula |||| Dias de aula',
    empty: 'São os dias da semana escolar. Adicione os sete e diga em quais há aulas.',
    fields: {
      name_help:
        'Em geral o dia da semana. Com semanas alternadas, adicione-o duas vezes, como “Segunda A” e “Segunda B”.',
      weekday: 'Dia da semana',
    },
    options: {
      weekday: {
        sunday: 'Domingo',
        monday: 'Segunda-feira',
        tuesday: 'Terça-feira',
        wednesday: 'Quarta-feira',
        thursday: 'Quinta-feira',
        friday: 'Sexta-feira',
        saturday: 'Sábado',
      },
      kind: { working: 'Dia com aulas', holiday: 'Dia sem aulas' },
    },
  },
  classRoutine: {
    name: 'Aula |||| Grade horária',
    empty:
      'A grade horária diz quem ensina o quê, quando e onde. Prepare primeiro os dias, os horários, as disciplinas e os professores e depois adicione a primeira aula.',
    fields: {
      class_day_id: 'Dia',
      class_period_id: 'Horário',
      part: 'Quem participa',
      part_help: 'Partes de uma turma têm aula ao mesmo tempo, como religião islâmica e religião hindu.',
      employee_id: 'Professor',
      employee_id_help: 'Um professor dá uma aula de cada vez. Deixe em branco enquanto ninguém for encontrado.',
      room_help:
        'Uma sala recebe uma aula de cada vez. Salas de prédios diferentes precisam de nomes diferentes, como B-101.',
    },
    options: {
      part: { whole: 'A turma inteira', first: 'Primeira parte', second: 'Segunda parte', third: 'Terceira parte' },
    },
    sections: { cohort: 'Para quem', lesson: 'Aula' },
  },
  classTeacher: {
    name: 'Professor regente |||| Professores regentes',
    empty:
      'Cada turma tem um professor regente, responsável por ela. Escolha um professor e a turma dele para este ano.',
    fields: { employee_id: 'Professor', room: 'Sala de aula', room_help: 'Onde a turma costuma ficar.' },
  },
  subjectTeacher: {
    name: 'Professor por disciplina |||| Professores por disciplina',
    empty:
      'Eles lançam as notas e passam as tarefas de uma disciplina em uma turma. Escolha um professor, uma disciplina e uma turma.',
    fields: { employee_id: 'Professor', periods_per_week: 'Aulas por semana' },
  },
  book: {
    name: 'Livro |||| Lista de livros',
    empty:
      'A lista diz de quais livros cada série precisa este ano. Escolha uma série e uma disciplina e adicione o primeiro livro.',
    fields: {
      name: 'Título',
      author: 'Autor',
      publisher: 'Editora',
      edition: 'Edição',
      isbn: 'ISBN',
      price: 'Preço',
    },
    options: {
      kind: {
        textbook: 'Livro didático',
        grammar: 'Gramática',
        exercise: 'Livro de exercícios',
        reference: 'Livro de consulta',
      },
    },
    sections: { whom: 'Para quem (em branco: para todos)', book: 'Livro' },
  },
  syllabus: {
    name: 'Programa |||| Programas',
    empty:
      'Um programa diz o que se ensina e se avalia em uma disciplina. Escreva o primeiro ou anexe-o como arquivo; os alunos o veem depois de aprovado.',
    fields: { name: 'Título', description: 'Conteúdo' },
    options: { status: { draft: 'Rascunho', approved: 'Aprovado' } },
    sections: { whom: 'Para quem (em branco: para todos)', content: 'Programa' },
    actions: {
      reopen_done: '%{name} retomou o item para alterar.',
      approve_confirm: 'Aprovar este programa? Alunos e responsáveis poderão vê-lo a partir de agora.',
      reopen: 'Retomar para alterar',
      reopen_confirm:
        'Tornar este programa um rascunho de novo? Alunos e responsáveis não o verão até que seja aprovado.',
    },
  },
  holiday: {
    name: 'Feriado |||| Feriados',
    empty:
      'Ainda não há feriados. Adicione os dias e as férias sem aula, como “Dia da Vitória” ou “Férias de inverno”.',
    fields: {
      starts_on: 'Primeiro dia',
      ends_on: 'Último dia',
      closed_for: 'Sem aula ou trabalho para',
    },
    options: {
      closed_for: {
        everyone: 'Todos',
        students: 'Alunos',
        employees: 'Funcionários',
      },
    },
  },
};
