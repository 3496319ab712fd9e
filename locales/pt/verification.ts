import type { paper as englishPaper, verification as english } from '../en/verification.ts';

export const paper: typeof englishPaper = {
  serial: 'Número de série',
  code: 'Código',
  issued_on: 'Emitido em',
  check: 'Verifique este documento em',
  page: 'Página %{page} de %{pages}',
};

export const verification: typeof english = {
  title: 'Verificar um documento',
  intro: 'Leia o código QR do documento ou digite o código impresso ao lado.',
  code: 'Código',
  submit: 'Verificar',
  genuine: 'Este documento é autêntico',
  outdated: 'Este documento não é mais válido',
  outdatedText: 'Ele foi emitido aqui, mas os dados foram corrigidos ou retirados depois. Peça o documento atual.',
  compare: 'Compare estes dados com o documento. Se algum for diferente, o documento foi alterado.',
  kind: 'Documento',
  serial: 'Número de série',
  issued_on: 'Emitido em',
  unknown: 'Este documento não existe',
  unknownText: 'Confira o código e tente de novo. Se estiver certo, o documento não foi emitido aqui.',
  wait: 'Muitos códigos errados',
  waitText: 'Tente de novo em %{minutes} min.',
  again: 'Verificar outro documento',
  language: 'Idioma',
};
