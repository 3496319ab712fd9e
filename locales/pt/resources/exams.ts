import type { exams as english } from '../../en/resources/exams.ts';

export const exams: typeof english = {
  examType: {
    name: 'Tipo de prova |||| Tipos de prova',
    empty: 'São as provas que todo ano tem, como “Semestral” ou “Anual”. Adicione-as na ordem em que ocorrem.',
    fields: {
      order: 'Ordem',
      order_help: 'O lugar da prova no ano, a partir de 1.',
      weight: 'Peso',
      weight_help: 'Quanto a prova conta no resultado final do ano. Com 0, não conta.',
      entry_opens_at: 'Início do lançamento',
      entry_opens_at_help: 'Os professores podem lançar notas a partir daí. Em branco: desde já.',
      entry_closes_at: 'Fim do lançamento',
      entry_closes_at_help: 'A partir daí as notas só podem ser lidas. Em branco: nunca.',
    },
  },
  examRoutine: {
    name: 'Data de prova |||| Calendário de provas',
    empty:
      'O calendário diz quando e onde se faz cada prova. Escolha um tipo de prova, uma série e uma disciplina e adicione a primeira data.',
    fields: {
      held_on: 'Data',
      starts_at: 'Início',
      ends_at: 'Fim',
      employee_id: 'Fiscal de sala',
    },
    options: { kind: { written: 'Escrita', practical: 'Prática', oral: 'Oral' } },
    sections: { whom: 'Para quem (em branco: para todos)', paper: 'Prova' },
  },
  markDistribution: {
    name: 'Distribuição de notas |||| Distribuições de notas',
    empty:
      'Uma distribuição diz de que partes se compõe a nota de uma disciplina, como “Escrita” e “Múltipla escolha”. Adicione uma por disciplina da prova antes de lançar as notas.',
    fields: {
      student_group_id_help: 'Deixe vazio para todas as áreas de estudo.',
      pass_rule: 'Aprovação',
      pass_rule_help: 'O que precisa atingir a nota mínima: o total, cada parte ou ambos.',
      components: 'Partes',
      components_help: 'Cada uma com sua nota máxima e a nota necessária para ser aprovado.',
      'components.name': 'Parte',
      'components.full_mark': 'Nota máxima',
      'components.pass_mark': 'Nota mínima',
      full_marks: 'Nota máxima',
    },
    options: {
      pass_rule: { overall: 'Pelo total', every_part: 'Por cada parte', both: 'Pelo total e por cada parte' },
    },
    sections: { whom: 'Para quem (sem área de estudo: para todas)', marks: 'Notas' },
  },
  gradeType: {
    name: 'Conceito |||| Conceitos',
    empty:
      'Os conceitos transformam notas em letras e pontos, como A+ e 5,00 a partir de 80%. Adicione primeiro o melhor conceito.',
    fields: {
      name: 'Significado',
      letter: 'Letra',
      min_mark: 'A partir de (%)',
      min_mark_help: 'A menor porcentagem que dá este conceito. Ele vai, sem intervalo, até o conceito seguinte.',
      point: 'Pontos',
      order: 'Ordem',
    },
  },
};
