import type { permissions as english } from '../en/permissions.ts';

export const permissions: typeof english = {
  actions: {
    full: 'Tout',
    read: 'Voir',
    create: 'Ajouter',
    update: 'Modifier',
    delete: 'Supprimer',
    'grant any': 'Donner toute autorisation',
    'view as': 'Voir en tant qu’un autre utilisateur',
  },
  subjects: {
    Audit: 'Journal d’audit',
    Auth: 'Compte personnel',
    Dashboard: 'Page d’accueil',
    Permission: 'Utilisateurs, rôles et tâches',
  },
};
