import type { teaching as english } from '../../en/resources/teaching.ts';

export const teaching: typeof english = {
  courseMaterial: {
    name: 'Material didático |||| Materiais didáticos',
    empty:
      'Aqui os professores compartilham anotações, listas de exercícios e links com as turmas. Escolha uma turma e uma disciplina e adicione o primeiro.',
    fields: {
      employee_id: 'Professor',
      name: 'Título',
      link: 'Link',
      link_help: 'Um vídeo ou uma página da internet.',
      published_on: 'Data',
    },
    sections: { cohort: 'Para quem', material: 'Conteúdo' },
  },
  homework: {
    name: 'Tarefa de casa |||| Tarefas de casa',
    empty:
      'O que os professores passam às turmas para fazer em casa está aqui. Escolha uma turma e uma disciplina e adicione a primeira tarefa.',
    fields: {
      employee_id: 'Professor',
      name: 'Título',
      description: 'Tarefa',
      given_on: 'Passada em',
      due_on: 'Entrega em',
      images: 'Imagens',
    },
    sections: { cohort: 'Para quem', task: 'Tarefa de casa' },
  },
  uploadedMark: {
    name: 'Nota |||| Notas lançadas',
    empty: 'Ainda não há notas lançadas. Elas aparecem aqui quando os professores lançam as notas de uma prova.',
    fields: {
      component: 'Parte',
      mark: 'Nota',
      is_absent: 'Faltou',
      employee_id: 'Professor',
      correction_reason: 'Motivo da correção',
    },
  },
  markSheet: {
    name: 'Folha de notas |||| Folhas de notas',
    empty: 'Ainda não há notas entregues.',
    fields: { handed_in_at: 'Entregue em', handed_in_by_id: 'Entregue por' },
    options: { status: { open: 'Aberta', handed_in: 'Entregue' } },
  },
};
