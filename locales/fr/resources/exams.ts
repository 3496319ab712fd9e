import type { exams as english } from '../../en/resources/exams.ts';

export const exams: typeof english = {
  examType: {
    name: 'Type d’examen |||| Types d’examen',
    empty:
      'Ce sont les examens de chaque année, par exemple «\u00a0Semestriel\u00a0» ou «\u00a0Annuel\u00a0». Ajoutez-les dans leur ordre.',
    fields: {
      order: 'Ordre',
      order_help: 'La place de l’examen dans l’année, à partir de 1.',
      weight: 'Coefficient',
      weight_help: 'La part de l’examen dans le résultat final de l’année. Avec 0, il ne compte pas.',
      entry_opens_at: 'Ouverture de la saisie',
      entry_opens_at_help: 'Les enseignants peuvent saisir les notes à partir de ce moment. Vide\u00a0: tout de suite.',
      entry_closes_at: 'Fermeture de la saisie',
      entry_closes_at_help: 'Ensuite les notes ne sont plus que consultables. Vide\u00a0: jamais.',
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
      pass_rule: 'Réussite',
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
        overall: 'Selon le total',
        every_part: 'Selon chaque partie',
        both: 'Selon le total et chaque partie',
      },
    },
    sections: { whom: 'Pour qui (sans filière\u00a0: pour toutes)', marks: 'Points' },
  },
  gradeType: {
    name: 'Niveau de notation |||| Échelle de notation',
    empty:
      'L’échelle convertit les points en lettres et en points de moyenne, par exemple A+ et 5,00 à partir de 80\u00a0%. Ajoutez d’abord le meilleur niveau.',
    fields: {
      name: 'Signification',
      letter: 'Lettre',
      min_mark: 'À partir de (%)',
      min_mark_help:
        'Le pourcentage le plus bas qui donne ce niveau. Il va sans interruption jusqu’au niveau supérieur.',
      point: 'Points de moyenne',
      order: 'Ordre',
    },
  },
};
