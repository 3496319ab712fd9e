import type { ImportingMessages } from '../en/importing.ts';

export const importing: ImportingMessages = {
  choice: 'Ce qui est importé',
  all: 'Tout ou rien',
  allText: 'Rien n’est importé tant que toutes les lignes ne sont pas correctes.',
  ready: 'Importer la ligne correcte (%{smart_count}) |||| Importer les %{smart_count} lignes correctes',
  readyText: 'Les lignes erronées attendent ici.',
  correct:
    'Corrigez ici les cellules signalées, puis vérifiez à nouveau. Ou enregistrez les lignes erronées, corrigez-les dans ce fichier et importez-le\u00a0: il retient vos colonnes.',
  waiting: '%{smart_count} ligne erronée attend. |||| %{smart_count} lignes erronées attendent.',
  waitingText: 'Elles attendent jusqu’à la fermeture de cette fenêtre. Enregistrez-les pour les garder.',
  checkAgain: 'Vérifier à nouveau',
  editRow: 'Modifier la ligne %{row}',
  cell: '%{field}, ligne %{row}',
  was: 'dans le fichier\u00a0: %{text}',
  patience: 'Vous pouvez fermer\u00a0: la cloche signale la fin de l’importation.',
  like: 'Ressemble aussi à «\u00a0%{field}\u00a0», qu’une autre colonne remplit.',
  decided: {
    day_first: 'Le jour vient en premier, comme dans %{text}.',
    month_first: 'Le mois vient en premier, comme dans %{text}.',
  },
  question: 'Quelle date est %{text}\u00a0?',
  questionText: 'Colonne\u00a0: %{columns}. Votre réponse vaut pour tout le fichier.',
  orders: { day_first: '%{day} (jour en premier)', month_first: '%{day} (mois en premier)' },
};
