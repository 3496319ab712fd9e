import { AppError } from '../errors.ts';

const conflict = (id: string, params: Readonly<Record<string, string>> = {}) =>
  new AppError({ id, status: 409, params });

/** What the school's own rules refuse. */
export const refuseInSchool = {
  /** What something else has booked is changed there. */
  booked: () => conflict('booked'),
  countedStatus: (params: { alias: string }) => conflict('countedStatus', params),
  /** More has been withdrawn since than would be left. */
  fundBelowZero: () => conflict('fundBelowZero'),
  loanOwesLess: (params: { owed: string }) => conflict('loanOwesLess', params),
  loanPlanned: (params: { planned: string }) => conflict('loanPlanned', params),
  noLeaveStatus: (params: { alias: string }) => conflict('noLeaveStatus', params),
};
