import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { storedPath, thumbnailOf } from '../../../core/files.ts';
import { readInput } from '../../../core/rules/readInput.ts';
import { fileOf } from '../../storage/storage.ts';

const SEEDED_RESOURCES = [
  ...['feeOption', 'feeType', 'assignedFee', 'paymentType', 'waiverType', 'waiver', 'waiverForAll', 'studentPayment'],
  ...['bank', 'bankAccount', 'expense', 'expenseType', 'subExpenseType', 'bankTransaction'],
  ...[
    'employeeBonus',
    'employeeSalary',
    'employeeLoan',
    'providentFund',
    'conferenceRoom',
    'conferenceBooking',
    'smsMessage',
  ],
  ...['admissionInstruction', 'admissionSchedule', 'admissionDate', 'admissionFee', 'admissionPayment', 'applicant'],
  ...[
    'slider',
    'homePage',
    'principalMessage',
    'facility',
    'marquee',
    'publicMenu',
    'publicSubMenu',
    'publicSimpleData',
  ],
  ...['publicMultipleData', 'socialLink', 'footer', 'informationFor', 'quickLink', 'menuIcon', 'pageDesignType'],
  ...['contactInformation', 'contactMessage', 'subscriber'],
];
const FILE_KINDS = ['image', 'images', 'file'];

describe('what the demo school shows', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  }, 180_000);
  afterAll(() => campus.close());

  const list = async (name: string) => {
    const { path } = registry.get(name).endpoints.list;
    const answer = await campus.call(`GET ${path}`, { query: { range: [0, 399] } });
    expect(answer.status, answer.text).toBe(200);
    return answer.list;
  };

  it.each(SEEDED_RESOURCES)('would be taken from a form as it is: %s', async (name) => {
    const records = await list(name);
    expect(records.length).toBeGreaterThan(0);
    const resource = registry.get(name);
    for (const record of records) {
      const input = Object.fromEntries(Object.keys(resource.fields).map((field) => [field, record[field]]));
      const { problems } = readInput({ resource, input, existing: undefined, today: campus.context.today() });
      expect(problems, JSON.stringify(record)).toEqual({});
    }
  });

  it('has every picture and document in the storage, pictures with a small one', async () => {
    const { storage } = campus.context;
    const paths = new Set<string>();
    for (const name of SEEDED_RESOURCES) {
      const fields = Object.entries(registry.get(name).fields).filter(([, { kind }]) => FILE_KINDS.includes(kind));
      if (fields.length === 0) continue;
      for (const record of await list(name)) {
        for (const [field] of fields)
          for (const path of [record[field]].flat()) if (path) paths.add(storedPath(String(path)));
      }
    }
    expect(paths.size).toBeGreaterThan(15);
    expect(await storage.unknownOf([...paths])).toEqual([]);
    for (const path of paths) {
      expect(existsSync(fileOf(storage.folder, path)), path).toBe(true);
      expect(existsSync(fileOf(storage.folder, thumbnailOf(path) ?? path)), path).toBe(true);
    }
  });

  it('has something on every page, in each of the six designs', async () => {
    const pages = await campus.database.query(
      `select p.page_design_type_id as design, count(s.id) as texts, count(m.id) as items from public_sub_menus p
       left join public_simple_data s on s.public_sub_menu_id = p.id and s.page_design_type_id = p.page_design_type_id
       left join public_multiple_data m on m.public_sub_menu_id = p.id and m.page_design_type_id = p.page_design_type_id
       group by p.id order by p.id`,
    );
    expect(new Set(pages.map(({ design }) => design))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { design, texts, items } of pages)
      expect([design, Number(design) <= 2 ? texts : items]).not.toEqual([design, 0]);
  });

  it('has events ahead and behind, and a notice as a document', async () => {
    const today = campus.context.today();
    const events = (await list('publicMultipleData')).filter(({ event_date }) => event_date !== null);
    expect(events.some(({ event_date }) => String(event_date) > today)).toBe(true);
    expect(events.some(({ event_date }) => String(event_date) < today)).toBe(true);
    const files = (await list('publicMultipleData')).filter(({ is_file }) => is_file === 1);
    expect(files.map(({ notice_file }) => storedPath(String(notice_file)))).toEqual([expect.stringMatching(/\.pdf$/)]);
  });

  it('has forty applicants, and those who were admitted are students of that name', async () => {
    expect(await list('applicant')).toHaveLength(40);
    const strangers = await campus.database.query(
      `select a.id from applicants a where a.status = 4
       and not exists (select from students s where s.name = a.name and s.father_name = a.father_name and s.class_id = a.class_id)`,
    );
    expect(strangers).toEqual([]);
  });
});
