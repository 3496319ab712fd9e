/** How student ids are written until the institute says otherwise: 20260001. */
export const STUDENT_ID_PATTERN = '{year}{####}';
