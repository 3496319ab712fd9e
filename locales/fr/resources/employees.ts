import type { employees as english } from '../../en/resources/employees.ts';

export const employees: typeof english = {
  department: {
    name: 'Service |||| Services',
    empty:
      'Les services et départements regroupent le personnel, par exemple «\u00a0Sciences\u00a0» ou «\u00a0Administration\u00a0». Ajoutez le premier avant de saisir le personnel.',
  },
  designation: {
    name: 'Fonction |||| Fonctions',
    empty:
      'Une fonction est le poste qu’occupe une personne, par exemple «\u00a0Professeur\u00a0». Ajoutez celles de votre établissement, la plus élevée en premier.',
    fields: {
      rank: 'Rang',
      rank_help: 'La direction a le rang 1. Les listes de fonctions suivent cet ordre.',
      is_teaching: 'Fonction enseignante',
      is_teaching_help: 'Qui occupe cette fonction donne des cours.',
    },
  },
  scale: {
    name: 'Échelle de salaire |||| Échelles de salaire',
    empty:
      'Une échelle va du plus bas au plus haut salaire de base. Ajoutez la première, puis indiquez ce que chaque fonction y gagne.',
    fields: {
      lowest_basic: 'Salaire de base minimal',
      highest_basic: 'Salaire de base maximal',
      yearly_increment: 'Augmentation annuelle',
      yearly_increment_help: 'En pourcentage du salaire de base.',
    },
  },
  designationScale: {
    name: 'Grille de salaire |||| Grilles de salaire',
    empty:
      'On indique ici ce que gagne une fonction dans une échelle\u00a0: salaire de base et indemnités. Ajoutez d’abord les fonctions et les échelles, puis la première grille.',
    fields: {
      designation_id: 'Fonction',
      scale_id: 'Échelle de salaire',
      basic_salary: 'Salaire de base',
      allowances: 'Indemnités',
      allowances_help:
        'Chacune est un pourcentage du salaire de base ou une somme, par exemple 40\u00a0% pour le logement ou 1\u00a0500 pour les soins.',
      'allowances.name': 'Indemnité',
      'allowances.percentage': 'Pourcentage du salaire de base',
      'allowances.amount': 'Somme',
    },
    sections: { post: 'Fonction et salaire de base', allowances: 'Indemnités' },
  },
  employee: {
    name: 'Membre du personnel |||| Personnel',
    empty:
      'Enseignants et autres membres du personnel figurent ici, avec leur fonction, leur salaire et leurs diplômes. Préparez d’abord les fonctions et les services, puis ajoutez la première personne.',
    fields: {
      employee_id: 'Matricule',
      employee_id_help: 'Le numéro que l’établissement donne au membre du personnel.',
      date_of_birth: 'Date de naissance',
      marital_status_id: 'Situation familiale',
      father_name: 'Nom du père',
      mother_name: 'Nom de la mère',
      spouse_name: 'Nom du conjoint',
      present_address: 'Adresse actuelle',
      permanent_address: 'Adresse permanente',
      emergency_name: 'Personne à prévenir en cas d’urgence',
      emergency_phone: 'Téléphone d’urgence',
      department_id: 'Service',
      designation_id: 'Fonction',
      employment: 'Contrat',
      joined_on: 'Date d’entrée',
      left_on: 'Date de départ',
      left_on_help: 'Le dernier jour de travail. Laissez vide pour qui travaille encore ici.',
      designation_scale_id: 'Grille de salaire',
      designation_scale_id_help: 'Fixe le salaire de base et les indemnités. Choisissez d’abord la fonction.',
      fund_percentage: 'Part salariale au fonds de prévoyance',
      fund_percentage_help: 'En pourcentage du salaire de base\u00a0; elle est retenue sur le salaire.',
      employer_fund_percentage: 'Part de l’établissement au fonds de prévoyance',
      employer_fund_percentage_help:
        'En pourcentage du salaire de base\u00a0; l’établissement la verse en plus du salaire.',
      fund_balance: 'Solde du fonds de prévoyance',
      pay_bank: 'Banque pour le salaire',
      pay_account_no: 'Numéro de compte pour le salaire',
      qualifications: 'Diplômes',
      'qualifications.degree': 'Diplôme ou certificat',
      'qualifications.subject': 'Matière ou filière',
      'qualifications.institution': 'Établissement',
      'qualifications.board': 'Académie ou université',
      'qualifications.passed_in': 'Année d’obtention',
      'qualifications.result': 'Résultat',
      experiences: 'Expérience professionnelle',
      'experiences.organization': 'Employeur',
      'experiences.post': 'Poste',
      'experiences.from': 'Du',
      'experiences.to': 'Au',
      'experiences.duties': 'Missions',
      user_id_help:
        'Le compte de cette personne. Elle se connecte avec son matricule, ou avec un identifiant ou un e-mail que vous saisissez. Les comptes d’élèves et de parents ne peuvent pas être choisis.',
    },
    options: {
      employment: {
        permanent: 'Permanent',
        probation: 'En période d’essai',
        contract: 'Contractuel',
        part_time: 'Temps partiel',
      },
    },
    sections: {
      personal: 'Identité',
      family: 'Famille',
      contact: 'Coordonnées',
      post: 'Poste',
      pay: 'Rémunération',
      qualifications: 'Diplômes',
      experiences: 'Expérience',
      login: 'Connexion',
    },
  },
  bonusType: {
    name: 'Type de prime |||| Types de prime',
    empty:
      'Les types de prime nomment l’occasion d’une prime, par exemple une fête, et son montant. Ajoutez le premier, puis attribuez des primes.',
    options: { kind: { percentage: 'Pourcentage du salaire de base', sum: 'Somme fixe' } },
  },
  employeeBonus: {
    name: 'Prime |||| Primes',
    empty:
      'Les primes de chacun figurent ici, avec le mois du salaire qui les comprend. Ajoutez d’abord un type de prime, puis la première prime.',
    fields: { bonus_type_id: 'Type de prime', year: 'Année' },
  },
  employeeSalary: {
    name: 'Salaire |||| Salaires',
    empty:
      'Chaque salaire figure ici, par personne et par mois\u00a0: saisi, approuvé par quelqu’un d’autre, puis payé. Ajoutez le premier comme brouillon.',
    fields: {
      year: 'Année',
      basic_salary: 'Salaire de base',
      allowances: 'Indemnités',
      bonus: 'Prime',
      provident_fund: 'Fonds de prévoyance, part salariale',
      employer_fund: 'Fonds de prévoyance, part de l’établissement',
      employer_fund_help: 'L’établissement la verse en plus du salaire. Elle ne change pas le salaire net.',
      employee_loan_id: 'Prêt',
      loan_instalment: 'Mensualité du prêt',
      absent_days: 'Jours d’absence non payés',
      absence: 'Retenue pour absence',
      absence_help: 'D’ordinaire un trentième du salaire de base par jour.',
      net: 'Salaire net',
      paid_on: 'Payé le',
    },
    options: { status: { draft: 'Brouillon', approved: 'Approuvé', paid: 'Payé' } },
    sections: {
      whom: 'Membre du personnel et mois',
      earnings: 'Gains',
      deductions: 'Retenues',
      payout: 'À verser',
      note: 'Remarque',
    },
    actions: {
      pay_done: '%{name}\u00a0: paiement du salaire.',
      approve_confirm: 'Approuver ce salaire\u00a0? Il ne pourra plus être modifié.',
      pay: 'Payer',
      pay_confirm:
        'Payer ce salaire\u00a0? Le net est débité du compte, et les écritures du fonds de prévoyance et du prêt sont passées. C’est définitif.',
    },
  },
  providentFund: {
    name: 'Écriture du fonds de prévoyance |||| Fonds de prévoyance',
    empty:
      'Voici le livre du fonds de prévoyance. Les salaires payés s’y ajoutent d’eux-mêmes\u00a0; saisissez à la main les soldes d’ouverture, les intérêts et les retraits.',
    fields: {
      booked_on: 'Date d’opération',
      amount_help: 'Les versements sont positifs, les retraits négatifs.',
      employee_salary_id: 'Salaire',
    },
    options: {
      kind: {
        employee: 'Part salariale',
        employer: 'Part de l’établissement',
        interest: 'Intérêts',
        withdrawal: 'Retrait',
      },
    },
  },
  employeeLoan: {
    name: 'Prêt au personnel |||| Prêts au personnel',
    empty:
      'Les prêts au personnel figurent ici, de la demande à la dernière mensualité. Ajoutez la première demande\u00a0; quelqu’un d’autre en décide ensuite.',
    fields: {
      purpose: 'Objet',
      instalment: 'Mensualité',
      instalment_help: 'Elle est retenue sur chaque salaire jusqu’au remboursement complet.',
      requested_on: 'Demandé le',
      starts_on: 'Première mensualité',
      starts_on_help: 'Les mensualités commencent avec le salaire de ce mois.',
      repaid: 'Remboursé',
      outstanding: 'Reste dû',
    },
    options: { status: { requested: 'Demandé', approved: 'En cours', repaid: 'Remboursé', rejected: 'Refusé' } },
    sections: { request: 'Demande', repayment: 'Remboursement' },
    actions: {
      approve_done: '%{name}\u00a0: prêt accordé.',
      repay_done: '%{name}\u00a0: prêt marqué comme remboursé.',
      approve: 'Approuver',
      approve_confirm: 'Approuver ce prêt\u00a0? Ses mensualités pourront alors être retenues sur le salaire.',
      repay: 'Marquer comme remboursé',
      repay_confirm: 'Le reste de ce prêt est-il remboursé\u00a0? Plus rien ne sera dû. C’est définitif.',
      reject_confirm: 'Refuser ce prêt\u00a0? C’est définitif.',
    },
  },
};
