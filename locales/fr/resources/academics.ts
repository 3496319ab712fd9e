import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Année scolaire |||| Années scolaires',
    empty:
      'Inscriptions, examens et frais dépendent tous d’une année scolaire. Ajoutez l’année en cours et faites-en l’année actuelle.',
    fields: {
      year: 'Année',
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      is_current: 'Année actuelle',
      is_current_help: 'Une seule année est actuelle. Choisir celle-ci remplace l’autre.',
    },
  },
  class: {
    name: 'Classe |||| Classes',
    empty:
      'Une classe est une année d’études, par exemple «\u00a0Six\u00a0» ou «\u00a0Dix\u00a0». Ajoutez d’abord la plus basse, puis numérotez les autres vers le haut.',
    fields: {
      order: 'Ordre',
      order_help:
        'La place de la classe dans l’établissement, à partir de 1. Le passage mène à la classe qui porte le numéro suivant.',
      has_groups: 'A des filières',
      has_groups_help: 'Ses élèves choisissent une filière, par exemple Sciences ou Lettres.',
    },
  },
  section: {
    name: 'Division |||| Divisions',
    empty:
      'Les divisions partagent une classe\u00a0: «\u00a0A\u00a0», «\u00a0B\u00a0», etc. Ajoutez chaque nom une fois\u00a0; «\u00a0Divisions par site\u00a0» indique ensuite lesquelles chaque classe possède.',
  },
  wingSection: {
    name: 'Répartition des divisions |||| Divisions par site',
    empty:
      'Ce tableau indique les divisions d’une classe sur chaque site. Commencez par une classe et un site, puis choisissez leurs divisions.',
    fields: {
      section_ids: 'Divisions',
      seats: 'Places par division',
      seats_help: 'Nombre d’élèves qu’une division peut accueillir. Laissez vide s’il n’y a pas de limite.',
    },
  },
  wing: {
    name: 'Site |||| Sites',
    empty:
      'Un site est un bâtiment ou une branche de l’établissement, par exemple «\u00a0Garçons\u00a0» ou «\u00a0Filles\u00a0». Ajoutez-en au moins un, même si l’établissement n’est pas divisé.',
  },
  shift: {
    name: 'Vacation |||| Vacations',
    empty:
      'Une vacation est la partie de la journée où ont lieu les cours, par exemple «\u00a0Matin\u00a0» ou «\u00a0Journée\u00a0». Ajoutez-en au moins une.',
    fields: { starts_at: 'Début', ends_at: 'Fin' },
  },
  version: {
    name: 'Langue d’enseignement |||| Langues d’enseignement',
    empty:
      'C’est la langue dans laquelle ont lieu les cours, par exemple «\u00a0Bengali\u00a0» ou «\u00a0Anglais\u00a0». Ajoutez-en au moins une.',
  },
  studentGroup: {
    name: 'Filière |||| Filières',
    empty:
      'Les filières sont les voies des grandes classes, par exemple «\u00a0Sciences\u00a0» ou «\u00a0Lettres\u00a0». Ajoutez-les, puis signalez les classes qui ont des filières.',
  },
};
