import type { pageKinds as englishKinds, refusals as english } from '../en/refusals.ts';

/** What the school's own rules and calls say. */
export const refusals: typeof english = {
  server: {
    fundBelowZero: 'Já se retirou do fundo de previdência mais do que restaria nele.',
    booked: 'Isto foi lançado por um salário pago e fica como está.',
    loanOwesLess: 'A parcela deste salário é maior do que o que ainda se deve do empréstimo: %{owed}.',
    loanPlanned:
      'Salários ainda não pagos abatem %{planned} deste empréstimo. Pague-os primeiro ou retire deles o empréstimo.',
    countedStatus:
      'A frequência é contada pela sigla %{alias}, por isso esta situação permanece. O nome dela pode ser alterado.',
    noLeaveStatus:
      'Não há situação de frequência ativa com a sigla %{alias} para “de licença”. Adicione-a ou ative-a primeiro.',
    distributionsSaved: 'A distribuição de notas foi salva.',
  },
  validation: {
    fundBelowZero: 'Já se retirou do fundo de previdência mais do que restaria nele.',
    officePage: 'Este endereço pertence a uma página da secretaria. Escolha outro.',
    netBelowZero: 'Os descontos são maiores que o salário.',
    netTooLarge: 'O salário ultrapassa %{max}.',
    itself: 'Um registro não pode apontar para si mesmo.',
    inAnotherPair: 'Esta prova já pertence a outro par.',
    hasMarks: 'Já há notas lançadas para isto.',
    ownOnly: 'Escolha você mesmo, por favor.',
    notAssigned: 'Esta disciplina não está atribuída a você nesta turma.',
    notEnrolled: 'O aluno não está matriculado neste ano letivo.',
    notFourth: 'Não é uma quarta disciplina possível na série e na área de estudo do aluno.',
    notOfClass: 'Esta não é uma disciplina da série. Adicione primeiro a série à disciplina.',
    dayOff: 'Este dia é de folga: não há presença.',
  },
};

export const pageKinds: typeof englishKinds = {
  pageAlbum: 'Álbum',
  pageVideos: 'Lista de vídeos',
  pageNotice: 'Aviso',
  pageEvent: 'Evento',
};
