import type { teaching as english } from '../../en/resources/teaching.ts';

export const teaching: typeof english = {
  courseMaterial: {
    name: 'Support de cours |||| Supports de cours',
    empty:
      'Les enseignants partagent ici notes, fiches et liens avec leurs divisions. Choisissez une division et une matière, puis ajoutez le premier support.',
    fields: {
      employee_id: 'Enseignant',
      name: 'Titre',
      link: 'Lien',
      link_help: 'Une vidéo ou une page du web.',
      published_on: 'Date',
    },
    sections: { cohort: 'Pour qui', material: 'Support' },
  },
  homework: {
    name: 'Devoir |||| Devoirs',
    empty:
      'Ce que les enseignants donnent à faire à la maison se trouve ici. Choisissez une division et une matière, puis ajoutez le premier devoir.',
    fields: {
      employee_id: 'Enseignant',
      name: 'Titre',
      description: 'Consigne',
      given_on: 'Donné le',
      due_on: 'À rendre le',
      images: 'Images',
    },
    sections: { cohort: 'Pour qui', task: 'Devoir' },
  },
  uploadedMark: {
    name: 'Note |||| Notes saisies',
    empty:
      'Aucune note n’est encore saisie. Elles apparaissent ici quand les enseignants saisissent celles d’un examen.',
    fields: {
      component: 'Partie',
      mark: 'Note',
      is_absent: 'Absent',
      employee_id: 'Enseignant',
      correction_reason: 'Motif de la correction',
    },
  },
  markSheet: {
    name: 'Relevé de notes |||| Relevés de notes',
    empty: 'Aucune note n’est encore remise.',
    fields: { handed_in_at: 'Remis le', handed_in_by_id: 'Remis par' },
    options: { status: { open: 'Ouvert', handed_in: 'Remis' } },
  },
};
