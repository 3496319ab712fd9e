import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Row = Record<string, unknown> & { readonly id: number };

/** A call below the API's base, without its query: such a back end does not read one. */
export interface ForeignCall {
  readonly method: string;
  readonly path: string;
  readonly body: URLSearchParams;
}

export interface ForeignAnswer {
  readonly status: number;
  /** Sent as JSON; nothing at all when undefined. */
  readonly body?: unknown;
}

export interface ForeignBackEnd {
  readonly tables: Readonly<Record<string, Row[]>>;
  /** What was called so far: `GET /get/banks`. */
  readonly calls: readonly string[];
  /** The calls that it does not have, in the order in which they came. */
  readonly unknown: readonly string[];
  readonly answer: (call: ForeignCall) => ForeignAnswer;
}

/** The lists of the specification, by the table that they answer whole. */
const LISTS: Readonly<Record<string, string>> = {
  '/get/all/students': 'students',
  '/get/all/employee': 'employees',
  '/get/all/department': 'departments',
  '/get/all/designation': 'designations',
  '/get/all/religion': 'religions',
  '/get/all/genders': 'genders',
  '/get/all/classes': 'classes',
  '/get/all/wing': 'wings',
  '/get/all/section': 'sections',
  '/get/all/student/assigned/fourth/subject': 'fourthSubjects',
  '/get/all/subject': 'subjects',
  '/get/expenses': 'expenses',
  '/get/expense/types': 'expenseTypes',
  '/get/sub/expense/types': 'subExpenseTypes',
  '/get/banks': 'banks',
  '/get/bank/accounts': 'bankAccounts',
  '/get/all/academic/year': 'academicYears',
  '/get/all/roles': 'roles',
  '/get/all/marquee': 'marquees',
  '/get/slider/information': 'sliders',
  '/get/institute/information': 'institutes',
  '/public/menus': 'publicMenus',
  '/get/all/public/menu/with/child/count': 'publicMenus',
  '/get/all/page/design/types': 'pageDesignTypes',
};

/** Those that leave out what is switched off. */
const ACTIVE_LISTS: Readonly<Record<string, string>> = {
  '/get/active/religion': 'religions',
  '/get/active/subject': 'subjects',
  '/get/active/academic/year': 'academicYears',
  '/active/expense/types': 'expenseTypes',
  '/active/sub/expense/types': 'subExpenseTypes',
  '/active/banks': 'banks',
  '/active/bank/accounts': 'bankAccounts',
};

export const FOREIGN_LOGIN = { email: 'head@other.school', password: 'Other@1234' };
const TOKENS = { accessToken: 'foreign-access', refreshToken: 'foreign-refresh' };

/** Whoever is signed in may do everything that the screens have. */
const USER = {
  id: 1,
  name: 'Nadia Head',
  email: FOREIGN_LOGIN.email,
  role: { id: 1, name: 'Head' },
  ability: [{ action: 'manage', subject: 'all' }],
};

/** What else a back end answers; undefined where it has no such call. */
type MoreCalls = (call: ForeignCall, tables: ForeignBackEnd['tables']) => ForeignAnswer | undefined;

/**
 * A back end that is not ours: the calls of the specification for a handful of entities, and nothing else. Lists come whole
 * whatever the query says, rows are plain, and there is no single read, history, export, import, search or start page. But
 * for the pages of the website, it shows no way to write a record.
 */
export function foreignBackEnd(more: MoreCalls = () => undefined): ForeignBackEnd {
  const tables = plainTables();
  const calls: string[] = [];
  const unknown: string[] = [];
  return {
    tables,
    calls,
    unknown,
    answer: (call) => {
      const name = `${call.method} ${call.path}`;
      calls.push(name);
      const found =
        account(call) ??
        list(call, tables) ??
        sectionsOf(call, tables) ??
        writePage(call, tables) ??
        more(call, tables);
      if (found) return found;
      unknown.push(name);
      return { status: 404, body: { message: 'No such address.' } };
    },
  };
}

function account({ method, path, body }: ForeignCall): ForeignAnswer | undefined {
  if (method !== 'POST') return undefined;
  if (path === '/logout') return { status: 200, body: { message: 'Signed out.' } };
  if (path === '/jwt/refresh-token') return { status: 200, body: TOKENS };
  if (path !== '/login') return undefined;
  const isRight = body.get('email') === FOREIGN_LOGIN.email && body.get('password') === FOREIGN_LOGIN.password;
  return isRight
    ? { status: 200, body: { userData: USER, ...TOKENS } }
    : { status: 401, body: { message: 'Unknown email or password.' } };
}

function list({ method, path }: ForeignCall, tables: ForeignBackEnd['tables']): ForeignAnswer | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/get/all/public/sub/menus') return { status: 200, body: pages(tables) };
  if (path === '/get/only/public/sub/menus') {
    return { status: 200, body: rowsOf(tables, 'publicSubMenus').map(({ id, name, slug }) => ({ id, name, slug })) };
  }
  const active = ACTIVE_LISTS[path];
  if (active) return { status: 200, body: rowsOf(tables, active).filter((row) => Number(row.is_active ?? 1) === 1) };
  const whole = LISTS[path];
  return whole ? { status: 200, body: rowsOf(tables, whole) } : undefined;
}

/** The sections of some wings, which is all that the map of wings is read for. */
function sectionsOf({ method, path, body }: ForeignCall, tables: ForeignBackEnd['tables']): ForeignAnswer | undefined {
  if (method !== 'POST' || path !== '/get/section/wings') return undefined;
  const wings = [...body.getAll('wings[]'), ...body.getAll('wings')].map(Number);
  const maps = rowsOf(tables, 'wingSections').filter(
    ({ wing_id, is_active }) => wings.includes(Number(wing_id)) && is_active !== 0,
  );
  const ids = maps.flatMap(({ section_ids }) => section_ids as number[]);
  return { status: 200, body: rowsOf(tables, 'sections').filter(({ id }) => ids.includes(id)) };
}

function pages(tables: ForeignBackEnd['tables']): unknown[] {
  const of = (table: string, page: number) =>
    rowsOf(tables, table).filter(({ public_sub_menu_id }) => Number(public_sub_menu_id) === page);
  return rowsOf(tables, 'publicSubMenus').map((page) => ({
    ...page,
    public_data_simple: of('texts', page.id)[0] ?? null,
    public_data_multiple: of('items', page.id),
  }));
}

const PAGE_CALL =
  /^\/menu\/(simple\/data|multiple\/(?:images|video|data|event))\/(store|update(\d+))$|^\/menu\/multiple\/(?:image|video|data|data\/event)\/remove(\d+)$|^\/menu\/multiple\/(?:data\/common|event)\/status\/change(\d+)$/;

function writePage({ method, path, body }: ForeignCall, tables: ForeignBackEnd['tables']): ForeignAnswer | undefined {
  const [matched, kind, , updated, removed, switched] = PAGE_CALL.exec(path) ?? [];
  if (!matched) return undefined;
  const rows = rowsOf(tables, kind === 'simple/data' ? 'texts' : 'items');
  const place = rows.findIndex((row) => row.id === Number(updated ?? removed ?? switched));
  const answered = (data: unknown) => ({ status: 200, body: { status: 'success', message: 'Page saved.', data } });
  if (removed && method === 'DELETE' && place >= 0) return answered(rows.splice(place, 1)[0]);
  if (switched && method === 'PUT' && place >= 0) {
    const row = rows[place] as Row;
    rows[place] = { ...row, is_active: 1 - Number(row.is_active) };
    return answered(rows[place]);
  }
  if (method !== 'POST' || (updated && place < 0)) return undefined;
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  const row: Row = {
    id,
    ...(!updated && kind !== 'simple/data' && { is_active: 1 }),
    ...rows[place],
    ...valuesIn(body),
  };
  if (updated) rows[place] = row;
  else rows.push(row);
  return answered(row);
}

export function rowsOf(tables: ForeignBackEnd['tables'], name: string): Row[] {
  const rows = tables[name];
  if (!rows) throw new Error(`There is no table ${name}`);
  return rows;
}

// As a form arrives: everything is text, and an empty one is nothing.
export function valuesIn(body: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...body].map(([name, value]) => [name, value === '' ? null : plain(value)]));
}

function plain(value: string): unknown {
  return /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** Rows as the specification has them: few fields, no dates of making, no versions, nothing embedded but `userable`. */
function plainTables(): Record<string, Row[]> {
  const named = (...names: string[]): Row[] => names.map((name, index) => ({ id: index + 1, name }));
  return {
    institutes: [{ id: 1, name: 'Riverside School', logo: 'images/logo.png' }],
    students: [
      { id: 1, student_id: 'S-001', is_active: 1, userable: { name: 'Zara Ahmed' } },
      { id: 2, student_id: 'S-002', userable: { name: 'Amin Rahman' } },
      { id: 3, student_id: 'S-003', is_active: 0, userable: { name: 'Mina Das' } },
    ],
    employees: [
      { id: 1, employee_id: 'E-001', is_active: 1, designation_id: 1, userable: { name: 'Kamal Hossain' } },
      { id: 2, employee_id: 'E-002', designation_id: 2, userable: { name: 'Laila Karim' } },
    ],
    departments: named('Science', 'Arts'),
    designations: named('Teacher', 'Assistant head'),
    roles: named('Head', 'Teacher', 'Office', 'Student', 'Parent'),
    religions: [
      { id: 1, name: 'Islam', is_active: 1 },
      { id: 2, name: 'Hinduism' },
      { id: 3, name: 'Buddhism', is_active: 0 },
    ],
    genders: named('Female', 'Male'),
    classes: named('Six', 'Seven'),
    wings: named('Boys', 'Girls'),
    sections: named('Padma', 'Meghna', 'Jamuna'),
    wingSections: [
      { id: 1, class_id: 1, wing_id: 1, section_ids: [1] },
      { id: 2, class_id: 1, wing_id: 2, section_ids: [2] },
      { id: 3, class_id: 2, wing_id: 1, section_ids: [3], is_active: 0 },
    ],
    academicYears: [{ id: 1, year: 2026, is_active: 1 }],
    subjects: [
      { id: 1, name: 'Biology', classes: [{ class_id: 2, requirement: 'compulsory' }] },
      { id: 2, name: 'Higher mathematics' },
    ],
    fourthSubjects: [
      { id: 1, student_id: 2, subject_id: 2, academic_year_id: 1 },
      { id: 2, student_id: 1, subject_id: 1, academic_year_id: 1 },
    ],
    expenseTypes: [
      { id: 1, name: 'Stationery', is_active: 1 },
      { id: 2, name: 'Furniture' },
      { id: 3, name: 'Travel', is_active: 0 },
    ],
    subExpenseTypes: [
      { id: 1, name: 'Paper', expense_type_id: 1 },
      { id: 2, name: 'Chalk', expense_type_id: 1 },
      { id: 3, name: 'Benches', expense_type_id: 2 },
    ],
    expenses: [
      {
        id: 1,
        purpose: 'Exam paper',
        voucher: 'uploads/voucher-1.pdf',
        expense_type_id: 1,
        amount: '900.00',
        spent_on: '2026-03-01',
        bank_id: 2,
        status: 0,
      },
      {
        id: 2,
        purpose: 'New benches',
        expense_type_id: 2,
        amount: '12000.00',
        spent_on: '2026-01-15',
        bank_id: 1,
        status: 1,
      },
      {
        id: 3,
        purpose: 'Chalk',
        expense_type_id: '1',
        amount: '150.50',
        spent_on: '2026-02-10',
        bank_id: null,
        status: 0,
      },
    ],
    banks: [
      { id: 1, name: 'Sonali Bank', is_active: 1 },
      { id: 2, name: 'Agrani Bank' },
      { id: 3, name: 'Old Bank', is_active: 0 },
    ],
    bankAccounts: [
      { id: 1, bank_id: 1, name: 'Main', number: '100', is_active: 1 },
      { id: 2, bank_id: 2, name: 'Savings', number: '200' },
    ],
    marquees: [],
    sliders: [],
    publicMenus: named('About us', 'News'),
    pageDesignTypes: named('Simple', 'Simple with image', 'Images', 'Videos', 'Notices', 'Events'),
    publicSubMenus: [
      { id: 1, public_menu_id: 1, name: 'Our history', slug: 'our-history', page_design_type_id: 1 },
      { id: 2, public_menu_id: 2, name: 'Notice board', slug: 'notice-board', page_design_type_id: 5 },
    ],
    texts: [
      {
        id: 1,
        title: 'Since 1921',
        description: '<p>A river and a school.</p>',
        public_sub_menu_id: 1,
        page_design_type_id: 1,
      },
    ],
    items: [
      {
        id: 1,
        title: 'Exam dates',
        description: '<p>From Monday.</p>',
        data: null,
        is_file: 0,
        public_sub_menu_id: 2,
      },
    ],
  };
}

export interface RunningForeignBackEnd extends ForeignBackEnd {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The same on a port of its own, below `/api`; what is not there is asked of `elsewhere`, such as a folder of built screens. */
export async function startForeignBackEnd(
  school: ForeignBackEnd,
  elsewhere: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RunningForeignBackEnd> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foreign');
    if (!pathname.startsWith('/api/')) return elsewhere(request, response);
    void readBody(request).then((body) => {
      const answer = school.answer({ method: request.method ?? 'GET', path: pathname.slice('/api'.length), body });
      const isEmpty = answer.body === undefined;
      response.writeHead(answer.status, isEmpty ? {} : { 'Content-Type': 'application/json' });
      response.end(isEmpty ? undefined : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { ...school, url: `http://127.0.0.1:${port}`, stop };
}

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const type = request.headers['content-type'] ?? '';
  const body = new Response(Buffer.concat(pieces), { headers: { 'Content-Type': type } });
  if (type.startsWith('multipart/')) return textsOf(await body.formData());
  return new URLSearchParams(type.includes('urlencoded') ? await body.text() : '');
}

/** The texts of a form; of a file its name. */
export function textsOf(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
