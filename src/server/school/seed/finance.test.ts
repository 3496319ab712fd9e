import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, ENGINES, openCampus } from '../../../../tests/support/campus.ts';

const TABLES = [
  ...[
    'assigned_fees',
    'waivers',
    'waivers_for_all',
    'student_payments',
    'student_payments_lines',
    'student_payments_means',
  ],
  ...[
    'expenses',
    'bank_accounts',
    'bank_transactions',
    'employee_salaries',
    'employee_bonuses',
    'employee_loans',
    'provident_funds',
  ],
  ...[
    'applicants',
    'admission_payments',
    'sms_messages',
    'conference_bookings',
    'public_multiple_data',
    'contact_messages',
    'sliders',
  ],
];

describe.each(ENGINES)('the books of the demo school on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  }, 180_000);
  afterAll(() => campus.close());

  const rows = (sql: string) => campus.database.query(sql);
  const states = async (table: string, column: string) =>
    (await rows(`select distinct ${column} as state from ${table} order by 1`)).map(({ state }) => state);

  it('have the same rows every time', async () => {
    const other = await openCampus('embedded');
    for (const table of TABLES) {
      const sql = `select count(*) as count, md5(string_agg(t::text, '|' order by id)) as content from ${table} t`;
      expect(await rows(sql), table).toEqual(await other.database.query(sql));
      expect(Number((await rows(sql))[0]?.count), table).toBeGreaterThan(0);
    }
    await other.close();
  }, 120_000);

  it.each([
    ['student_payments', 'status', [1, 2]],
    ['waivers', 'approval_status', [0, 1, 2]],
    ['waivers_for_all', 'approval_status', [0, 1, 2]],
    ['expenses', 'status', [0, 1, 2]],
    ['employee_salaries', 'status', [0, 1, 2]],
    ['employee_loans', 'status', [0, 1, 2, 3]],
    ['applicants', 'status', [0, 1, 2, 3, 4]],
    ['admission_payments', 'status', [1, 2]],
    ['sms_messages', 'status', [0, 1, 2, 3]],
    ['contact_messages', 'status', [0, 1, 2]],
  ])('have %s in every state', async (table, column, expected) => {
    expect(await states(table, column)).toEqual(expected);
  });

  it('have receipts whose numbers leave nothing out in any year, in the order of their days', async () => {
    const years = await rows(
      'select receipt_year, min(receipt_no) as first, max(receipt_no) as last, count(*) as count from student_payments group by 1',
    );
    expect(years.length).toBeGreaterThan(0);
    for (const { first, last, count } of years) expect([first, last]).toEqual([1, Number(count)]);
    const backwards = await rows(
      `select id from (select id, received_on, receipt_year, lag(received_on) over (partition by receipt_year order by receipt_no) as before
       from student_payments) as p where before > received_on or extract(year from received_on) <> receipt_year`,
    );
    expect(backwards).toEqual([]);
  });

  it('have receipts that come to what their lines and means come to', async () => {
    const wrong = await rows(
      `select p.id from student_payments p
       where p.amount <> (select sum(paid) from student_payments_lines where parent_id = p.id)
       or p.amount <> (select sum(amount) from student_payments_means where parent_id = p.id)`,
    );
    expect(wrong).toEqual([]);
  });

  it('have a reason for every void receipt, and for no other', async () => {
    expect(await rows('select id from student_payments where (status = 2) <> (void_reason is not null)')).toEqual([]);
  });

  it('take for no fee and month more than is due after waivers', async () => {
    const over = await rows(
      `select p.student_id, l.assigned_fee_id, l.month from student_payments p
       join student_payments_lines l on l.parent_id = p.id where p.status = 1
       group by 1, 2, 3 having sum(l.paid) > max(l.charged - l.waived + l.fine) or min(l.waived) <> max(l.waived)`,
    );
    expect(over).toEqual([]);
    const strange = await rows(
      `select l.id from student_payments_lines l join student_payments p on p.id = l.parent_id join assigned_fees f on f.id = l.assigned_fee_id
       join students s on s.id = p.student_id
       where l.charged <> f.amount or f.class_id <> p.class_id or f.academic_year_id <> p.academic_year_id
       or l.waived > l.charged or (f.academic_year_id = s.academic_year_id and f.version_id <> s.version_id)
       or l.month not in (select month from assigned_fees_due_months where parent_id = f.id)`,
    );
    expect(strange).toEqual([]);
  });

  it('waive what the approved waivers say, worked out anew', async () => {
    const wrong = await rows(
      `with given as (
         select student_id, null::bigint as class_id, fee_type_id, academic_year_id, percentage, amount, starts_on, ends_on
           from waivers where approval_status = 1 and is_active = 1
         union all select null, class_id, fee_type_id, academic_year_id, percentage, amount, starts_on, ends_on
           from waivers_for_all where approval_status = 1 and is_active = 1),
       lines as (
         select l.id, l.waived, l.month, p.student_id, f.amount, f.class_id, f.fee_type_id, f.academic_year_id,
           make_date(extract(year from y.starts_on)::int, l.month, 1) as first
         from student_payments_lines l join student_payments p on p.id = l.parent_id
         join assigned_fees f on f.id = l.assigned_fee_id join academic_years y on y.id = f.academic_year_id)
       select l.id, l.waived, sum(coalesce(g.amount, round(l.amount * g.percentage / 100))) from lines l left join given g
         on g.academic_year_id = l.academic_year_id and coalesce(g.student_id, l.student_id) = l.student_id
         and coalesce(g.class_id, l.class_id) = l.class_id and coalesce(g.fee_type_id, l.fee_type_id) = l.fee_type_id
         and g.starts_on < l.first + interval '1 month' and coalesce(g.ends_on, 'infinity') >= l.first
       group by l.id, l.waived, l.amount
       having l.waived <> least(coalesce(sum(coalesce(g.amount, round(l.amount * g.percentage / 100))), 0), l.amount)`,
    );
    expect(wrong).toEqual([]);
  });

  it('show the bank what came in by bank and mobile, what was approved, and what was paid to employees', async () => {
    const [books] = await rows(
      `select
       (select sum(m.amount)::text from student_payments p join student_payments_means m on m.parent_id = p.id
         join payment_types t on t.id = m.payment_type_id where p.status = 1 and t.bank_account_id is not null) as received,
       (select sum(amount)::text from bank_transactions where kind = 'deposit') as deposited,
       (select sum(amount)::text from expenses where status = 1 and bank_account_id is not null) as spent,
       (select (-sum(amount))::text from bank_transactions where expense_id is not null) as withdrawn,
       (select sum(basic_salary + allowances + bonus - provident_fund - coalesce(loan_instalment, 0) - absence)::text
         from employee_salaries where status = 2) as earned,
       (select (-sum(amount))::text from bank_transactions where employee_salary_id is not null) as paid,
       (select count(*) from bank_transactions where kind = 'withdrawal' and expense_id is null and employee_salary_id is null) as others`,
    );
    expect(books?.deposited).toBe(books?.received);
    expect(books?.withdrawn).toBe(books?.spent);
    expect(books?.paid).toBe(books?.earned);
    expect(books?.others).toBe(0);
  });

  it('never overdraw an account', async () => {
    const overdrawn = await rows(
      `select a.name from bank_accounts a join (
         select bank_account_id, sum(amount) over (partition by bank_account_id order by booked_on, amount) as sum from bank_transactions
       ) t on t.bank_account_id = a.id group by a.id, a.name, a.opening_balance having a.opening_balance + min(t.sum) < 0`,
    );
    expect(overdrawn).toEqual([]);
  });
});
