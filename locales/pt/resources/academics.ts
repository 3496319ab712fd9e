import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Ano letivo |||| Anos letivos',
    empty: 'Matrículas, provas e mensalidades pertencem a um ano letivo. Adicione o ano em curso e torne-o o atual.',
    fields: {
      year: 'Ano',
      starts_on: 'Primeiro dia',
      ends_on: 'Último dia',
      is_current: 'Ano atual',
      is_current_help: 'Exatamente um ano é o atual. Escolher este substitui o outro.',
    },
  },
  class: {
    name: 'Série |||| Séries',
    empty:
      'Uma série é um ano de estudo, como “Seis” ou “Dez”. Adicione primeiro a mais baixa e numere as outras em ordem crescente.',
    fields: {
      order: 'Ordem',
      order_help: 'O lugar da série na escola, a partir de 1. A promoção leva à série com o número seguinte.',
      has_groups: 'Tem áreas de estudo',
      has_groups_help: 'Os alunos desta série escolhem uma área, como Ciências ou Humanidades.',
    },
  },
  section: {
    name: 'Turma |||| Turmas',
    empty:
      'As turmas dividem uma série: “A”, “B” e assim por diante. Adicione cada nome uma vez; “Turmas por unidade” diz depois quais cada série tem.',
  },
  wingSection: {
    name: 'Mapa de turmas |||| Turmas por unidade',
    empty:
      'Este mapa diz que turmas uma série tem em cada unidade. Comece com uma série e uma unidade e escolha as turmas delas.',
    fields: {
      section_ids: 'Turmas',
      seats: 'Vagas por turma',
      seats_help: 'Quantos alunos cabem em uma turma. Deixe em branco se não houver limite.',
    },
  },
  wing: {
    name: 'Unidade |||| Unidades',
    empty:
      'Uma unidade é um prédio ou ramo da escola, como “Meninos” ou “Meninas”. Adicione pelo menos uma, mesmo que a escola não esteja dividida.',
  },
  shift: {
    name: 'Turno |||| Turnos',
    empty: 'Um turno é a parte do dia em que há aulas, como “Manhã” ou “Tarde”. Adicione pelo menos um.',
    fields: { starts_at: 'Início', ends_at: 'Fim' },
  },
  version: {
    name: 'Idioma de ensino |||| Idiomas de ensino',
    empty: 'É o idioma em que as aulas são dadas, como “Bengali” ou “Inglês”. Adicione pelo menos um.',
  },
  studentGroup: {
    name: 'Área de estudo |||| Áreas de estudo',
    empty:
      'As áreas são os ramos das séries mais altas, como “Ciências” ou “Humanidades”. Adicione-as e depois marque as séries que têm áreas de estudo.',
  },
};
