import type { results as en } from '../en/results.ts';

export const results = {
  begun: 'Gerando resultados.',
  published: 'Resultados de %{smart_count} aluno publicados. |||| Resultados de %{smart_count} alunos publicados.',
  planned: 'Publicação planejada.',
  unpublished: 'Resultados de %{smart_count} aluno retirados. |||| Resultados de %{smart_count} alunos retirados.',
  reminded: '%{smart_count} professor lembrado. |||| %{smart_count} professores lembrados.',
  corrected: 'Nota corrigida. A nova versão ainda não foi publicada.',
  owedTitle: 'Faltam notas: %{exam}',
  owedLine:
    '%{subject}, %{class} %{section}: %{smart_count} aluno |||| %{subject}, %{class} %{section}: %{smart_count} alunos',
  owedMore: 'E mais %{smart_count} turma. |||| E mais %{smart_count} turmas.',
  final: 'Resultado final do ano',
  publishedTitle: '%{exam}: resultados publicados',
  publishedBody: 'Os resultados de %{student} de %{year} foram publicados.',
  part: '%{name} %{mark} de %{full}',
  partAbsent: '%{name} Ab de %{full}',
  weighed: '%{mark} de %{full}, peso %{weight}%',
  subject: '%{subject}: %{parts} = %{obtained} de %{full}, ou seja, %{percent}%.',
  pair: '%{subject} e %{partner} contam como uma só disciplina: %{parts} = %{obtained} de %{full}, ou seja, %{percent}%.',
  graded: 'Conceito %{letter} (a partir de %{from}%), pontos %{point}.',
  gradedFailed: 'Conceito %{letter}: %{reasons}. Pontos %{point}.',
  failsByAbsence: 'o aluno faltou em %{name}',
  failsByAllAbsent: 'o aluno faltou em todas as provas',
  failsByPart: '%{reached} em %{name} está abaixo da nota mínima %{needed}',
  failsByPercent: '%{percent}% está abaixo dos %{needed}% necessários para a aprovação',
  fourth: 'Quarta disciplina %{subject}: pontos %{point}. Só conta o que passa de 2: %{bonus}.',
  fourthFailed:
    'Quarta disciplina %{subject}: reprovado, pontos %{point}. Ela não acrescenta nada e não prejudica o resultado.',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}. GPA %{gpa}, conceito %{letter}.',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}. GPA %{gpa}, conceito %{letter}.',
  cap: 'O GPA mais alto é %{cap}.',
  failed:
    'Reprovado em %{count} disciplina, por isso o GPA é %{gpa}, conceito %{letter}. |||| Reprovado em %{count} disciplinas, por isso o GPA é %{gpa}, conceito %{letter}.',
  total: 'Total de pontos: %{total} de %{full}.',
  position: 'Colocação por GPA e depois pelo total de pontos: %{section} na turma, %{class} na série.',
  rules: 'Regras de avaliação: versão %{version}.',
} satisfies Record<keyof typeof en, string>;
