import type { PageMessages } from '../en/pages.ts';

export const pages: PageMessages = {
  menu: 'Seiten der Website',
  editor: 'Eine Seite der Website',
  none: 'Es gibt noch keine Seiten. Legen Sie zuerst ein Website-Menü an, dann ein Untermenü: Jedes Untermenü ist eine Seite.',
  serial: 'Lfd. Nr.',
  titleOrCategory: 'Titel/Rubrik',
  category: 'Rubrik',
  time: 'Zeitraum',
  nothing: 'Auf dieser Seite steht noch nichts.',
  deletePage: 'Seite löschen',
  deletePageText: 'Das Untermenü „%{name}“ wird mit seinem Text gelöscht, und die Seite verschwindet von der Website.',
  addVideo: 'Weiteres Video hinzufügen',
  removeVideo: 'Video %{place} entfernen',
  preview: 'Video %{address} zeigen',
  video: 'Video unter %{address}',
  picture: 'Bild %{place} von „%{title}“',
  add: { album: 'Album anlegen', videos: 'Videos anlegen', notice: 'Aushang anlegen', event: 'Veranstaltung anlegen' },
  edit: {
    album: 'Album bearbeiten',
    videos: 'Videos bearbeiten',
    notice: 'Aushang bearbeiten',
    event: 'Veranstaltung bearbeiten',
  },
  tasks: {
    homework: 'Hausaufgaben einer Klasse',
    material: 'Unterrichtsmaterial einer Klasse',
    all: '%{name} aller Klassen',
  },
};
