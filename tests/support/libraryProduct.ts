import { codesOf } from '../../src/core/fields/field.ts';
import type { RowCondition } from '../../src/server/db/listSql.ts';
import type { Product } from '../../src/server/product.ts';
import { defineRules } from '../../src/server/services/rules.ts';
import { library, loan, type member } from './library.ts';
import { libraryWords } from './libraryWords.ts';
import type { Kysely, Transaction } from 'kysely';
import { type TablesOf, viewOf } from '../../src/server/db/tables.ts';

const { lent } = codesOf(loan.fields.status);

/** A member has no more titles at a time. */
const MOST_LOANS = 2;

const loanRules = defineRules(loan, {
  beforeWrite: async ({ store, existing, record }) => {
    if (existing) return undefined;
    const out = await viewOf<Transaction<TablesOf<typeof loan>>>(store.trx)
      .selectFrom('loans')
      .select('id')
      .where('member_id', '=', record.member_id)
      .where('status', '=', lent)
      .execute();
    return out.length < MOST_LOANS ? undefined : { member_id: [{ key: 'max', params: { max: MOST_LOANS } }] };
  },
  afterRead: async ({ context, records }) => {
    const members = await viewOf<Kysely<TablesOf<typeof member>>>(context.database.db)
      .selectFrom('members')
      .select(['id', 'household'])
      .execute();
    const households = new Map(members.map(({ id, household }) => [id, household]));
    return records.map((each) => ({ ...each, household: households.get(Number(each.member_id)) ?? null }));
  },
  addedKeys: ['household'],
});

/** The loan is of a member in the caller's household. */
const household: RowCondition = ({ column, bindUser }) =>
  `t.${column} in (select m.id from members m join members own on own.household = m.household where own.user_id = ${bindUser()})`;

const NO_LETTERHEAD = {
  name: 'City library',
  name_local: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  color: null,
  logo: null,
};

/** The lending library, as the server is given it. */
export const libraryProduct: Product = {
  name: 'City library',
  description: 'Who has borrowed which book.',
  registry: library,
  screens: {},
  messages: { en: libraryWords },
  rules: [loanRules],
  rowRules: { household },
  personFacts: {},
  ownRecordRoles: [],
  loginIds: {},
  searched: ['title', 'member'],
  calls: [],
  jobs: [],
  documents: [],
  readLetterhead: async () => NO_LETTERHEAD,
  notify: async () => undefined,
  readTimeZone: async () => 'UTC',
  readCountry: async () => 'BD',
  settings: [],
  seed: async () => undefined,
  demoLogins: { password: '', emails: [] },
};
