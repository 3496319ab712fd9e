import type { ImportingMessages } from '../en/importing.ts';

export const importing: ImportingMessages = {
  choice: 'Was importiert wird',
  all: 'Alles oder nichts',
  allText: 'Es wird nichts importiert, bis alle Zeilen in Ordnung sind.',
  ready:
    'Die %{smart_count} Zeile importieren, die in Ordnung ist |||| Die %{smart_count} Zeilen importieren, die in Ordnung sind',
  readyText: 'Die fehlerhaften Zeilen warten hier.',
  correct:
    'Berichtigen Sie die markierten Zellen hier und prüfen Sie erneut. Oder speichern Sie die fehlerhaften Zeilen, berichtigen Sie sie in dieser Datei und importieren Sie sie: Sie merkt sich Ihre Spalten.',
  waiting: '%{smart_count} fehlerhafte Zeile wartet. |||| %{smart_count} fehlerhafte Zeilen warten.',
  waitingText: 'Sie warten, bis Sie dieses Fenster schließen. Speichern Sie sie, um sie zu behalten.',
  checkAgain: 'Erneut prüfen',
  editRow: 'Zeile %{row} bearbeiten',
  cell: '%{field}, Zeile %{row}',
  was: 'in der Datei: %{text}',
  patience: 'Sie können dies schließen: Die Glocke meldet, wenn der Import beendet ist.',
  like: 'Sieht auch nach „%{field}“ aus; das hat schon eine andere Spalte.',
  decided: { day_first: 'Der Tag steht vorn, wie in %{text}.', month_first: 'Der Monat steht vorn, wie in %{text}.' },
  question: 'Welcher Tag ist %{text}?',
  questionText: 'Spalte: %{columns}. Ihre Antwort gilt für die ganze Datei.',
  orders: { day_first: '%{day} (Tag zuerst)', month_first: '%{day} (Monat zuerst)' },
};
