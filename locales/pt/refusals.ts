import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'Já se retirou do fundo de previdência mais do que restaria nele.',
    booked: 'Este lançamento vem de um salário pago e não pode ser alterado.',
    loanOwesLess: 'A parcela deste salário é maior do que o que ainda se deve do empréstimo: %{owed}.',
    loanOwesLessUnseen: 'A parcela deste salário é maior do que o que ainda se deve do empréstimo.',
    loanPlanned:
      'Salários ainda não pagos abatem %{planned} deste empréstimo. Pague-os primeiro ou retire deles o empréstimo.',
    loanPlannedUnseen:
      'Salários ainda não pagos abatem uma parte deste empréstimo. Pague-os primeiro ou retire deles o empréstimo.',
    countedStatus:
      'A frequência é contada pela sigla %{alias}, por isso esta situação permanece. O nome dela pode ser alterado.',
    noLeaveStatus:
      'Não há situação de frequência ativa com a abreviação %{alias} para “de licença”. Adicione-a ou ative-a primeiro.',
    gradeTypes: {
      noneFromZero: 'Não é possível gerar os resultados: nenhum conceito ativo começa em 0%.',
      failHasPoint: 'Não é possível gerar os resultados: o conceito mais baixo, %{letter}, precisa ter 0 ponto.',
      sameMinimum: 'Não é possível gerar os resultados: os conceitos %{letter} e %{other} começam no mesmo percentual.',
      lessForMore:
        'Não é possível gerar os resultados: o conceito %{letter} tem menos pontos que o conceito inferior %{other}.',
    },
    marksOwed:
      'Não é possível gerar os resultados: faltam notas de %{smart_count} aluno (%{names}). |||| Não é possível gerar os resultados: faltam notas de %{smart_count} alunos (%{names}).',
    resultsOwed:
      'Não é possível gerar o resultado final: %{smart_count} aluno ainda não tem resultado em uma prova que conta (%{names}). |||| Não é possível gerar o resultado final: %{smart_count} alunos ainda não têm resultado em uma prova que conta (%{names}).',
    marksAbove:
      'Há notas acima da nota máxima em %{smart_count} disciplina: %{names}. Lance-as de novo e depois gere os resultados. |||| Há notas acima da nota máxima em %{smart_count} disciplinas: %{names}. Lance-as de novo e depois gere os resultados.',
    noCompulsory:
      '%{smart_count} aluno não tem disciplina obrigatória nesta prova: %{names}. |||| %{smart_count} alunos não têm disciplina obrigatória nesta prova: %{names}.',
    noDistribution: 'Ainda não há aqui uma distribuição de notas desta série. Adicione uma primeiro.',
    noWeight:
      'Todas as provas desta série têm peso 0, portanto nenhuma conta para o resultado final. Defina primeiro os pesos nos tipos de prova.',
    examsNotPublished:
      'O resultado final mostra as notas destas provas, cujos resultados mais recentes não estão publicados para todos estes alunos: %{names}. Publique-os primeiro.',
    finalPublished:
      'O resultado final do ano está publicado e mostra as notas desta prova. Retire primeiro o resultado final.',
    nobodyExamined: 'Não há alunos aqui com resultados a gerar.',
    resultsOutdated:
      'Estes resultados estão desatualizados: algo mudou depois que foram gerados. Gere-os novamente ou publique-os como estão.',
    nothingGenerated: 'Não há resultados gerados para publicar aqui.',
    nothingToCorrect: 'Nada foi publicado aqui para este aluno. Altere a nota no lançamento de notas.',
    nothingPublished: 'Não há resultados publicados para retirar aqui.',
    plannedAlready:
      'A publicação destes resultados já está planejada para %{at}. Para escolher outro horário, cancele primeiro esse plano.',
    noneToPrint: 'Não há resultados publicados para imprimir aqui.',
    placesHidden: 'Esta prova não mostra colocações, por isso não tem lista de classificação.',
    distributionsSaved: 'A distribuição de notas foi salva.',
    marksSaved: '%{smart_count} nota foi salva. |||| %{smart_count} notas foram salvas.',
    marksAreHandedIn: 'As notas foram entregues.',
    marksAreOpen: 'As notas podem ser alteradas de novo.',
    marksChanged: 'Outra pessoa alterou estas notas nesse meio-tempo. As suas alterações não foram salvas.',
    marksClosed: 'O lançamento de notas desta prova terminou em %{at}.',
    marksPublished: 'Os resultados destas notas foram publicados em %{at}; por isso só podem ser lidas.',
    marksHandedIn: 'Estas notas foram entregues e só podem ser lidas.',
    marksMissing:
      'Ainda falta %{smart_count} nota. Lance-a, ou Ab para quem faltou. |||| Ainda faltam %{smart_count} notas. Lance-as, ou Ab para quem faltou.',
    marksNotAssigned: 'Esta disciplina não está atribuída a você nesta turma.',
    marksNotDistributed: 'Esta disciplina ainda não tem distribuição de notas para esta prova.',
    marksNotHandedIn: 'Estas notas não foram entregues.',
    marksNotOpen: 'O lançamento de notas desta prova começa em %{at}.',
  },
  validation: {
    fundBelowZero: 'Já se retirou do fundo de previdência mais do que restaria nele.',
    fundEmpty: 'Não há nada neste fundo de previdência.',
    aboveLoan: 'Isto é mais do que ainda se deve do empréstimo.',
    officePage: 'Este endereço pertence a uma página da secretaria. Escolha outro.',
    netBelowZero: 'Os descontos são maiores que o salário.',
    netTooLarge: 'O salário ultrapassa %{max}.',
    itself: 'Um registro não pode apontar para si mesmo.',
    inAnotherPair: 'Esta parte já pertence a outro par.',
    unchanged: 'A nota já é esta.',
    notSat: 'O aluno não faz isso nesta prova.',
    hasMarks: 'Já há notas lançadas para isto.',
    ownOnly: 'Escolha seu próprio nome.',
    notAssigned: 'Esta disciplina não está atribuída a você nesta turma.',
    notEnrolled: 'O aluno não está matriculado neste ano letivo.',
    notFourth: 'Não é uma quarta disciplina possível na série e na área de estudo do aluno.',
    notOfClass: 'Esta não é uma disciplina da série. Adicione primeiro a série à disciplina.',
    notOnSheet: 'O aluno não cursa esta disciplina nesta turma.',
    alreadyPublished: 'O resultado deste aluno está publicado; por isso as notas só podem ser lidas.',
    notComponent: 'A distribuição de notas desta disciplina não tem essa parte.',
    sentTwice: 'Esta nota foi enviada duas vezes.',
    absentHasMark: 'Quem faltou não tem nota.',
    dayOff: 'Não há aula neste dia: não se faz chamada.',
    holiday: 'Este dia é feriado (%{name}): não se faz chamada.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Álbum',
  pageVideos: 'Lista de vídeos',
  pageNotice: 'Aviso',
  pageEvent: 'Evento',
};
