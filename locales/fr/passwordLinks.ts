import type { PasswordLinkMessages } from '../en/passwordLinks.ts';

export const passwordLinks: PasswordLinkMessages = {
  link: 'Lien de connexion',
  links: 'Liens de connexion',
  linkIntro:
    'Avec ce lien, %{name} choisit un mot de passe. Il sert une seule fois, pendant 7 jours. Un lien précédent ne fonctionne plus.',
  show: 'Afficher le lien',
  mail: 'Envoyer par e-mail',
  printOne: 'Imprimer la fiche',
  printed: 'Fiche enregistrée comme fichier. Les liens précédents ne fonctionnent plus.',
  printedAll: 'Fiches enregistrées comme fichier. Les liens précédents ne fonctionnent plus.',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  once: 'Ce lien n’est affiché que maintenant. Donnez-le à %{name} et à personne d’autre.',
  until: 'Valable jusqu’au %{at}',
  close: 'Fermer',
  slips: 'Fiches de connexion',
  slipsIntro:
    'Une fiche porte l’identifiant et un lien pour choisir un mot de passe, en adresse et en code à scanner. Les liens précédents de ces personnes ne fonctionnent plus.',
  slipsCount: 'Personnes avec un compte utilisateur\u00a0: %{count}',
  slipsWithout: 'Sans compte utilisateur, donc sans fiche\u00a0: %{count}',
  language: 'Langue',
  print: 'Imprimer les fiches',
};
