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
  table: {
    general: 'Général',
    subject: 'S’applique à',
    more: 'Autres',
    whole: 'Ligne entière',
    cell: '%{subject}\u00a0: %{action}',
    search: 'Chercher un droit',
    noneFound: 'Aucun droit ne correspond à cette recherche.',
    copy: 'Copier depuis un rôle',
    copyFailed: 'Le rôle n’a pas pu être lu. Choisissez-le de nouveau.',
    unchanged: 'Aucun droit n’est modifié.',
    changed: '%{added} ajouté(s), %{removed} retiré(s).',
    holders: '%{smart_count} utilisateur actif a ce rôle. |||| %{smart_count} utilisateurs actifs ont ce rôle.',
    details: 'Voir ce qui change',
    added: 'Ajoutés',
    removed: 'Retirés',
    fullHint:
      '«\u00a0Tout\u00a0» comprend chaque action de la ligne et ce que lui seul permet, comme décider de ses propres saisies.',
    unknown: 'Enregistrés, mais demandés nulle part',
    remove: 'Retirer %{permission}',
  },
};
