import type { inbox as english } from '../en/inbox.ts';

export const inbox: typeof english = {
  nothing: 'Nada espera pela sua decisão.',
  keys: { move: 'mover', select: 'selecionar', accept: 'aceitar', refuse: 'rejeitar', open: 'abrir' },
  selectAll: 'Selecionar tudo: %{name}',
  select: 'Selecionar “%{title}”',
  by: 'Adicionado por %{name} %{age}',
  all: 'Mostrar todos (%{count})',
};
