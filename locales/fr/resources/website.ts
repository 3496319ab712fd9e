import type { website as english } from '../../en/resources/website.ts';

const placed = {
  order: 'Ordre',
  order_help: 'Les plus petits numéros viennent en premier. Laissez vide pour le mettre en dernier.',
};
const linked = {
  public_sub_menu_id: 'Page',
  public_sub_menu_id_help: 'Une page de ce site. Laissez vide pour une adresse extérieure.',
  url: 'Adresse web',
};
const designs = {
  simple: 'Texte simple',
  simple_with_image: 'Texte avec image',
  image_gallery: 'Galerie d’images',
  video_gallery: 'Galerie de vidéos',
  notice_board: 'Panneau d’affichage',
  event: 'Événements',
};
const audiences = { school: 'Établissement', student: 'Élèves', parent: 'Parents', employee: 'Personnel' };

export const website: typeof english = {
  homePage: {
    name: 'Page d’accueil |||| Pages d’accueil',
    fields: {
      title: 'Titre',
      tagline: 'Ligne sous le titre',
      image: 'Image',
      introduction: 'Présentation',
      video_url: 'Vidéo',
      video_url_help: 'L’adresse d’une vidéo, par exemple sur YouTube.',
      show_notices: 'Afficher les derniers avis',
      show_events: 'Afficher les événements à venir',
      show_facilities: 'Afficher les équipements',
      search_description: 'Description pour les moteurs de recherche',
      search_description_help: 'Deux phrases que les moteurs de recherche affichent sous le nom de l’établissement.',
    },
    sections: { welcome: 'Bienvenue', blocks: 'Ce que la page affiche', searching: 'Moteurs de recherche' },
  },
  slider: {
    name: 'Diapositive |||| Diaporama',
    empty: 'Les grandes images en haut de la page d’accueil se trouvent ici. Ajoutez la première avec son titre.',
    fields: {
      ...placed,
      image: 'Image',
      image_help:
        'Une image large, de préférence 1920 × 800 pixels. Sans image, la couleur de l’établissement s’affiche.',
      title: 'Titre',
      caption: 'Texte sur l’image',
      button_label: 'Texte du bouton',
      url: 'Le bouton mène à',
    },
  },
  marquee: {
    name: 'Message défilant |||| Messages défilants',
    empty:
      'De brèves nouvelles défilent en haut du site. Ajoutez la première ligne et le jour à partir duquel elle s’affiche.',
    fields: {
      ...placed,
      text: 'Texte',
      url: 'Mène à',
      starts_on: 'Affiché à partir du',
      ends_on: 'Affiché jusqu’au',
      ends_on_help: 'Si vous laissez vide, il reste jusqu’à ce qu’on le désactive.',
    },
  },
  principalMessage: {
    name: 'Mot de la direction |||| Mots de la direction',
    fields: {
      title: 'Titre',
      name: 'Nom du chef d’établissement',
      position: 'Fonction',
      position_help: 'Telle qu’elle figure sous le nom, par exemple «\u00a0Principale\u00a0».',
      message: 'Message',
      message_help: 'Si vous laissez vide, le site n’affiche aucun message.',
    },
  },
  facility: {
    name: 'Équipement |||| Équipements',
    empty:
      'Ce que propose l’établissement se trouve ici, comme une bibliothèque ou un laboratoire. Ajoutez le premier, si possible avec une image.',
    fields: { ...placed, image: 'Image' },
  },
  contactInformation: {
    name: 'Coordonnées |||| Coordonnées',
    fields: {
      mobile: 'Téléphone portable',
      office_hours: 'Horaires du secrétariat',
      map_url: 'Plan',
      map_url_help: 'L’adresse de l’établissement sur une carte, par exemple OpenStreetMap ou Google Maps.',
    },
  },
  publicMenu: {
    name: 'Menu public |||| Menus publics',
    empty:
      'Ce sont les entrées du menu du site, comme «\u00a0À propos\u00a0». Ajoutez la première, puis ses pages sous «\u00a0Sous-menus publics\u00a0».',
    fields: { ...placed, menu_icon_id: 'Icône', child_count: 'Nombre de pages', public_sub_menus: 'Pages' },
  },
  publicSubMenu: {
    name: 'Sous-menu public |||| Sous-menus publics',
    empty: 'Chaque sous-menu est une page du site. Ajoutez d’abord un menu public, puis sa première page.',
    deletesMore: 'Le texte de la page est supprimé avec lui, et la page disparaît du site.',
    fields: {
      ...placed,
      public_menu_id: 'Menu',
      slug: 'Adresse',
      slug_help:
        'La fin de l’adresse de la page\u00a0: minuscules, chiffres et tirets, par exemple «\u00a0a-propos\u00a0».',
      page_design_type_id: 'Modèle de page',
      page_design_type_id_help: 'Détermine ce que la page peut contenir et comment on la modifie.',
      public_data_simple: 'Texte de la page',
      public_data_multiple: 'Éléments de la page',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'Texte de page |||| Textes des pages',
    empty:
      'Les textes de toutes les pages simples se trouvent ici une fois rédigés. Ouvrez une page sous «\u00a0Pages du site\u00a0» pour écrire le sien.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Modèle de page',
      title: 'Titre',
      image: 'Image',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'Élément de page |||| Éléments des pages',
    empty:
      'Les albums, vidéos, avis et événements de toutes les pages se trouvent ici. Ouvrez une page sous «\u00a0Pages du site\u00a0» pour ajouter le premier.',
    fields: {
      public_sub_menu_id: 'Page',
      page_design_type_id: 'Modèle de page',
      title: 'Titre',
      is_file: 'Type',
      notice_file: 'Avis (PDF)',
      event_date: 'Date',
      start_time: 'Début',
      end_time: 'Fin',
      location: 'Lieu',
      images: 'Images',
      videos: 'Vidéos',
      'videos.url': 'Adresse de la vidéo',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'Fichier PDF', text: 'Texte' } },
  },
  footer: {
    name: 'Texte de pied de page |||| Informations générales',
    empty: 'De courts textes au pied du site se trouvent ici. Ajoutez le premier, par exemple sur l’établissement.',
    fields: { ...placed, type: 'Destinataires', title: 'Titre', text: 'Texte' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'Lien d’information |||| Informations pour',
    empty:
      'Le pied du site rassemble ce que cherchent élèves, parents et autres. Choisissez les destinataires, puis ajoutez le premier lien.',
    fields: { ...placed, ...linked, type: 'Destinataires', title: 'Texte du lien' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'Lien rapide |||| Liens rapides',
    empty:
      'Les liens rapides mènent à ce dont on a souvent besoin, ici ou ailleurs. Choisissez les destinataires, puis ajoutez le premier lien.',
    fields: { ...placed, ...linked, type: 'Destinataires', title: 'Texte du lien' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'Réseau social |||| Réseaux sociaux',
    empty:
      'Les pages de l’établissement sur les réseaux sociaux se trouvent ici. Ajoutez la première avec son adresse.',
    fields: {
      ...placed,
      platform: 'Réseau',
      name_help: 'Tel que le lisent les lecteurs d’écran, par exemple «\u00a0Page Facebook\u00a0».',
      url: 'Adresse web',
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
        other: 'Autre',
      },
    },
  },
  contactMessage: {
    name: 'Message de contact |||| Messages de contact',
    empty:
      'Ce que les visiteurs écrivent sur le site arrive ici. Les demandes reçues par téléphone s’ajoutent à la main.',
    fields: {
      subject: 'Objet',
      message: 'Message',
      answer: 'Réponse',
      answer_help: 'Ce qui a été répondu, pour que tout le secrétariat le voie.',
    },
    options: { status: { new: 'Nouveau', read: 'Lu', answered: 'Traité' } },
    actions: {
      read_done: '%{name}\u00a0: message marqué comme lu.',
      answer_done: '%{name}\u00a0: réponse notée.',
      read: 'Marquer comme lu',
      answer: 'Noter la réponse',
    },
  },
  subscriber: {
    name: 'Abonné |||| Abonnés',
    empty:
      'Les visiteurs qui veulent des nouvelles par e-mail se trouvent ici. Ils s’abonnent sur le site ou sont ajoutés à la main.',
    fields: { subscribed_on: 'Abonné le' },
  },
  menuIcon: {
    name: 'Icône de menu |||| Icônes de menu',
    empty:
      'Les menus du site peuvent porter de petites icônes. Ajoutez le premier par son nom parmi les icônes Material.',
    fields: {
      symbol: 'Icône',
      symbol_help: 'Le nom d’une icône Material en minuscules avec des tirets, par exemple «\u00a0menu-book\u00a0».',
    },
  },
  pageDesignType: {
    name: 'Modèle de page |||| Modèles de page',
    empty: 'Les six modèles de page sont fournis avec l’application.',
  },
};
