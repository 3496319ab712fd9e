import type { documents as english } from '../en/documents.ts';

const cohort = {
  class: 'Classe',
  section: 'Division',
  student_group: 'Filière',
  shift: 'Vacation',
  version: 'Langue d’enseignement',
  wing: 'Site',
};
const result = { gpa: 'GPA', letter: 'Lettre', total: 'Total des points' };
const says = { class: 'Classe', section: 'Division', exam: 'Examen', academic_year: 'Année scolaire' };
const sign = {
  guardian: 'Parent ou responsable',
  teacher: 'Professeur principal',
  controller: 'Responsable des examens',
  head: 'Chef d’établissement',
};

export const documents: typeof english = {
  marksheet: {
    ...cohort,
    ...result,
    name: 'Bulletin',
    student: 'Élève',
    student_id: 'Matricule',
    roll_no: 'Numéro d’appel',
    subject: 'Matière',
    fourth: '4e matière',
    with: 'avec %{partner}',
    absent: 'Ab',
    full_marks: 'Maximum',
    obtained: 'Obtenu',
    point: 'Points',
    from: 'À partir de',
    weight: 'coefficient %{weight}',
    of: 'sur %{full}',
    position_in_section: 'Rang dans la division',
    position_in_class: 'Rang dans la classe',
    attendance: 'Présence',
    days: '%{present} jours sur %{days}',
    result: 'Résultat',
    passed: 'Admis',
    failed: 'Non admis. Matières échouées\u00a0: %{count}',
    remark: 'Observation',
    sign,
    says: { student: 'Élève', student_id: 'Matricule', ...says, ...result, full_marks: 'Maximum' },
  },
  tabulation: {
    ...cohort,
    ...result,
    name: 'Tableau des résultats',
    roll: 'N°',
    student: 'Élève',
    total: 'Total',
    fourth: '4e matière',
    absent: 'Ab',
    position: 'Rang',
    sign,
    says: { ...says, students: 'Nombre d’élèves', passed: 'Admis' },
  },
  meritList: {
    ...cohort,
    ...result,
    name: 'Classement au mérite',
    position: 'Rang',
    student: 'Élève',
    student_id: 'Matricule',
    roll: 'N°',
    total: 'Total',
    sign,
    says: { ...says, students: 'Nombre d’élèves', best: 'GPA le plus élevé' },
  },
};
