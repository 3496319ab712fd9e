import type { ListRowsMessages } from '../en/listRows.ts';

export const listRows: ListRowsMessages = {
  move: 'Mover “%{title}”',
  how: 'Arraste a linha, ou pressione Espaço e depois as setas. Alt com uma seta move uma linha.',
  lifted:
    '“%{title}” na posição %{place} de %{count}, pronto para mover. As setas movem, Espaço solta, Esc devolve ao lugar.',
  at: '“%{title}”: posição %{place} de %{count}.',
  dropped: '“%{title}” agora está na posição %{place} de %{count}.',
  back: '“%{title}” voltou à posição %{place} de %{count}.',
  saves: 'Enter salva, Esc cancela.',
  many: {
    title: 'Editar itens selecionados: %{count}',
    text: 'Escolha os campos a alterar. Todo o resto fica como está.',
    choose: 'Campo a alterar',
    remove: 'Não alterar “%{field}”',
    will: 'O que vai mudar:',
    line: '%{field}: %{count} %{records} → %{value}',
    same: 'Já têm este valor: %{count}',
    nothing: 'Os itens selecionados já têm estes valores.',
    empty: 'vazio',
    save: 'Salvar alterações',
    all: 'Todos os campos foram escolhidos.',
  },
};
