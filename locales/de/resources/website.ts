import type { website as english } from '../../en/resources/website.ts';

const placed = {
  order: 'Reihenfolge',
  order_help: 'Kleinere Zahlen stehen weiter vorn. Leer lassen, um an das Ende zu setzen.',
};
const linked = {
  public_sub_menu_id: 'Seite',
  public_sub_menu_id_help: 'Eine Seite dieser Website. Für eine Adresse anderswo bleibt das Feld leer.',
  url: 'Webadresse',
};
const designs = {
  simple: 'Einfacher Text',
  simple_with_image: 'Text mit Bild',
  image_gallery: 'Bildergalerie',
  video_gallery: 'Videogalerie',
  notice_board: 'Schwarzes Brett',
  event: 'Veranstaltungen',
};
const audiences = { school: 'Schule', student: 'Schülerinnen & Schüler', parent: 'Eltern', employee: 'Personal' };

export const website: typeof english = {
  homePage: {
    name: 'Startseite |||| Startseiten',
    fields: {
      title: 'Überschrift',
      tagline: 'Zeile unter der Überschrift',
      image: 'Bild',
      introduction: 'Einleitung',
      video_url: 'Video',
      video_url_help: 'Die Adresse eines Videos, zum Beispiel bei YouTube.',
      show_notices: 'Neueste Aushänge zeigen',
      show_events: 'Kommende Veranstaltungen zeigen',
      show_facilities: 'Einrichtungen zeigen',
      search_description: 'Beschreibung für Suchmaschinen',
      search_description_help: 'Zwei Sätze, die Suchmaschinen unter dem Namen der Schule zeigen.',
    },
    sections: { welcome: 'Begrüßung', blocks: 'Was die Seite zeigt', searching: 'Suchmaschinen' },
  },
  slider: {
    name: 'Titelbild |||| Titelbilder',
    empty: 'Die großen Bilder oben auf der Startseite stehen hier. Legen Sie das erste mit seiner Überschrift an.',
    fields: {
      ...placed,
      image: 'Bild',
      image_help: 'Ein breites Bild, am besten 1920 × 800 Pixel. Ohne Bild erscheint die Farbe der Schule.',
      title: 'Überschrift',
      caption: 'Text auf dem Bild',
      button_label: 'Beschriftung der Schaltfläche',
      url: 'Schaltfläche führt zu',
    },
  },
  marquee: {
    name: 'Laufschrift |||| Laufschriften',
    empty:
      'Kurze Nachrichten laufen oben über die Website. Legen Sie die erste Zeile an und den Tag, ab dem sie gezeigt wird.',
    fields: {
      ...placed,
      text: 'Text',
      url: 'Führt zu',
      starts_on: 'Gezeigt ab',
      ends_on: 'Gezeigt bis',
      ends_on_help: 'Bleibt das Feld leer, läuft sie, bis jemand sie deaktiviert.',
    },
  },
  principalMessage: {
    name: 'Grußwort der Schulleitung |||| Grußworte der Schulleitung',
    fields: {
      title: 'Überschrift',
      name: 'Name der Schulleitung',
      position: 'Amt',
      position_help: 'So, wie es unter dem Namen steht, zum Beispiel „Schulleiterin“.',
      message: 'Grußwort',
      message_help: 'Bleibt das Feld leer, zeigt die Website kein Grußwort.',
    },
  },
  facility: {
    name: 'Einrichtung |||| Einrichtungen',
    empty:
      'Was die Schule zu bieten hat, steht hier, zum Beispiel eine Bibliothek oder ein Labor. Legen Sie die erste Einrichtung an, am besten mit Bild.',
    fields: { ...placed, image: 'Bild' },
  },
  contactInformation: {
    name: 'Kontaktdaten |||| Kontaktdaten',
    fields: {
      mobile: 'Mobiltelefon',
      office_hours: 'Sprechzeiten des Sekretariats',
      map_url: 'Karte',
      map_url_help: 'Die Adresse der Schule auf einer Karte, zum Beispiel bei OpenStreetMap oder Google Maps.',
    },
  },
  publicMenu: {
    name: 'Website-Menü |||| Website-Menüs',
    empty:
      'Das sind die Einträge im Menü der Website, zum Beispiel „Über uns“. Legen Sie den ersten an, dann unter „Website-Untermenüs“ seine Seiten.',
    fields: { ...placed, menu_icon_id: 'Symbol', child_count: 'Anzahl der Seiten', public_sub_menus: 'Seiten' },
  },
  publicSubMenu: {
    name: 'Website-Untermenü |||| Website-Untermenüs',
    empty: 'Jedes Untermenü ist eine Seite der Website. Legen Sie zuerst ein Website-Menü an, dann dessen erste Seite.',
    deletesMore: 'Der Text der Seite wird mit gelöscht, und die Seite verschwindet von der Website.',
    fields: {
      ...placed,
      public_menu_id: 'Menü',
      slug: 'Adresse',
      slug_help: 'Das Ende der Adresse der Seite: Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel „ueber-uns“.',
      page_design_type_id: 'Seitenart',
      page_design_type_id_help: 'Bestimmt, was auf der Seite stehen kann und womit sie bearbeitet wird.',
      public_data_simple: 'Text der Seite',
      public_data_multiple: 'Inhalte der Seite',
    },
    options: { page_design_type_id: designs },
  },
  publicSimpleData: {
    name: 'Seitentext |||| Seitentexte',
    empty:
      'Hier stehen die Texte aller einfachen Seiten, sobald sie geschrieben sind. Öffnen Sie dazu eine Seite unter „Seiten der Website“.',
    fields: {
      public_sub_menu_id: 'Seite',
      page_design_type_id: 'Seitenart',
      title: 'Titel',
      image: 'Bild',
    },
    options: { page_design_type_id: designs },
  },
  publicMultipleData: {
    name: 'Seiteninhalt |||| Seiteninhalte',
    empty:
      'Hier stehen Alben, Videos, Aushänge und Veranstaltungen aller Seiten. Öffnen Sie eine Seite unter „Seiten der Website“, um den ersten anzulegen.',
    fields: {
      public_sub_menu_id: 'Seite',
      page_design_type_id: 'Seitenart',
      title: 'Titel',
      is_file: 'Art',
      notice_file: 'Aushang (PDF)',
      event_date: 'Datum',
      start_time: 'Beginnt um',
      end_time: 'Endet um',
      location: 'Ort',
      images: 'Bilder',
      videos: 'Videos',
      'videos.url': 'Adresse des Videos',
    },
    options: { page_design_type_id: designs, is_file: { pdf: 'PDF-Datei', text: 'Text' } },
  },
  footer: {
    name: 'Fußzeilentext |||| Informationen über',
    empty: 'Kurze Texte am Fuß der Website stehen hier. Legen Sie den ersten an, zum Beispiel über die Schule.',
    fields: { ...placed, type: 'Für wen', title: 'Überschrift', text: 'Text' },
    options: { type: audiences },
  },
  informationFor: {
    name: 'Informationslink |||| Informationen für',
    empty:
      'Am Fuß der Website steht, was Eltern, Schülerinnen, Schüler und andere suchen. Wählen Sie, für wen, und legen Sie den ersten Link an.',
    fields: { ...placed, ...linked, type: 'Für wen', title: 'Text des Links' },
    options: { type: audiences },
  },
  quickLink: {
    name: 'Schnellzugriff |||| Schnellzugriffe',
    empty:
      'Schnellzugriffe führen zu dem, was oft gebraucht wird, hier oder anderswo. Wählen Sie, für wen, und legen Sie den ersten an.',
    fields: { ...placed, ...linked, type: 'Für wen', title: 'Text des Links' },
    options: { type: audiences },
  },
  socialLink: {
    name: 'Soziales Netzwerk |||| Soziale Netzwerke',
    empty: 'Hier stehen die Seiten der Schule in sozialen Netzwerken. Legen Sie die erste mit ihrer Adresse an.',
    fields: {
      ...placed,
      platform: 'Netzwerk',
      name_help: 'So, wie es vorgelesen wird, zum Beispiel „Facebook-Seite“.',
      url: 'Webadresse',
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
        other: 'Ein anderes',
      },
    },
  },
  contactMessage: {
    name: 'Kontaktanfrage |||| Kontaktanfragen',
    empty: 'Was Besucher auf der Website schreiben, kommt hier an. Anfragen per Telefon können Sie selbst anlegen.',
    fields: {
      subject: 'Betreff',
      message: 'Nachricht',
      answer: 'Antwort',
      answer_help: 'Was geantwortet wurde, damit es alle im Sekretariat sehen.',
    },
    options: { status: { new: 'Neu', read: 'Gelesen', answered: 'Beantwortet' } },
    actions: {
      read_done: '%{name} hat die Nachricht als gelesen markiert.',
      answer_done: '%{name} hat die Antwort festgehalten.',
      read: 'Als gelesen markieren',
      answer: 'Antwort festhalten',
    },
  },
  subscriber: {
    name: 'Abonnement |||| Abonnements',
    empty: 'Wer Neuigkeiten per E-Mail möchte, steht hier. Man meldet sich auf der Website an oder wird hier angelegt.',
    fields: { subscribed_on: 'Abonniert am' },
  },
  menuIcon: {
    name: 'Menüsymbol |||| Menüsymbole',
    empty:
      'Die Menüs der Website können kleine Symbole haben. Legen Sie das erste mit seinem Namen unter den Material-Symbolen an.',
    fields: {
      symbol: 'Symbol',
      symbol_help: 'Der Name eines Material-Symbols in Kleinbuchstaben mit Bindestrichen, zum Beispiel „menu-book“.',
    },
  },
  pageDesignType: {
    name: 'Seitenart |||| Seitenarten',
    empty: 'Die sechs Seitenarten gehören zur Anwendung.',
  },
};
