import type { expenseType } from '../../../../../schemas/finance/expenseType.ts';
import type { bank } from '../../../../../schemas/finance/bank.ts';
import type { SeedRows } from './seedRows.ts';

export const finance: SeedRows<{ expenseType: typeof expenseType; bank: typeof bank }> = {
  expenseType: [
    { name: 'Utilities', description: 'Electricity, water, gas, internet and telephone' },
    { name: 'Stationery', description: 'Paper, ink and what the office writes with' },
    { name: 'Repairs', description: 'Buildings, furniture and equipment' },
    { name: 'Events', description: 'Sports day, cultural programme, prize giving' },
    { name: 'Transport', description: 'Buses, fuel and travel' },
    { name: 'Laboratory', description: 'Chemicals, glassware and instruments' },
  ],
  bank: [
    { name: 'Sonali Bank', branch: 'Dhanmondi', phone: '+880255013301' },
    { name: 'Janata Bank', branch: 'New Market', phone: '+880255013302' },
    { name: 'Padma Commercial Bank', branch: 'Mirpur Road', is_active: 0 },
  ],
};
