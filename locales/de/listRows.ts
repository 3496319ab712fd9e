import type { ListRowsMessages } from '../en/listRows.ts';

export const listRows: ListRowsMessages = {
  move: '„%{title}“ verschieben',
  how: 'Ziehen Sie die Zeile, oder drücken Sie die Leertaste und dann die Pfeiltasten. Alt mit einer Pfeiltaste verschiebt um eine Zeile.',
  lifted:
    '„%{title}“ aufgenommen, Platz %{place} von %{count}. Pfeiltasten verschieben, die Leertaste legt ab, Escape bringt zurück.',
  at: '„%{title}“: Platz %{place} von %{count}.',
  dropped: '„%{title}“ steht jetzt auf Platz %{place} von %{count}.',
  back: '„%{title}“ steht wieder auf Platz %{place} von %{count}.',
  saves: 'Enter speichert, Escape bricht ab.',
  many: {
    title: 'Ausgewählte Einträge bearbeiten: %{count}',
    text: 'Wählen Sie die Felder, die Sie ändern möchten. Alles andere bleibt, wie es ist.',
    choose: 'Feld zum Ändern',
    remove: '„%{field}“ nicht ändern',
    will: 'Das wird geändert:',
    line: '%{field}: %{count} %{records} → %{value}',
    same: 'Haben diesen Wert schon: %{count}',
    nothing: 'Die ausgewählten Einträge haben diese Werte schon.',
    empty: 'leer',
    save: 'Änderungen speichern',
    all: 'Alle Felder sind gewählt.',
  },
};
