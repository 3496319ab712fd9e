/** The ids of the roles that the school's own code relies on; the seed creates them in this order. */
export const ROLES = { superAdmin: 1, admin: 2, teacher: 3, student: 4, parent: 5, accountant: 6, office: 7 } as const;

/** The roles whose people reach their own records alone. */
export const OWN_RECORD_ROLES = [ROLES.student, ROLES.parent] as const;
