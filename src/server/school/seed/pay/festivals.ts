import { dayOf, type Month } from '../days.ts';

const LUNAR = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
const EID_UL_FITR = '10/1';
const EID_UL_ADHA = '12/10';

/** A bonus: the name of its type, and a percentage of the basic salary or an amount in minor units. */
export interface Bonus {
  readonly type: string;
  readonly percentage?: number;
  readonly amount?: number;
}

const FITR = { type: 'Eid-ul-Fitr bonus', percentage: 100 };
const ADHA = { type: 'Eid-ul-Adha bonus', percentage: 100 };
const PUJA = { type: 'Durga Puja bonus', percentage: 100 };
const BOISHAKH = { type: 'Pohela Boishakh allowance', percentage: 20 };
const EXAM_DUTY = { type: 'Examination duty', amount: 200_000 };

const APRIL = 4;
const OCTOBER = 10;
const EXAM_MONTHS = [6, 11];

/** The bonuses of a person in a month. */
export function bonusesOf(month: Month, person: { readonly isHindu: boolean; readonly isExaminer: boolean }): Bonus[] {
  const days = new Set(lunarDaysOf(month));
  return [
    ...(!person.isHindu && days.has(EID_UL_FITR) ? [FITR] : []),
    ...(!person.isHindu && days.has(EID_UL_ADHA) ? [ADHA] : []),
    ...(person.isHindu && month.month === OCTOBER ? [PUJA] : []),
    ...(month.month === APRIL ? [BOISHAKH] : []),
    ...(person.isExaminer && EXAM_MONTHS.includes(month.month) ? [EXAM_DUTY] : []),
  ];
}

/** The days of a month in the Islamic calendar, as `month/day`. */
function lunarDaysOf({ year, month }: Month): string[] {
  const last = Number(dayOf(year, month, 31).slice(-2));
  return Array.from({ length: last }, (_, index) => {
    const parts = LUNAR.formatToParts(new Date(Date.UTC(year, month - 1, index + 1)));
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    return `${part('month')}/${part('day')}`;
  });
}
