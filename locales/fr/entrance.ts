import type { EntranceMessages } from '../en/entrance.ts';

export const entrance: EntranceMessages = {
  intro: 'Utilisez le compte que votre établissement vous a remis.',
  tagline: 'Toute la journée d’école, au même endroit.',
  identifier: 'E-mail ou matricule',
  forgotten: 'Mot de passe oublié\u00a0? Un administrateur de votre établissement peut vous en donner un nouveau.',
  demoTitle: 'École de démonstration',
  demoHint: 'Choisissez un rôle et le formulaire se remplit tout seul.',
  superAdmin: 'Super administrateur',
  admin: 'Admin',
  accountant: 'Comptable',
  office: 'Secrétariat',
  teacher: 'Enseignant',
  student: 'Élève',
  parent: 'Parent',
};
