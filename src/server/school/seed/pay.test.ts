import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../../../../tests/support/campus.ts';

describe('the pay of the demo school', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  }, 180_000);
  afterAll(() => campus.close());

  /** Salaries of months without a bonus or an absence. */
  const plainSalariesOf = async (name: string): Promise<Json[]> => {
    const [employee] = (await campus.call('GET /get/all/employee', { query: { filter: { q: name }, range: [0, 0] } }))
      .list;
    const { list } = await campus.call('GET /get/all/employee/salary', {
      query: { filter: { employee_id: employee?.id }, range: [0, 99] },
    });
    return list.filter(({ bonus, absence }) => bonus === '0.00' && absence === '0.00');
  };

  it('comes to 21 800.00 for an assistant teacher who repays 6 000.00 a month', async () => {
    // 20 000 + 40 % house rent 8 000 + medical 1 500 + conveyance 300 - 10 % fund 2 000 - instalment 6 000
    const salaries = (await plainSalariesOf('Shyamal Das')).filter(({ employee_loan_id }) => employee_loan_id !== null);
    expect(salaries.length).toBeGreaterThan(2);
    expect(new Set(salaries.map(({ net }) => net))).toEqual(new Set(['21800.00']));
    expect(salaries[0]).toMatchObject({
      provident_fund: '2000.00',
      employer_fund: '2000.00',
      loan_instalment: '6000.00',
    });
  });

  it('comes to 14 550.00 for a cleaner, who pays into no fund', async () => {
    // 8 500 + 50 % house rent 4 250 + medical 1 500 + conveyance 300
    const salaries = await plainSalariesOf('Moyna Begum');
    expect(salaries.length).toBeGreaterThan(4);
    expect(new Set(salaries.map(({ net }) => net))).toEqual(new Set(['14550.00']));
  });

  it('takes a thirtieth of the basic salary for a day without pay', async () => {
    const absent = await campus.database.query('select * from employee_salaries where absent_days > 0');
    expect(absent.length).toBeGreaterThan(0);
    for (const { basic_salary, absent_days, absence } of absent) {
      expect(absence).toBe(Math.round((Number(basic_salary) * Number(absent_days)) / 30));
    }
  });

  it('has taken of every loan what the paid salaries say, and calls it repaid when nothing is owed', async () => {
    const wrong = await campus.database.query(
      `select l.id from employee_loans l left join employee_salaries s on s.employee_loan_id = l.id and s.status = 2
       group by l.id having l.repaid <> coalesce(sum(s.loan_instalment), 0) or (l.repaid = l.amount) <> (l.status = 2)`,
    );
    expect(wrong).toEqual([]);
  });

  it('has booked both parts of the fund for every paid salary, and for no other', async () => {
    const wrong = await campus.database.query(
      `select s.id from employee_salaries s left join provident_funds f on f.employee_salary_id = s.id
       group by s.id having coalesce(sum(f.amount) filter (where f.kind = 'employee'), 0) <> case when s.status = 2 then s.provident_fund else 0 end
       or coalesce(sum(f.amount) filter (where f.kind = 'employer'), 0) <> case when s.status = 2 then s.employer_fund else 0 end`,
    );
    expect(wrong).toEqual([]);
  });

  it('contains every bonus of the month', async () => {
    const wrong = await campus.database.query(
      `select s.id from employee_salaries s left join employee_bonuses b
         on b.employee_id = s.employee_id and b.year = s.year and b.month = s.month
       group by s.id having s.bonus <> coalesce(sum(b.amount), 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
