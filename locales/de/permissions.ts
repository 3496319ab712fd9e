import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'Alles',
    read: 'Ansehen',
    create: 'Hinzufügen',
    update: 'Ändern',
    delete: 'Löschen',
    'grant any': 'Jede Berechtigung vergeben',
    'view as': 'Als andere Person ansehen',
  },
  subjects: {
    Audit: 'Prüfprotokoll',
    Auth: 'Eigenes Konto',
    Dashboard: 'Startseite',
    Permission: 'Benutzerkonten, Rollen und Aufträge',
  },
  table: {
    general: 'Allgemein',
    subject: 'Gilt für',
    more: 'Weitere',
    whole: 'Ganze Zeile',
    cell: '%{subject}: %{action}',
    search: 'Berechtigung suchen',
    noneFound: 'Keine Berechtigung passt zu dieser Suche.',
    copy: 'Aus einer Rolle übernehmen',
    copyFailed: 'Die Rolle konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    unchanged: 'Keine Berechtigung ist geändert.',
    changed: '%{added} hinzugefügt, %{removed} entfernt.',
    holders:
      '%{smart_count} aktives Benutzerkonto hat diese Rolle. |||| %{smart_count} aktive Benutzerkonten haben diese Rolle.',
    details: 'Änderungen zeigen',
    added: 'Hinzugefügt',
    removed: 'Entfernt',
    fullHint:
      '„Alles“ umfasst jede Aktion der Zeile und was nur damit erlaubt ist, etwa über eigene Einträge zu entscheiden.',
    unknown: 'Gespeichert, aber nirgends gebraucht',
    remove: '%{permission} entfernen',
  },
};
