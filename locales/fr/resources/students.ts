import type { students as english } from '../../en/resources/students.ts';

export const students: typeof english = {
  student: {
    name: 'Élève |||| Élèves',
    empty:
      'Tous les élèves de l’établissement figurent ici, avec leur classe, leur division et leur numéro d’appel. Préparez d’abord les années, les classes et les divisions, puis ajoutez le premier élève.',
    fields: {
      student_id: 'Matricule',
      student_id_help: 'Le numéro que l’établissement donne à l’élève. Il permet aussi de se connecter.',
      date_of_birth: 'Date de naissance',
      admitted_on: 'Date d’entrée',
      father_name: 'Nom du père',
      father_phone: 'Téléphone du père',
      father_profession: 'Profession du père',
      father_nid: 'Pièce d’identité du père',
      father_photo: 'Photo du père',
      mother_name: 'Nom de la mère',
      mother_phone: 'Téléphone de la mère',
      mother_profession: 'Profession de la mère',
      mother_nid: 'Pièce d’identité de la mère',
      mother_photo: 'Photo de la mère',
      parent_id: 'Parent',
      parent_id_help:
        'Qui suit les présences, les notes et les frais de l’élève. Frères et sœurs partagent le même parent.',
      present_address: 'Adresse actuelle',
      permanent_address: 'Adresse permanente',
      local_guardian_name: 'Nom du correspondant local',
      local_guardian_phone: 'Téléphone du correspondant local',
      local_guardian_address: 'Adresse du correspondant local',
      local_guardian_relation: 'Lien avec le correspondant local',
      previous_schools: 'Établissements précédents',
      'previous_schools.school': 'Établissement',
      'previous_schools.class_name': 'Dernière classe',
      'previous_schools.left_year': 'Année de départ',
      'previous_schools.result': 'Résultat',
      user_id_help:
        'Le compte de cet élève. Il se connecte avec le matricule, ou avec un identifiant ou un e-mail que vous saisissez.',
    },
    sections: {
      personal: 'Identité',
      siblings: 'Frères et sœurs',
      enrolment: 'Inscription annuelle',
      father: 'Père',
      mother: 'Mère',
      addresses: 'Parent et adresses',
      guardian: 'Correspondant local',
      previous: 'Établissements précédents',
      login: 'Connexion',
    },
  },
  studentParent: {
    name: 'Parent |||| Parents',
    empty:
      'Pères, mères et tuteurs figurent ici. Ajoutez le premier, puis indiquez-le dans la fiche de chacun de ses enfants.',
    fields: { relation: 'Lien avec l’enfant', children: 'Enfants', user_id_help: 'Le compte de ce parent.' },
    options: { relation: { father: 'Père', mother: 'Mère', guardian: 'Tuteur' } },
  },
  enrolment: {
    name: 'Inscription annuelle |||| Inscriptions annuelles',
    empty:
      'La classe, la division et le numéro d’appel de chaque élève, année par année, figurent ici. Ces lignes apparaissent à l’inscription et au passage en classe supérieure.',
    fields: { starts_on: 'Du', ends_on: 'Au' },
    options: {
      status: { enrolled: 'Inscrit', promoted: 'Admis en classe supérieure', repeated: 'Redoublement', left: 'Parti' },
    },
  },
  fourthSubject: {
    name: 'Quatrième matière |||| Quatrièmes matières',
    empty:
      'La matière facultative choisie par chaque élève, une par année, figure ici. Indiquez dans les matières lesquelles peuvent l’être, puis attribuez la première.',
    fields: {
      subject_id_help:
        'Seule une matière qui peut être quatrième matière dans la classe et la filière de l’élève est acceptée.',
    },
  },
  disciplinaryRecord: {
    name: 'Incident disciplinaire |||| Incidents disciplinaires',
    empty:
      'Les manquements des élèves au règlement et leurs suites sont conservés ici. Choisissez un élève et décrivez le premier incident.',
    fields: {
      occurred_on: 'Date',
      place: 'Lieu',
      category: 'Catégorie',
      severity: 'Gravité',
      description: 'Les faits',
      employee_id: 'Signalé par',
      measure: 'Sanction',
      suspended_from: 'Exclu du',
      suspended_until: 'Exclu jusqu’au',
      parents_informed_on: 'Parents informés le',
    },
    options: {
      category: {
        lateness: 'Retard',
        truancy: 'Absence injustifiée',
        misconduct: 'Mauvaise conduite',
        bullying: 'Harcèlement',
        damage: 'Dégradation',
        cheating: 'Tricherie',
        other: 'Autre',
      },
      severity: { minor: 'Légère', major: 'Sérieuse', severe: 'Grave' },
      measure: {
        none: 'Aucune',
        talk: 'Entretien avec l’élève',
        warning: 'Avertissement écrit',
        parents_called: 'Convocation des parents',
        detention: 'Retenue',
        suspension: 'Exclusion temporaire',
        expulsion: 'Exclusion définitive',
      },
    },
    sections: { incident: 'Incident', consequence: 'Suites' },
  },
};
