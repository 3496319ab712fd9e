import type { documents as english } from '../en/documents.ts';

const cohort = {
  class: 'Série',
  section: 'Turma',
  student_group: 'Área de estudo',
  shift: 'Turno',
  version: 'Idioma de ensino',
  wing: 'Unidade',
};
const result = { gpa: 'GPA', letter: 'Conceito', total: 'Total de pontos' };
const says = { class: 'Série', section: 'Turma', exam: 'Prova', academic_year: 'Ano letivo' };
const sign = {
  guardian: 'Responsável',
  teacher: 'Professor da turma',
  controller: 'Coordenação de provas',
  head: 'Direção',
};

export const documents: typeof english = {
  marksheet: {
    ...cohort,
    ...result,
    name: 'Boletim',
    student: 'Aluno',
    student_id: 'ID do aluno',
    roll_no: 'Número de chamada',
    subject: 'Disciplina',
    fourth: '4ª disciplina',
    with: 'junto com %{partner}',
    absent: 'Ab',
    full_marks: 'Nota máxima',
    obtained: 'Obtida',
    point: 'Pontos',
    from: 'A partir de',
    weight: 'peso %{weight}',
    of: 'de %{full}',
    position_in_section: 'Colocação na turma',
    position_in_class: 'Colocação na série',
    attendance: 'Frequência',
    days: '%{present} de %{days} dias',
    result: 'Resultado',
    passed: 'Aprovado',
    failed: 'Reprovado. Disciplinas com reprovação: %{count}',
    remark: 'Observação',
    sign,
    says: { student: 'Aluno', student_id: 'ID do aluno', ...says, ...result, full_marks: 'Nota máxima' },
  },
  tabulation: {
    ...cohort,
    ...result,
    name: 'Planilha de resultados',
    roll: 'Nº',
    student: 'Aluno',
    total: 'Total',
    fourth: '4ª disciplina',
    absent: 'Ab',
    position: 'Colocação',
    sign,
    says: { ...says, students: 'Número de alunos', passed: 'Aprovados' },
  },
  meritList: {
    ...cohort,
    ...result,
    name: 'Lista de classificação',
    position: 'Colocação',
    student: 'Aluno',
    student_id: 'ID do aluno',
    roll: 'Nº',
    total: 'Total',
    sign,
    says: { ...says, students: 'Número de alunos', best: 'Maior GPA' },
  },
};
