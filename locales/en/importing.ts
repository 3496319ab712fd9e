/** What the dialog of an import says beyond its buttons: fetched with it. */
export const importing = {
  choice: 'What to import',
  all: 'All or nothing',
  allText: 'Nothing is imported until every row is ready.',
  ready: 'Import the %{smart_count} row that is ready |||| Import the %{smart_count} rows that are ready',
  readyText: 'The rows with errors wait here.',
  correct:
    'Correct the marked cells here and check again. Or download the rows with errors, correct them in that file and import it: it remembers your columns.',
  waiting: '%{smart_count} row with errors is waiting. |||| %{smart_count} rows with errors are waiting.',
  waitingText: 'They wait until you close this window. Download them to keep them.',
  checkAgain: 'Check again',
  editRow: 'Edit row %{row}',
  cell: '%{field}, row %{row}',
  was: 'in the file: %{text}',
  patience: 'You can close this: the bell tells you when the import ends.',
  like: 'Also looks like “%{field}”, which another column has.',
  decided: { day_first: 'The day comes first, as in %{text}.', month_first: 'The month comes first, as in %{text}.' },
  question: 'Which date is %{text}?',
  questionText: 'Column: %{columns}. Your answer is used for the whole file.',
  orders: { day_first: '%{day} (day first)', month_first: '%{day} (month first)' },
};

export type ImportingMessages = typeof importing;
