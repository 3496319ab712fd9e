import type { academics as english } from '../../en/resources/academics.ts';

export const academics: typeof english = {
  academicYear: {
    name: 'Année scolaire |||| Années scolaires',
    empty:
      'Inscriptions, examens et frais dépendent tous d’une année scolaire. Ajoutez l’année scolaire actuelle et désignez-la comme année en cours.',
    fields: {
      year: 'Année',
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      is_current: 'Année en cours',
      is_current_help: 'Une seule année est en cours. Choisir celle-ci remplace l’autre.',
    },
  },
  class: {
    name: 'Classe |||| Classes',
    empty:
      'Une classe est une année d’études, par exemple «\u00a0Classe 6\u00a0» ou «\u00a0Classe 10\u00a0». Ajoutez d’abord la plus basse, puis numérotez les autres vers le haut.',
    fields: {
      order: 'Ordre',
      order_help:
        'La place de la classe dans l’établissement, à partir de 1. Le passage en classe supérieure mène à celle qui porte le numéro suivant. Laissez vide pour le mettre en dernier.',
      has_groups: 'A des filières',
      has_groups_help: 'Ses élèves choisissent une filière, par exemple Sciences ou Lettres.',
    },
  },
  section: {
    name: 'Division |||| Divisions',
    empty:
      'Les divisions partagent une classe\u00a0: «\u00a0A\u00a0», «\u00a0B\u00a0», etc. Ajoutez chaque nom une fois\u00a0; «\u00a0Divisions par secteur\u00a0» indique ensuite lesquelles chaque classe possède.',
  },
  wingSection: {
    name: 'Répartition des divisions |||| Divisions par secteur',
    empty:
      'Ce tableau indique les divisions d’une classe dans chaque secteur. Commencez par une classe et un secteur, puis choisissez leurs divisions.',
    fields: {
      section_ids: 'Divisions',
      seats: 'Places par division',
      seats_help: 'Nombre d’élèves qu’une division peut accueillir. Laissez vide s’il n’y a pas de limite.',
    },
  },
  wing: {
    name: 'Secteur |||| Secteurs',
    empty:
      'Un secteur est un bâtiment ou une partie de l’établissement, par exemple «\u00a0Garçons\u00a0» ou «\u00a0Filles\u00a0». Ajoutez-en au moins un, même si l’établissement n’est pas divisé.',
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
      'Les filières sont les orientations des dernières classes, par exemple «\u00a0Sciences\u00a0» ou «\u00a0Lettres\u00a0». Ajoutez-les, puis signalez les classes qui ont des filières.',
  },
  subject: {
    name: 'Matière |||| Matières',
    empty:
      'Les matières sont ce que l’établissement enseigne, chaque épreuve à part, par exemple «\u00a0Bengali, 1re épreuve\u00a0». Ajoutez la première et indiquez les classes qui la suivent.',
    fields: {
      name_local_help: 'Tel qu’il est imprimé sur les bulletins.',
      code_help: 'Le numéro que l’académie donne à la matière, par exemple 101, ou un numéro de votre choix.',
      partner_subject_id: 'Épreuve associée',
      partner_subject_id_help:
        'Les deux épreuves comptent alors comme une seule matière dans les résultats. Ne l’indiquez que pour l’une des deux.',
      classes: 'Classes',
      classes_help:
        'Les classes et filières qui suivent la matière, et si elle est obligatoire. Sans filière, la ligne vaut pour toutes.',
      'classes.class_id': 'Classe',
      'classes.student_group_id': 'Filière',
      'classes.requirement': 'Statut',
    },
    options: {
      kind: { theory: 'Théorie', practical: 'Pratique', both: 'Théorie et pratique' },
      'classes.requirement': {
        compulsory: 'Obligatoire',
        optional: 'Au choix',
        fourth: 'Quatrième matière possible',
        optional_fourth: 'Au choix ou quatrième matière',
      },
    },
    sections: { subject: 'Matière', classes: 'Qui la suit' },
  },
  classPeriod: {
    name: 'Créneau horaire |||| Créneaux horaires',
    empty:
      'Les créneaux partagent la journée d’une vacation en cours et en pauses. Choisissez une vacation et ajoutez ses créneaux, par exemple «\u00a01re heure\u00a0» de 07:30 à 08:10.',
    fields: { starts_at: 'Début', ends_at: 'Fin' },
    options: { kind: { lesson: 'Cours', break: 'Pause' } },
  },
  classDay: {
    name: 'Jour de classe |||| Jours de classe',
    empty: 'Ce sont les jours de la semaine scolaire. Ajoutez les sept et indiquez ceux où il y a cours.',
    fields: {
      name_help:
        'En général le jour de la semaine. En semaines alternées, ajoutez-le deux fois, par exemple «\u00a0Lundi A\u00a0» et «\u00a0Lundi B\u00a0».',
      weekday: 'Jour de la semaine',
    },
    options: {
      weekday: {
        sunday: 'Dimanche',
        monday: 'Lundi',
        tuesday: 'Mardi',
        wednesday: 'Mercredi',
        thursday: 'Jeudi',
        friday: 'Vendredi',
        saturday: 'Samedi',
      },
      kind: { working: 'Jour de cours', holiday: 'Jour sans cours' },
    },
  },
  classRoutine: {
    name: 'Cours |||| Emploi du temps',
    empty:
      'L’emploi du temps indique qui enseigne quoi, quand et où. Préparez d’abord les jours, les créneaux, les matières et les enseignants, puis ajoutez le premier cours.',
    fields: {
      class_day_id: 'Jour',
      class_period_id: 'Créneau horaire',
      part: 'Suivi par',
      part_help:
        'Les groupes d’une division ont cours en même temps, par exemple pour les cours de religion musulmane et hindoue.',
      employee_id: 'Enseignant',
      employee_id_help: 'Un enseignant n’a qu’un cours à la fois. Laissez vide tant que personne n’est trouvé.',
      room_help:
        'Une salle n’accueille qu’un cours à la fois. Les salles de bâtiments différents portent des noms différents, par exemple B-101.',
    },
    options: {
      part: {
        whole: 'Toute la division',
        first: 'Premier groupe',
        second: 'Deuxième groupe',
        third: 'Troisième groupe',
      },
    },
    sections: { cohort: 'Pour qui', lesson: 'Cours' },
  },
  classTeacher: {
    name: 'Professeur principal |||| Professeurs principaux',
    empty: 'Chaque division a un professeur principal. Choisissez un enseignant et sa division pour cette année.',
    fields: { employee_id: 'Enseignant', room: 'Salle de classe', room_help: 'La salle habituelle de la division.' },
  },
  subjectTeacher: {
    name: 'Enseignant par matière |||| Enseignants par matière',
    empty:
      'Ils saisissent les notes d’une matière dans une division et y donnent les devoirs. Choisissez un enseignant, une matière et une division.',
    fields: { employee_id: 'Enseignant', periods_per_week: 'Heures par semaine' },
  },
  book: {
    name: 'Livre |||| Liste des livres',
    empty:
      'La liste indique les livres dont chaque classe a besoin cette année. Choisissez une classe et une matière, puis ajoutez le premier livre.',
    fields: {
      name: 'Titre',
      author: 'Auteur',
      publisher: 'Éditeur',
      edition: 'Édition',
      isbn: 'ISBN',
      price: 'Prix',
    },
    options: {
      kind: {
        textbook: 'Manuel',
        grammar: 'Grammaire',
        exercise: 'Cahier d’exercices',
        reference: 'Ouvrage de référence',
      },
    },
    sections: { whom: 'Pour qui (vide\u00a0: pour tous)', book: 'Livre' },
  },
  syllabus: {
    name: 'Programme |||| Programmes',
    empty:
      'Un programme indique ce qui est enseigné et évalué dans une matière. Rédigez le premier ou joignez-le\u00a0; les élèves le voient une fois approuvé.',
    fields: { name: 'Titre', description: 'Contenu' },
    options: { status: { draft: 'Brouillon', approved: 'Approuvé' } },
    sections: { whom: 'Pour qui (vide\u00a0: pour tous)', content: 'Programme' },
    actions: {
      reopen_done: '%{name}\u00a0: remise en brouillon.',
      approve_confirm: 'Approuver ce programme\u00a0? Élèves et parents pourront le consulter dès maintenant.',
      reopen: 'Remettre en brouillon',
      reopen_confirm:
        'Remettre ce programme à l’état de brouillon\u00a0? Élèves et parents ne le verront plus jusqu’à son approbation.',
    },
  },
  holiday: {
    name: 'Jour férié ou congé |||| Jours fériés et congés',
    empty:
      'Aucun jour férié ni congé. Ajoutez les jours et les vacances sans école, par exemple «\u00a0Fête de la victoire\u00a0» ou «\u00a0Vacances d’hiver\u00a0».',
    fields: {
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      closed_for: 'Pour',
    },
    options: {
      closed_for: {
        everyone: 'Tout le monde',
        students: 'Les élèves',
        employees: 'Le personnel',
      },
    },
  },
};
