import type { exams as english } from '../../en/resources/exams.ts';

export const exams: typeof english = {
  examType: {
    name: 'Type d’examen |||| Types d’examen',
    empty:
      'Ce sont les examens de chaque année, par exemple «\u00a0Semestriel\u00a0» ou «\u00a0Annuel\u00a0». Ajoutez-les dans leur ordre.',
    fields: {
      order: 'Ordre',
      order_help: 'La place de l’examen dans l’année, à partir de 1. Laissez vide pour le mettre en dernier.',
      weight: 'Coefficient',
      weight_help: 'La part de l’examen dans le résultat final de l’année. Avec 0, il ne compte pas.',
      entry_opens_at: 'Ouverture de la saisie',
      entry_opens_at_help: 'Les enseignants peuvent saisir les notes à partir de ce moment. Vide\u00a0: tout de suite.',
      entry_closes_at: 'Fermeture de la saisie',
      entry_closes_at_help: 'Ensuite les notes ne sont plus que consultables. Vide\u00a0: jamais.',
      shows_position: 'Rangs dans les résultats',
      shows_position_help: 'Afficher ou non les rangs sur les bulletins et les pages de résultats.',
      shows_attendance: 'Présence sur les bulletins',
      shows_attendance_help: 'Afficher ou non la présence de l’année en cours sur les bulletins.',
    },
  },
  examRoutine: {
    name: 'Épreuve |||| Calendrier des examens',
    empty:
      'Le calendrier indique quand et où a lieu chaque épreuve. Choisissez un type d’examen, une classe et une matière, puis ajoutez la première date.',
    fields: {
      held_on: 'Date',
      starts_at: 'Début',
      ends_at: 'Fin',
      employee_id: 'Surveillant',
    },
    options: { kind: { written: 'Écrit', practical: 'Pratique', oral: 'Oral' } },
    sections: { whom: 'Pour qui (vide\u00a0: pour tous)', paper: 'Épreuve' },
  },
  markDistribution: {
    name: 'Barème |||| Barèmes',
    empty:
      'Un barème indique les parties qui composent la note d’une matière, par exemple «\u00a0Écrit\u00a0» et «\u00a0QCM\u00a0». Ajoutez-en un par matière d’un examen avant la saisie des notes.',
    fields: {
      student_group_id_help: 'Laissez vide pour toutes les filières.',
      pass_rule: 'Condition de réussite',
      pass_rule_help: 'Ce qui doit atteindre le minimum\u00a0: le total, chaque partie ou les deux.',
      components: 'Parties',
      components_help: 'Chacune avec son maximum de points et le minimum pour réussir.',
      'components.name': 'Partie',
      'components.full_mark': 'Maximum',
      'components.pass_mark': 'Minimum pour réussir',
      full_marks: 'Maximum',
    },
    options: {
      pass_rule: {
        overall: 'Sur le total',
        every_part: 'Sur chaque partie',
        both: 'Selon le total et chaque partie',
      },
    },
    sections: { whom: 'Pour qui (sans filière\u00a0: pour toutes)', marks: 'Points' },
  },
  gradeType: {
    name: 'Niveau de notation |||| Échelle de notation',
    empty:
      'L’échelle convertit les notes en lettres et en points, par exemple A+ et 5,00 à partir de 80\u00a0%. Ajoutez d’abord le meilleur niveau.',
    fields: {
      name: 'Signification',
      letter: 'Lettre',
      min_mark: 'À partir de (%)',
      min_mark_help:
        'Le pourcentage le plus bas qui donne ce niveau. Il va sans interruption jusqu’au niveau supérieur.',
      point: 'Points',
      order: 'Ordre',
    },
  },
  result: {
    name: 'Résultat |||| Résultats',
    empty: 'Aucun résultat. Générez les résultats d’un examen dès que toutes ses notes sont saisies.',
    fields: {
      version_no: 'Version du résultat',
      gpa: 'GPA',
      letter: 'Mention',
      total: 'Total des points',
      full_marks: 'Maximum',
      is_passed: 'Réussi',
      failed_subjects: 'Matières échouées',
      position_in_section: 'Rang dans la division',
      position_in_class: 'Rang dans la classe',
      subjects: 'Matières',
      'subjects.subject_id': 'Matière',
      'subjects.partner_id': 'Autre épreuve',
      'subjects.is_fourth': 'Quatrième matière',
      'subjects.obtained': 'Note',
      'subjects.full_marks': 'Maximum',
      'subjects.percent': 'Pourcentage',
      'subjects.letter': 'Mention',
      'subjects.point': 'Points',
      'subjects.is_passed': 'Réussie',
      'subjects.is_absent': 'Absent',
      'subjects.components': 'Parties',
      run_id: 'Généré',
      published_at: 'Publié le',
    },
    options: { status: { generated: 'Généré', published: 'Publié', replaced: 'Remplacé' } },
  },
  resultRun: {
    name: 'Génération de résultats |||| Générations de résultats',
    empty: 'Aucun résultat généré. Choisissez un examen et une classe pour générer les premiers.',
    fields: {
      exam_type_id: 'Examen',
      exam_type_id_help: 'Laissez vide pour le résultat final de l’année.',
      students: 'Élèves',
      rules: 'Règles de notation',
    },
  },
  resultPublication: {
    name: 'Publication de résultats |||| Publications de résultats',
    empty: 'Aucun résultat publié. Générez d’abord des résultats, puis publiez-les.',
    fields: {
      exam_type_id: 'Examen',
      exam_type_id_help: 'Laissez vide pour le résultat final de l’année.',
      kind: 'Opération',
      version_no: 'Version',
      students: 'Élèves',
      takes_place_at: 'Date et heure',
      reason: 'Motif',
    },
    options: {
      kind: { publish: 'Publication', unpublish: 'Retrait' },
      status: { planned: 'Prévue', done: 'Faite', cancelled: 'Annulée' },
    },
    actions: {
      cancel_done: '%{name}\u00a0: annulation de la publication.',
      cancel: 'Annuler la publication',
      cancel_confirm: 'Annuler cette publication prévue\u00a0? Rien ne change pour les élèves et les parents.',
    },
  },
};
