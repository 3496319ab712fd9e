import type { PageMessages } from '../en/pages.ts';

export const pages: PageMessages = {
  menu: 'Páginas do site',
  editor: 'Uma página do site',
  none: 'Ainda não há páginas. Adicione primeiro um menu público e depois um submenu: cada submenu é uma página.',
  serial: 'Nº de ordem',
  titleOrCategory: 'Título/Categoria',
  category: 'Categoria',
  time: 'Horário',
  nothing: 'Ainda não há nada nesta página.',
  deletePage: 'Excluir página',
  deletePageText: 'O submenu “%{name}” é excluído com o seu texto, e a página deixa de existir no site.',
  addVideo: 'Adicionar outro vídeo',
  removeVideo: 'Remover o vídeo %{place}',
  preview: 'Mostrar o vídeo %{address}',
  video: 'Vídeo %{address}',
  picture: 'Imagem %{place} de “%{title}”',
  add: { album: 'Adicionar álbum', videos: 'Adicionar vídeos', notice: 'Adicionar aviso', event: 'Adicionar evento' },
  edit: { album: 'Editar álbum', videos: 'Editar vídeos', notice: 'Editar aviso', event: 'Editar evento' },
  tasks: {
    homework: 'Tarefas de casa de uma turma',
    material: 'Material didático de uma turma',
    all: '%{name} de todas as turmas',
  },
};
