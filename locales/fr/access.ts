import type { access as english } from '../en/access.ts';

export const access: typeof english = {
  role: {
    name: 'Rôle |||| Rôles',
    empty:
      'Un rôle définit ce que ses titulaires peuvent voir et faire. Ajoutez un rôle, puis donnez-le à des utilisateurs.',
    fields: {
      requires_second_factor: 'Connexion en deux étapes exigée',
      requires_second_factor_help:
        'Les utilisateurs de ce rôle ne peuvent rien faire d’autre avant de l’avoir configurée dans leur profil.',
      permissions_help: 'Chaque case cochée autorise une action sur une partie de l’application.',
    },
  },
  user: {
    name: 'Utilisateur |||| Utilisateurs',
    empty: 'Toute personne qui se connecte a un compte utilisateur. Ajoutez le premier et donnez-lui un rôle.',
    fields: {
      login_id: 'Identifiant',
      login_id_help: 'Un identifiant à saisir à la place de l’adresse e-mail.',
      role_id: 'Rôle',
      password: 'Mot de passe',
      password_help:
        'Au moins 8 caractères, avec une majuscule, une minuscule, un chiffre et l’un des signes\u00a0!@#$%&*(). Laissé vide, le mot de passe existant reste valable.',
      password_new_help:
        'Au moins 8 caractères, avec une majuscule, une minuscule, un chiffre et l’un des signes\u00a0!@#$%&*(). Laissez vide pour donner plutôt un lien de connexion.',
      last_login_at: 'Dernière connexion',
      permissions_help:
        'Ce que cet utilisateur peut faire en plus de son rôle ou, si c’est refusé, ne peut pas faire malgré ce rôle.',
      'permissions.is_denied': 'Refusé',
    },
  },
};
