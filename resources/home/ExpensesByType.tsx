import { useTranslate } from 'react-admin';
import type { Expenses } from '../../schemas/dashboard.ts';
import { formatMoney } from '../../src/admin/format/format.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { Bars } from './Bars.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useCountedAddress } from './useCountedAddress.ts';

/** What the school spends its money on. */
export function ExpensesByType({ expenses }: { readonly expenses: Expenses }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const addressOf = useCountedAddress();
  const bars = expenses.types.map((type) => ({
    key: JSON.stringify(type.filter),
    name: type.name,
    value: Number(type.amount),
    text: formatMoney(type.amount, conventions),
    address: addressOf(type),
  }));
  return (
    <HomeCard
      title="home.expenses"
      address={addressOf(expenses)}
      note={translate('home.spentThisYear', { amount: formatMoney(expenses.total, conventions) })}
      empty={bars.length === 0 ? 'home.noExpenses' : undefined}
    >
      <Bars bars={bars} />
    </HomeCard>
  );
}
