/** What somebody needs to be allowed something: an action on a subject. */
export interface Need {
  readonly action: string;
  readonly subject: string;
}

/** Whoever may read the entity sees every row. */
export const EVERYBODY = 'everybody';

/** The row rule that every product has: the reference leads to the user, or to a record that has the user as its `user_id`. */
export const OWNER = 'owner';

/** One rule by which somebody sees a row. The server registers it under its name. */
export interface RowRule<Name extends string = string> {
  readonly rule: string;
  /** The field by which the rule knows whose a row is. */
  readonly by: Name;
  /** The rule opens its rows to whoever holds this, also where they may not read the entity: it is the permission of a personal page. */
  readonly need?: Need;
  /** What whoever holds `need` does besides reading: rows that the rule gives them then. */
  readonly may?: readonly OpenedAction[];
}

/** What a rule with a `need` can open besides reading. */
export type OpenedAction = 'create';

/** The row rules of an entity, where not everybody sees every row. */
export interface VisibleToRows<Name extends string = string, Word extends string = string> {
  /** `everybody`: whoever may read sees every row. The others give rows, to readers or, with a `need`, to whoever holds it. */
  readonly rules: readonly (typeof EVERYBODY | RowRule<Name>)[];
  /** Whoever may do this action sees all rows. */
  readonly unless?: Word;
  /** Fields by which, after the first rule's `by`, its rows are found: they get an index. */
  readonly foundBy?: readonly Name[];
  /** Fields that the rule asks for besides: they stand in that index behind the order of the list. */
  readonly alsoBy?: readonly Name[];
}

/** Who sees which rows of an entity, as a declaration says it. */
export type VisibleToDeclaration<Name extends string = string, Word extends string = string> =
  | typeof EVERYBODY
  | VisibleToRows<Name, Word>;

/** A rule that opens rows to whoever holds a permission. */
export type OpeningRule = RowRule & { readonly need: Need };

/** Whose the rows of an entity are, taken apart. */
export interface VisibleTo {
  /** Whoever may read sees every row. */
  readonly everybody: boolean;
  /** The rows that readers see otherwise. */
  readonly rules: readonly RowRule[];
  readonly unless?: string | undefined;
  /** The rows that other permissions open. */
  readonly opening: readonly OpeningRule[];
  readonly foundBy: readonly string[];
  readonly alsoBy: readonly string[];
}

/** What a declaration says of its rows, taken apart. */
export function visibleToOf(said: VisibleToDeclaration): VisibleTo {
  if (said === EVERYBODY) return { everybody: true, rules: [], opening: [], foundBy: [], alsoBy: [] };
  const rules = rowRulesOf(said);
  return {
    everybody: said.rules.includes(EVERYBODY),
    rules: rules.filter(({ need }) => !need),
    unless: said.unless,
    opening: rules.filter(isOpening),
    foundBy: said.foundBy ?? [],
    alsoBy: said.alsoBy ?? [],
  };
}

/** The rules that a declaration names. */
export function rowRulesOf(said: VisibleToDeclaration): readonly RowRule[] {
  return said === EVERYBODY ? [] : said.rules.filter((each) => each !== EVERYBODY);
}

/** Whether a declaration leaves rows to nobody but whom a rule gives them. */
export function isRestricted({ everybody }: VisibleTo): boolean {
  return !everybody;
}

function isOpening(rule: RowRule): rule is OpeningRule {
  return rule.need !== undefined;
}
