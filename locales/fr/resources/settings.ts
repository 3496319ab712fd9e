import type { settings as english } from '../../en/resources/settings.ts';

export const settings: typeof english = {
  institute: {
    name: 'Établissement |||| Établissements',
    fields: {
      logo: 'Logo',
      color: 'Couleur',
      website: 'Site web',
      currency: 'Devise',
      currency_help: 'Trois lettres, par exemple BDT ou EUR.',
      country: 'Pays',
      country_help: 'Deux lettres, par exemple BD ou DE. Les numéros de téléphone sans indicatif sont ceux de ce pays.',
      time_zone: 'Fuseau horaire',
      time_zone_help:
        'Par exemple Asia/Dhaka. Les heures sont affichées dans ce fuseau, et c’est lui qui fixe le changement de jour.',
      school_year_starts_in: 'Mois de la rentrée scolaire',
      school_year_starts_in_help:
        'Une nouvelle année scolaire est proposée à partir du premier de ce mois, pour douze mois.',
      student_id_pattern: 'Modèle du matricule',
      student_id_pattern_help: '{year} ou {yy} est l’année, {####} un numéro d’au moins quatre chiffres.',
      rounds_marks_up: 'Arrondir les notes vers le haut',
      rounds_marks_up_help: 'Arrondir les points d’une matière à l’entier supérieur avant de noter.',
      fourth_can_fail: 'La quatrième matière peut faire échouer',
      fourth_can_fail_help: 'Un élève qui échoue à la quatrième matière échoue à l’examen.',
      fourth_counts_in_total: 'La quatrième matière compte dans le total',
      fourth_counts_in_total_help: 'Ajouter les points de la quatrième matière au total.',
    },
    sections: {
      identity: 'Identité',
      contact: 'Coordonnées',
      numbers: 'Numéros',
      results: 'Résultats',
      conventions: 'Devise et région',
    },
  },
  religion: {
    name: 'Religion |||| Religions',
    empty:
      'Les formulaires des élèves et du personnel proposent ce qui figure ici. Ajoutez les religions présentes dans votre établissement.',
  },
  conferenceRoom: {
    name: 'Salle de réunion |||| Salles de réunion',
    empty:
      'Les salles de réunion, sur place ou en ligne, figurent ici. Ajoutez la première\u00a0; elle pourra ensuite être réservée.',
    fields: {
      capacity: 'Places',
      place: 'Lieu',
      link: 'Lien de la réunion en ligne',
      link_help: 'Où l’on se connecte quand la salle est en ligne.',
      equipment: 'Équipement',
    },
  },
  conferenceBooking: {
    name: 'Réservation de salle |||| Réservations de salle',
    empty:
      'On voit ici qui utilise quelle salle, et quand. Ajoutez d’abord une salle de réunion, puis la première réservation. Deux réservations d’une salle ne peuvent pas se chevaucher.',
    fields: {
      conference_room_id: 'Salle de réunion',
      purpose: 'Objet',
      starts_at: 'Début',
      ends_at: 'Fin',
      employee_id: 'Réservée pour',
      participants: 'Personnes attendues',
    },
  },
  gender: {
    name: 'Sexe |||| Sexes',
    empty:
      'Les formulaires des élèves et du personnel proposent ce qui figure ici. Ajoutez d’abord «\u00a0Masculin\u00a0» et «\u00a0Féminin\u00a0».',
  },
  bloodGroup: {
    name: 'Groupe sanguin |||| Groupes sanguins',
    empty:
      'Les formulaires des élèves et du personnel proposent ce qui figure ici. Ajoutez les huit groupes, de A+ à O-.',
  },
  maritalStatus: {
    name: 'Situation familiale |||| Situations familiales',
    empty:
      'Le formulaire du personnel propose ce qui figure ici. Ajoutez d’abord «\u00a0Célibataire\u00a0» et «\u00a0Marié(e)\u00a0».',
  },
  attendanceStatus: {
    name: 'Statut de présence |||| Statuts de présence',
    empty:
      'Qui fait l’appel choisit parmi ce qui figure ici. Ajoutez «\u00a0Présent\u00a0», «\u00a0Absent\u00a0», «\u00a0En retard\u00a0» et «\u00a0En congé\u00a0».',
    fields: {
      alias: 'Abréviation',
      alias_help: 'Les pourcentages se calculent à partir de P (présent), A (absent), L (en retard) et E (en congé).',
    },
  },
};
