import type { website as english } from '../../en/resources/website.ts';

const placed = { order: 'Ordem', order_help: 'Os números menores vêm primeiro. Deixe vazio para colocar no fim.' };
const linked = {
  public_sub_menu_id: 'Página',
  public_sub_menu_id_help: 'Uma página deste site. Deixe em branco para um endereço externo.',
  url: 'Endereço web',
};
const designs = {
  simple: 'Texto simples',
  simple_with_image: 'Texto com imagem',
  image_gallery: 'Galeria de imagens',
  video_gallery: 'Galeria de vídeos',
  notice_board: 'Mural de avisos',
  event: 'Eventos',
};
const audiences = { school: 'Escola', student: 'Alunos', parent: 'Responsáveis', employee: 'Funcionários' };

export const website: typeof english = {
  homePage: {
    name: 'Página inicial |||| Páginas iniciais',
    fields: {
      title: 'Título',
      tagline: 'Linha abaixo do título',
      image: 'Imagem',
      introduction: 'Apresentação',
      video_url: 'Vídeo',
      video_url_help: 'O endereço de um vídeo, por exemplo no YouTube.',
      show_notices: 'Mostrar os últimos avisos',
      show_events: 'Mostrar os próximos eventos',
      show_facilities: 'Mostrar as instalações',
      search_description: 'Descrição para buscadores',
      search_description_help: 'Duas frases que os buscadores mostram abaixo do nome da escola.',
    },
    sections: { welcome: 'Boas-vindas', blocks: 'O que a página mostra', searching: 'Buscadores' },
  },
  slider: {
    name: 'Destaque |||| Destaques',
    empty: 'As imagens grandes no topo da página inicial ficam aqui. Adicione a primeira com seu título.',
    fields: {
      ...placed,
      image: 'Imagem',
      image_help: 'Uma imagem larga, de preferência 1920 × 800 pixels. Sem imagem, aparece a cor da escola.',
      title: 'Título',
      caption: 'Texto sobre a imagem',
      button_label: 'Texto do botão',
      url: 'O botão leva a',
    },
  },
  marquee: {
    name: 'Letreiro |||| Letreiros',
    empty: 'Notícias curtas correm no topo do site. Adicione a primeira linha e o dia a partir do qual ela aparece.',
    fields: {
      ...placed,
      text: 'Texto',
      url: 'Leva a',
      starts_on: 'Exibido a partir de',
      ends_on: 'Exibido até',
      ends_on_help: 'Em branco, continua até alguém desativar.',
    },
  },
  principalMessage: {
    name: 'Mensagem da direção |||| Mensagens da direção',
    fields: {
      title: 'Título',
      name: 'Nome do diretor ou da diretora',
      position: 'Cargo',
      position_help: 'Como aparece abaixo do nome, por exemplo “Diretora”.',
      message: 'Mensagem',
      message_help: 'Em branco, o site não mostra nenhuma mensagem.',
    },
  },
  facility: {
    name: 'Instalação |||| Instalações',
    empty:
      'O que a escola oferece fica aqui, como uma biblioteca ou um laboratório. Adicione a primeira, de preferência com imagem.',
    fields: { ...placed, image: 'Imagem' },
  },
  contactInformation: {
    name: 'Informações de contato |||| Informações de contato',
    fields: {
      mobile: 'Celular',
      office_hours: 'Horário da secretaria',
      map_url: 'Mapa',
      map_url_help: 'O endereço da escola em um mapa, por exemplo no OpenStreetMap ou no Google Maps.',
    },
  },
  publicMenu: {
    name: 'Menu público |||| Menus públicos',
    empty:
      'Estas são as entradas do menu do site, como “Sobre nós”. Adicione a primeira e depois suas páginas em “Submenus públicos”.',
    fields: { ...placed, menu_icon_id: 'Ícone', child_count: 'Número de páginas', public_sub_menus: 'Páginas' },
  },
  publicSubMenu: {
    name: 'Submenu público |||| Submenus públicos',
    empty: 'Cada submenu é uma página do site. Adicione primeiro um menu público e depois a primeira página dele.',
    deletesMore: 'O texto da página é excluído com ele, e a página some do site.',
    fields: {
      ...placed,
      public_menu_id: 'Menu',
      slug: 'Endereço',
      slug_help: 'O final do endereço da página: letras minúsculas, dígitos e hifens, como “sobre-nos”.',
      page_design_type_id: 'Modelo da página',
      page_design_type_id_help: 'Define o que a página pode conter e como ela é editada.',
      public_data_simple: 'Texto da página',
      public_data_multiple: 'Itens da página',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'Texto de página |||| Textos das páginas',
    empty:
      'Os textos de todas as páginas simples ficam aqui depois de escritos. Abra uma página em “Páginas do site” para escrever o texto.',
    fields: {
      public_sub_menu_id: 'Página',
      page_design_type_id: 'Modelo da página',
      title: 'Título',
      image: 'Imagem',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'Item de página |||| Itens das páginas',
    empty:
      'Álbuns, vídeos, avisos e eventos de todas as páginas ficam aqui. Abra uma página em “Páginas do site” para adicionar o primeiro.',
    fields: {
      public_sub_menu_id: 'Página',
      page_design_type_id: 'Modelo da página',
      title: 'Título',
      is_file: 'Tipo',
      notice_file: 'Aviso (PDF)',
      event_date: 'Data',
      start_time: 'Início',
      end_time: 'Fim',
      location: 'Local',
      images: 'Imagens',
      videos: 'Vídeos',
      'videos.url': 'Endereço do vídeo',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'Arquivo PDF', text: 'Texto' } },
  },
  footer: {
    name: 'Texto do rodapé |||| Informações gerais',
    empty: 'Textos curtos no rodapé do site ficam aqui. Adicione o primeiro, por exemplo sobre a escola.',
    fields: { ...placed, type: 'Para quem', title: 'Título', text: 'Texto' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'Link de informação |||| Informações para',
    empty:
      'O rodapé do site reúne o que alunos, responsáveis e outros precisam encontrar. Escolha para quem e adicione o primeiro link.',
    fields: { ...placed, ...linked, type: 'Para quem', title: 'Texto do link' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'Link rápido |||| Links rápidos',
    empty:
      'Os links rápidos levam ao que se usa muito, aqui ou em outro lugar. Escolha para quem e adicione o primeiro link.',
    fields: { ...placed, ...linked, type: 'Para quem', title: 'Texto do link' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'Rede social |||| Redes sociais',
    empty: 'As páginas da escola nas redes sociais ficam aqui. Adicione a primeira com seu endereço.',
    fields: {
      ...placed,
      platform: 'Rede',
      name_help: 'Como aparece para leitores de tela, por exemplo “Página no Facebook”.',
      url: 'Endereço web',
    },
    options: {
      platform: {
        facebook: 'Facebook',
        youtube: 'YouTube',
        instagram: 'Instagram',
        x: 'X',
        linkedin: 'LinkedIn',
        whatsapp: 'WhatsApp',
        telegram: 'Telegram',
        tiktok: 'TikTok',
        other: 'Outra',
      },
    },
  },
  contactMessage: {
    name: 'Mensagem de contato |||| Mensagens de contato',
    empty:
      'O que os visitantes escrevem no site chega aqui. Mensagens recebidas por telefone podem ser adicionadas à mão.',
    fields: {
      subject: 'Assunto',
      message: 'Mensagem',
      answer: 'Resposta',
      answer_help: 'O que foi respondido, para que toda a secretaria veja.',
    },
    options: { status: { new: 'Nova', read: 'Lida', answered: 'Respondida' } },
    actions: {
      read_done: '%{name} marcou a mensagem como lida.',
      answer_done: '%{name} anotou a resposta.',
      read: 'Marcar como lida',
      answer: 'Anotar a resposta',
    },
  },
  subscriber: {
    name: 'Assinante |||| Assinantes',
    empty:
      'Visitantes que querem receber notícias por e-mail ficam aqui. Eles se inscrevem no site ou são adicionados à mão.',
    fields: { subscribed_on: 'Assinante desde' },
  },
  menuIcon: {
    name: 'Ícone de menu |||| Ícones de menu',
    empty: 'Os menus do site podem ter pequenos ícones. Adicione o primeiro pelo nome entre os ícones Material.',
    fields: {
      symbol: 'Ícone',
      symbol_help: 'O nome de um ícone Material em letras minúsculas com hifens, como “menu-book”.',
    },
  },
  pageDesignType: {
    name: 'Modelo de página |||| Modelos de página',
    empty: 'Os seis modelos de página já vêm com o sistema.',
  },
};
