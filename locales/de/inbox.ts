import type { inbox as english } from '../en/inbox.ts';

export const inbox: typeof english = {
  nothing: 'Nichts wartet auf Ihre Entscheidung.',
  keys: { move: 'bewegen', select: 'auswählen', accept: 'genehmigen', refuse: 'ablehnen', open: 'öffnen' },
  selectAll: 'Alle auswählen: %{name}',
  select: '„%{title}“ auswählen',
  by: 'Hinzugefügt von %{name} %{age}',
  all: 'Alle %{count} anzeigen',
};
