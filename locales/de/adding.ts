import type { AddingMessages } from '../en/adding.ts';

/** What helps to fill in a form: fetched after it. */
export const adding: AddingMessages = {
  suggested: 'Vorgeschlagen',
  nextFree: 'Nächste freie: %{value}',
  use: 'Übernehmen',
  sameAs: 'Wie „%{label}“',
  copy: '%{name}: „%{text}“ übernehmen',
  looksLike: 'Sieht aus wie %{name}',
  agrees: 'Gleich: %{fields}',
  alreadyThere: 'Schon vorhanden?',
  alreadyThereText: 'Das sieht aus wie ein Eintrag, den es schon gibt.',
  saveAnyway: 'Trotzdem speichern',
  open: 'Öffnen',
  sections: 'Abschnitte dieses Formulars',
  toFill: '%{count} auszufüllen',
  wrong: '%{count} zu korrigieren',
  fromKind: '%{kind} %{name} hinzufügen',
  known: 'Bereits erfasst: %{name}',
  useKnown: '%{name} übernehmen',
  nextOne: 'Als Nächstes: %{value}',
  keys: 'Alt+↓ und Alt+↑ führen von Abschnitt zu Abschnitt',
};
