import type { AddingMessages } from '../en/adding.ts';

/** What helps to fill in a form: fetched after it. */
export const adding: AddingMessages = {
  suggested: 'Sugerido',
  nextFree: 'Próximo livre: %{value}',
  use: 'Usar',
  sameAs: 'Igual a “%{label}”',
  copy: '%{name}: usar “%{text}”',
  looksLike: 'Parece %{name}',
  agrees: 'Igual: %{fields}',
  alreadyThere: 'Já adicionado?',
  alreadyThereText: 'Isto se parece com um registro que já existe.',
  saveAnyway: 'Salvar mesmo assim',
  open: 'Abrir',
  sections: 'Seções deste formulário',
  toFill: '%{count} a preencher',
  wrong: '%{count} a corrigir',
  fromKind: 'Adicionar %{kind}: %{name}',
  known: 'Já cadastrado: %{name}',
  useKnown: 'Usar %{name}',
  nextOne: 'Próximo: %{value}',
  keys: 'Alt+↓ e Alt+↑ passam de uma seção a outra',
};
