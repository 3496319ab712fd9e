import type { ImportingMessages } from '../en/importing.ts';

export const importing: ImportingMessages = {
  choice: 'O que importar',
  all: 'Tudo ou nada',
  allText: 'Nada é importado até que todas as linhas estejam corretas.',
  ready: 'Importar a %{smart_count} linha correta |||| Importar as %{smart_count} linhas corretas',
  readyText: 'As linhas erradas esperam aqui.',
  correct:
    'Corrija aqui as células marcadas e verifique de novo. Ou salve as linhas erradas, corrija-as nesse arquivo e importe-o: ele lembra as suas colunas.',
  waiting: '%{smart_count} linha errada espera. |||| %{smart_count} linhas erradas esperam.',
  waitingText: 'Elas esperam até você fechar esta janela. Salve-as para guardá-las.',
  checkAgain: 'Verificar de novo',
  editRow: 'Editar a linha %{row}',
  cell: '%{field}, linha %{row}',
  was: 'no arquivo: %{text}',
  patience: 'Você pode fechar esta janela: o sino avisa quando a importação terminar.',
  like: 'Também parece “%{field}”, que já tem outra coluna.',
  decided: { day_first: 'O dia vem primeiro, como em %{text}.', month_first: 'O mês vem primeiro, como em %{text}.' },
  question: 'Que data é %{text}?',
  questionText: 'Coluna: %{columns}. A sua resposta vale para o arquivo inteiro.',
  orders: { day_first: '%{day} (dia primeiro)', month_first: '%{day} (mês primeiro)' },
};
