import { AUDIT_SUBJECTS } from '../core/calls/audit.ts';
import { DeclarationError } from '../core/declarationError.ts';
import { didYouMean } from '../core/nearest.ts';
import type { Registry } from '../core/registry.ts';
import { fieldOf, isStored } from '../core/resource.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkScreens } from './checkScreens.ts';
import { checkOpeningNeeds, checkRowRules, permissionWords } from './checkVisibility.ts';
import { tablesOf } from './db/model.ts';
import { requireDistinct } from './documents/defineDocument.ts';
import { jobsOf } from './services/jobsOf.ts';
import type { Product } from './product.ts';
import { ruleBook } from './services/ruleBook.ts';
import type { RuleBook } from './services/rules.ts';

/** Refuses declarations that do not fit what else a product has: its rules, row rules, permissions, calls, screens, jobs and tables. */
export function checkProduct(product: Product): void {
  const book = ruleBook(product);
  checkFilled(product.registry, book);
  checkLoginIds(product);
  for (const name of product.searched) expectEntity('searched', name, product.registry);
  requireDistinct(product.documents);
  checkJobs(product);
  checkRowRules(product);
  checkOpeningNeeds(product);
  checkNames(product.registry);
  checkAddresses(product);
  checkScreens(product, permissionWords(product));
  // Whatever no table can be made of is refused there.
  tablesOf(product.registry);
}

// The history would tell of the entity's records what it tells of logins or jobs.
function checkNames({ resources }: Registry): void {
  const taken = resources.find(({ name }) => (AUDIT_SUBJECTS as readonly string[]).includes(name));
  if (taken)
    throw new DeclarationError(taken, 'name', `"${taken.name}" is what the history calls something of the engine`);
}

// Nobody can enter it, and nothing else fills it: each record would be refused by the database.
function checkFilled({ resources }: Registry, book: RuleBook): void {
  for (const resource of resources) {
    if (!resource.endpoints.create || book.of(resource).beforeWrite) continue;
    for (const [name, field] of Object.entries(resource.fields)) {
      // A status begins with its first state.
      const isFilled = field.kind === 'status' || 'initial' in field;
      if (!field.required || !field.readOnly || !isStored(field) || isFilled) continue;
      const reason = 'it is required, and neither people nor an "initial" nor rules of the entity fill it';
      throw new DeclarationError(resource, `fields.${name}`, reason);
    }
  }
}

function checkLoginIds({ registry, loginIds }: Pick<Product, 'registry' | 'loginIds'>): void {
  for (const [entity, name] of Object.entries(loginIds)) {
    expectEntity('loginIds', entity, registry);
    const { fields } = registry.get(entity);
    if (fieldOf(registry.get(entity), name)?.kind !== 'text')
      throw new Error(`loginIds.${entity}: there is no text "${name}"${didYouMean(name, Object.keys(fields))}`);
    if (!fields.user_id) throw new Error(`loginIds.${entity}: it names no user in a field "user_id"`);
  }
}

function checkJobs(product: Pick<Product, 'jobs'>): void {
  const kinds = jobsOf(product).map(({ kind }) => kind);
  const twice = kinds.find((kind, place) => kinds.indexOf(kind) < place);
  if (twice !== undefined) throw new Error(`jobs: two have the kind "${twice}"`);
}

function expectEntity(place: string, name: string, registry: Registry): void {
  if (registry.has(name)) return;
  const right = registry.resources.map((each) => each.name);
  throw new Error(`${place}: there is no entity "${name}"${didYouMean(name, right)}`);
}
