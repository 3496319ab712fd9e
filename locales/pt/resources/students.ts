import type { students as english } from '../../en/resources/students.ts';

export const students: typeof english = {
  student: {
    name: 'Aluno |||| Alunos',
    empty:
      'Todos os alunos da escola estão aqui, com série, turma e número de chamada. Prepare primeiro os anos, as séries e as turmas e depois adicione o primeiro aluno.',
    fields: {
      student_id: 'ID do aluno',
      student_id_help: 'O número que a escola dá ao aluno. Também serve para entrar.',
      date_of_birth: 'Data de nascimento',
      admitted_on: 'Data de ingresso',
      father_name: 'Nome do pai',
      father_phone: 'Telefone do pai',
      father_profession: 'Profissão do pai',
      father_nid: 'Documento de identidade do pai',
      father_photo: 'Foto do pai',
      mother_name: 'Nome da mãe',
      mother_phone: 'Telefone da mãe',
      mother_profession: 'Profissão da mãe',
      mother_nid: 'Documento de identidade da mãe',
      mother_photo: 'Foto da mãe',
      parent_id: 'Responsável',
      parent_id_help: 'Quem acompanha a frequência, as notas e as mensalidades. Irmãos têm o mesmo responsável.',
      present_address: 'Endereço atual',
      permanent_address: 'Endereço permanente',
      local_guardian_name: 'Nome do responsável local',
      local_guardian_phone: 'Telefone do responsável local',
      local_guardian_address: 'Endereço do responsável local',
      local_guardian_relation: 'Parentesco com o responsável local',
      previous_schools: 'Escolas anteriores',
      'previous_schools.school': 'Escola',
      'previous_schools.class_name': 'Última série',
      'previous_schools.left_year': 'Ano de saída',
      'previous_schools.result': 'Resultado',
      user_id_help:
        'A conta deste aluno. Ele entra com o ID do aluno, ou com um identificador ou e-mail que você digitar.',
    },
    sections: {
      personal: 'Dados pessoais',
      siblings: 'Irmãos',
      enrolment: 'Matrícula',
      father: 'Pai',
      mother: 'Mãe',
      addresses: 'Responsável e endereços',
      guardian: 'Responsável local',
      previous: 'Escolas anteriores',
      login: 'Acesso',
    },
  },
  studentParent: {
    name: 'Responsável |||| Responsáveis',
    empty:
      'Pais, mães e outros responsáveis estão aqui. Adicione o primeiro e depois indique-o na ficha de cada filho.',
    fields: { relation: 'Parentesco com a criança', children: 'Filhos', user_id_help: 'A conta deste responsável.' },
    options: { relation: { father: 'Pai', mother: 'Mãe', guardian: 'Tutor' } },
  },
  enrolment: {
    name: 'Matrícula |||| Matrículas',
    empty:
      'Aqui estão a série, a turma e o número de chamada de cada aluno, ano a ano. Aparecem quando os alunos são registrados e promovidos.',
    fields: { starts_on: 'De', ends_on: 'Até' },
    options: { status: { enrolled: 'Matriculado', promoted: 'Promovido', repeated: 'Repetente', left: 'Saiu' } },
  },
  fourthSubject: {
    name: 'Quarta disciplina |||| Quartas disciplinas',
    empty:
      'Aqui está a disciplina optativa que cada aluno escolheu, uma por ano. Indique nas disciplinas quais podem ser escolhidas e depois atribua a primeira.',
    fields: {
      subject_id_help:
        'Só é aceita uma disciplina que possa ser a quarta disciplina na série e na área de estudo do aluno.',
    },
  },
  disciplinaryRecord: {
    name: 'Ocorrência disciplinar |||| Ocorrências disciplinares',
    empty:
      'As faltas dos alunos contra as regras, e o que se seguiu, ficam aqui. Escolha um aluno e descreva a primeira ocorrência.',
    fields: {
      occurred_on: 'Data',
      place: 'Local',
      category: 'Categoria',
      severity: 'Gravidade',
      description: 'O que aconteceu',
      employee_id: 'Relatada por',
      measure: 'Medida',
      suspended_from: 'Suspenso desde',
      suspended_until: 'Suspenso até',
      parents_informed_on: 'Responsáveis avisados em',
    },
    options: {
      category: {
        lateness: 'Atraso',
        truancy: 'Falta sem justificativa',
        misconduct: 'Mau comportamento',
        bullying: 'Bullying',
        damage: 'Dano ao patrimônio',
        cheating: 'Cola',
        other: 'Outra',
      },
      severity: { minor: 'Leve', major: 'Média', severe: 'Grave' },
      measure: {
        none: 'Nenhuma',
        talk: 'Conversa com o aluno',
        warning: 'Advertência por escrito',
        parents_called: 'Convocação dos responsáveis',
        detention: 'Permanência após a aula',
        suspension: 'Suspensão',
        expulsion: 'Expulsão',
      },
    },
    sections: { incident: 'Ocorrência', consequence: 'Consequência' },
  },
};
