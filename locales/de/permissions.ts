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
};
