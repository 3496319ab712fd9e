import type { attendance as english } from '../../en/resources/attendance.ts';

export const attendance: typeof english = {
  studentAttendance: {
    name: 'Présence d’élève |||| Présences des élèves',
    empty:
      'Les présences de tous les élèves figurent ici. Elles apparaissent quand les enseignants font l’appel et quand une demande d’absence est accordée.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Présence',
      employee_id: 'Appel fait par',
      remark: 'Remarque',
    },
  },
  employeeAttendance: {
    name: 'Présence du personnel |||| Présences du personnel',
    empty:
      'Les présences du personnel figurent ici, une ligne par personne et par jour. Ajoutez la première d’aujourd’hui\u00a0; les congés accordés s’inscrivent automatiquement.',
    fields: {
      date: 'Date',
      attendance_status_id: 'Présence',
      came_at: 'Arrivée',
      left_at: 'Départ',
      remark: 'Remarque',
    },
  },
  employeeLeaveRequest: {
    name: 'Demande de congé du personnel |||| Demandes de congé du personnel',
    empty:
      'Les demandes de congé du personnel figurent ici. Ajoutez la première\u00a0; l’accord inscrit ces jours comme congé.',
    fields: {
      kind: 'Nature du congé',
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      days: 'Jours',
      reason: 'Motif',
      phone_help: 'Où joindre la personne pendant le congé.',
      paper: 'Pièce jointe',
    },
    options: {
      kind: {
        casual: 'Congé exceptionnel',
        sick: 'Congé de maladie',
        earned: 'Congé annuel',
        maternity: 'Congé de maternité',
        unpaid: 'Congé sans solde',
        other: 'Autre',
      },
      status: { pending: 'En attente', approved: 'Accordée', rejected: 'Refusée', withdrawn: 'Retirée' },
    },
    actions: {
      approve_done: '%{name}\u00a0: congé accordé.',
      withdraw_done: '%{name}\u00a0: retrait de la demande.',
      approve: 'Accorder',
      approve_confirm: 'Accorder ce congé\u00a0? La personne est inscrite en congé pour les jours de classe.',
      reject_confirm: 'Refuser ce congé\u00a0? C’est définitif.',
      withdraw: 'Retirer',
      withdraw_confirm: 'Retirer cette demande\u00a0? Seule la personne qui l’a faite le peut.',
    },
  },
  studentLeaveRequest: {
    name: 'Demande d’absence d’élève |||| Demandes d’absence des élèves',
    empty:
      'Les demandes d’absence des élèves figurent ici. Ajoutez la première\u00a0; l’accord inscrit ces jours comme absence autorisée.',
    fields: {
      kind: 'Nature de l’absence',
      starts_on: 'Premier jour',
      ends_on: 'Dernier jour',
      days: 'Jours',
      reason: 'Motif',
      paper: 'Pièce jointe',
    },
    options: {
      kind: {
        sick: 'Maladie',
        family: 'Raison familiale',
        religious: 'Fête religieuse',
        travel: 'Voyage',
        other: 'Autre',
      },
      status: { pending: 'En attente', approved: 'Accordée', rejected: 'Refusée', withdrawn: 'Retirée' },
    },
    actions: {
      approve_done: '%{name}\u00a0: congé accordé.',
      withdraw_done: '%{name}\u00a0: retrait de la demande.',
      approve: 'Accorder',
      approve_confirm:
        'Accorder cette absence\u00a0? L’élève est inscrit en absence autorisée pour les jours de classe.',
      reject_confirm: 'Refuser cette absence\u00a0? C’est définitif.',
      withdraw: 'Retirer',
      withdraw_confirm: 'Retirer cette demande\u00a0? Seuls l’élève ou le parent le peuvent.',
    },
  },
};
