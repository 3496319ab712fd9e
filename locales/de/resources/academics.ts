import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Schuljahr |||| Schuljahre',
    empty:
      'Einschreibungen, Prüfungen und Gebühren gehören zu einem Schuljahr. Legen Sie das laufende Jahr an und machen Sie es zum aktuellen.',
    fields: {
      year: 'Jahr',
      starts_on: 'Erster Tag',
      ends_on: 'Letzter Tag',
      is_current: 'Aktuelles Schuljahr',
      is_current_help: 'Genau ein Schuljahr ist aktuell. Wählen Sie dieses, löst es das bisherige ab.',
    },
  },
  class: {
    name: 'Klasse |||| Klassen',
    empty:
      'Eine Klasse ist ein Lernjahr, zum Beispiel „Sechs“ oder „Zehn“. Legen Sie zuerst die unterste an und nummerieren Sie nach oben weiter.',
    fields: {
      order: 'Reihenfolge',
      order_help:
        'Der Platz der Klasse in der Schule, von 1 aufwärts. Eine Versetzung führt in die Klasse mit der nächsten Nummer.',
      has_groups: 'Hat Fachrichtungen',
      has_groups_help: 'Wer hier lernt, wählt eine Fachrichtung, zum Beispiel Naturwissenschaften.',
    },
  },
  section: {
    name: 'Zug |||| Züge',
    empty:
      'Züge teilen eine Klasse: „A“, „B“ und so weiter. Legen Sie jeden Namen einmal an; welche Klasse welche Züge hat, steht unter „Züge je Schulteil“.',
  },
  wingSection: {
    name: 'Zugzuordnung |||| Züge je Schulteil',
    empty:
      'Diese Übersicht sagt, welche Züge eine Klasse in jedem Schulteil hat. Beginnen Sie mit einer Klasse und einem Schulteil und wählen Sie deren Züge.',
    fields: {
      section_ids: 'Züge',
      seats: 'Plätze je Zug',
      seats_help: 'Wie viele Schülerinnen und Schüler ein Zug aufnehmen kann. Ohne Obergrenze bleibt das Feld leer.',
    },
  },
  wing: {
    name: 'Schulteil |||| Schulteile',
    empty:
      'Ein Schulteil ist ein Gebäude oder Zweig der Schule, zum Beispiel „Jungen“ oder „Mädchen“. Legen Sie mindestens einen an, auch wenn die Schule nicht geteilt ist.',
  },
  shift: {
    name: 'Schicht |||| Schichten',
    empty:
      'Eine Schicht ist die Tageszeit, zu der unterrichtet wird, zum Beispiel „Vormittag“ oder „Nachmittag“. Legen Sie mindestens eine an.',
    fields: { starts_at: 'Beginnt um', ends_at: 'Endet um' },
  },
  version: {
    name: 'Unterrichtssprache |||| Unterrichtssprachen',
    empty:
      'In einer Unterrichtssprache wird gelehrt, zum Beispiel „Bengalisch“ oder „Englisch“. Legen Sie mindestens eine an.',
  },
  studentGroup: {
    name: 'Fachrichtung |||| Fachrichtungen',
    empty:
      'Fachrichtungen sind die Zweige der oberen Klassen, zum Beispiel „Naturwissenschaften“. Legen Sie sie an und kennzeichnen Sie dann die Klassen, die Fachrichtungen haben.',
  },
};
