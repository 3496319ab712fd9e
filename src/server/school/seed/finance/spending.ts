/** The school's expenses by expense type: sub types, purposes, payees and usual amounts in taka. */
export const SPENDING: readonly {
  readonly type: string;
  readonly subs: readonly string[];
  readonly bills: readonly (readonly [purpose: string, payee: string, from: number, to: number])[];
}[] = [
  {
    type: 'Utilities',
    subs: ['Electricity', 'Water', 'Internet'],
    bills: [
      ['Electricity bill', 'Dhaka Power Distribution', 18_000, 42_000],
      ['Water bill', 'Dhaka WASA', 3_000, 8_000],
      ['Internet for the office and the lab', 'Link3 Technologies', 5_000, 9_000],
    ],
  },
  {
    type: 'Stationery',
    subs: ['Paper', 'Printing'],
    bills: [
      ['Exam paper, 40 reams', 'Karnaphuli Paper House', 16_000, 22_000],
      ['Printing of admit cards', 'Nilkhet Press', 6_000, 14_000],
    ],
  },
  {
    type: 'Repairs',
    subs: ['Building', 'Furniture'],
    bills: [
      ['Roof of the east building', 'Mollah Construction', 25_000, 90_000],
      ['Benches for class Six', 'Otobi Workshop', 20_000, 48_000],
    ],
  },
  {
    type: 'Events',
    subs: ['Sports', 'Culture'],
    bills: [
      ['Prizes of the annual sports', 'New Market Sports', 8_000, 26_000],
      ['Stage and sound for Pohela Boishakh', 'Shilpakala Events', 15_000, 35_000],
    ],
  },
  {
    type: 'Transport',
    subs: ['Fuel', 'Bus repair'],
    bills: [
      ['Diesel for the school buses', 'Padma Filling Station', 9_000, 21_000],
      ['Brakes of bus 2', 'Mirpur Motor Works', 7_000, 30_000],
    ],
  },
  {
    type: 'Laboratory',
    subs: ['Chemicals', 'Instruments'],
    bills: [
      ['Chemicals for class Nine and Ten', 'Hatkhola Scientific', 6_000, 18_000],
      ['Microscopes, 2 pieces', 'Dhaka Instruments', 28_000, 52_000],
    ],
  },
];
