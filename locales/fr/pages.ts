import type { PageMessages } from '../en/pages.ts';

export const pages: PageMessages = {
  menu: 'Pages du site',
  editor: 'Une page du site',
  none: 'Il n’y a pas encore de pages. Ajoutez d’abord un menu public, puis un sous-menu\u00a0: chaque sous-menu est une page.',
  serial: 'Rang',
  titleOrCategory: 'Titre/Catégorie',
  category: 'Catégorie',
  time: 'Créneau horaire',
  nothing: 'Cette page est encore vide.',
  deletePage: 'Supprimer la page',
  deletePageText: 'Le sous-menu «\u00a0%{name}\u00a0» est supprimé avec son texte, et la page disparaît du site.',
  addVideo: 'Ajouter une autre vidéo',
  removeVideo: 'Retirer la vidéo %{place}',
  preview: 'Afficher la vidéo %{address}',
  video: 'Vidéo %{address}',
  picture: 'Image %{place} de «\u00a0%{title}\u00a0»',
  add: {
    album: 'Ajouter un album',
    videos: 'Ajouter des vidéos',
    notice: 'Ajouter un avis',
    event: 'Ajouter un événement',
  },
  edit: {
    album: 'Modifier l’album',
    videos: 'Modifier les vidéos',
    notice: 'Modifier l’avis',
    event: 'Modifier l’événement',
  },
  tasks: {
    homework: 'Devoirs d’une classe',
    material: 'Supports de cours d’une classe',
    all: '%{name} de toutes les classes',
  },
};
