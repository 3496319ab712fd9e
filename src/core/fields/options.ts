import type { Condition } from '../conditions.ts';

/** What every field can say. */
export interface FieldOptions {
  readonly required?: boolean;
  /** Alone, or together with the named other fields. Text is compared without regard to case. */
  readonly unique?: boolean | readonly string[];
  /** Hidden means: not shown, not validated, stored empty. */
  readonly visibleWhen?: Condition;
  /** Required only while this holds. */
  readonly requiredWhen?: Condition;
  /** Visible and required while this holds: `visibleWhen` and `requiredWhen` in one word. */
  readonly neededWhen?: Condition;
  /** The action that somebody needs on the resource to see this field at all. */
  readonly readPermission?: string;
  /** Only the person whose the record is, and whoever may do this action on the resource, see this field. */
  readonly private?: string;
  /** The action that somebody needs on the resource to filter and sort lists by this field, which not every record tells. */
  readonly filterPermission?: string;
  /** Never taken from a form: a status action or the server sets it. */
  readonly readOnly?: boolean;
  /** Has a help text (`fields.<name>_help`) in the languages. */
  readonly help?: boolean;
  /** Stays as it was entered first; what was left empty may still be filled in. */
  readonly writeOnce?: boolean;
  /** Stays as it is while other records refer to this one. */
  readonly fixedWhileUsed?: boolean;
  /** The field's earlier name: its column is renamed instead of dropped. */
  readonly renamedFrom?: string;
}

/** Formats of a text beyond its length. */
export type TextFormat =
  | 'alpha'
  | 'alphaDash'
  | 'alphaNum'
  | 'digits'
  | 'code'
  | 'slug'
  | 'creditCard'
  | 'country'
  | 'currency'
  | 'timeZone'
  | 'numbering';

/** A pattern that a text must match, with a text that does: whoever enters another is shown it. */
export interface Pattern {
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * The next number of a field that is `unique`: forms begin with it. A required field that is left empty gets it, and so does one
 * that still holds what was offered when somebody else has taken that meanwhile.
 */
export interface NextNumber {
  /** How it is written, of a text: `{year}{####}` is the year and a number of four digits at least. */
  readonly pattern?: string;
  /** Where the pattern stands that somebody has chosen, in the record of a singleton: `institute.student_id_pattern`. */
  readonly patternIn?: string;
  /** Another entity whose numbers of this name are taken as well. */
  readonly alsoIn?: string;
}

export interface TextOptions extends FieldOptions {
  /** Characters. */
  readonly min?: number;
  /** Characters. */
  readonly max?: number;
  /** Exactly so many characters. */
  readonly length?: number;
  readonly format?: TextFormat;
  /** `regex: { pattern: /^[A-Z]{2}-\d{4}$/, example: 'AB-1234' }` */
  readonly regex?: Pattern;
  readonly initial?: string;
  /** Another field that must hold the same text. */
  readonly sameAs?: string;
  readonly next?: NextNumber;
  /**
   * Texts that a form offers for this one: of another field, `present_address`, which is then followed until somebody types; of
   * what a reference leads to, `parent_id.address`; or of the records that this lists, `parent_id.children.present_address`.
   */
  readonly copiedFrom?: readonly string[];
}

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** Another number of the same record or row, than which this one is not less. */
  readonly atLeast?: string;
  /** Another number of the same record or row, than which this one is not more. */
  readonly atMost?: string;
  readonly initial?: number;
  /** Of an integer: the record's place in its list, which people move; a new record that comes without it is the last. */
  readonly place?: boolean;
  /** Of an `integer`. */
  readonly next?: NextNumber;
}

export interface DecimalOptions extends Omit<NumberOptions, 'place' | 'next'> {
  /** Digits after the point; 2 when not said. */
  readonly decimals?: number;
  /** Below zero where this holds for the record, and above zero where it does not: what goes out, in a book of both. */
  readonly negativeWhen?: Condition;
  /** Answered as text with all its decimals, as amounts are: `"4.90"`. Of a `decimal` that nobody enters. */
  readonly asText?: true;
}

export interface DateOptions extends FieldOptions {
  /** A day, `today` (on which the form is filled in), or the name of a day that the product knows. */
  readonly initial?: string;
  /** A field that may not be later than this one. */
  readonly notBefore?: string;
  /** A field that must be earlier than this one: between the two something lasts. */
  readonly after?: string;
  /** With `notBefore`: so many days at most from that day to this one, both counted. */
  readonly maxDays?: number;
  /** No day after today. */
  readonly notInFuture?: boolean;
}

export interface BooleanOptions extends FieldOptions {
  readonly initial?: 0 | 1;
  /** Exactly one record has it on; switching one on switches the other off. */
  readonly exactlyOne?: boolean;
}

export interface ChoiceOptions<Value extends string | number> extends FieldOptions {
  readonly initial?: Value;
}

export interface StatusOptions extends FieldOptions {
  /** The first state waits for nobody's decision: what begins there is valid, and can only be taken back. */
  readonly settled?: boolean;
  /** States in which a record counts for nothing, such as void: sums of many leave it out, unless that state is asked for. */
  readonly uncounted?: readonly string[];
}

export interface ReferenceOptions extends FieldOptions {
  /** Only records that meet this are offered and accepted; of what can be switched off, only what is active. */
  readonly only?: Condition;
  /** What is switched off is offered and accepted too. */
  readonly offersInactive?: boolean;
  /**
   * Fields of this form that narrow what is offered. `{ bank_id: 'bank_id' }` reads "its bank_id is my bank_id";
   * `{ through: 'wingSection', class_id: 'class_id' }` reads "a wingSection names it whose class_id is my class_id".
   */
  readonly narrowedBy?: Readonly<Record<string, string>>;
  /** The form of a new record begins with the one that meets this, where there is one; `'me'`: with the record about the user. */
  readonly preset?: Condition | 'me';
  /** Fields there that an import may bring in columns of its own: what they tell of is found, or made. */
  readonly importedWith?: readonly string[];
  /**
   * Fields there: instead of one that is there, a record with these may be given, and is made together with this one. It
   * takes over what `madeFrom` names, and what `only` leaves one value for. With `importedWith`, one of the same name that is
   * found as an import finds it is not made again.
   */
  readonly madeWith?: readonly string[];
  /**
   * What such a record takes over from this one: `{ name: 'full_name' }` reads "its name is my full_name". What `madeWith`
   * names too may be given, and is taken over where it is left empty.
   */
  readonly madeFrom?: Readonly<Record<string, string>>;
  /**
   * What such a record begins with in a form, for values of a choice over there, of which one is chosen:
   * `{ relation: { father: { name: 'father_name' } } }` reads "as a father, its name begins as my father_name".
   */
  readonly startsAs?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

export interface ManyToManyOptions extends Omit<ReferenceOptions, 'madeWith' | 'madeFrom' | 'startsAs'> {
  /** Name of the join table. */
  readonly through: string;
}

export interface ChildrenOptions extends FieldOptions {
  /** Rows. */
  readonly max?: number;
  /** The path of a call that lists the rows of all records. */
  readonly list?: string;
  /** The rows are permissions, of an `action` and a `subject`: they are ticked in a table of all that there are. */
  readonly permissions?: boolean;
}

/** What a stored file can end in. */
export type FileExtension = 'jpg' | 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf';

export interface UploadOptions extends FieldOptions {
  /** Endings, without a dot. */
  readonly accept?: readonly [FileExtension, ...FileExtension[]];
  readonly maxMB?: number;
  /** Everybody may see the file, without a login: what a website shows. Otherwise whoever may read the record and the field. */
  readonly public?: boolean;
}

/** Sums or counts the rows of another resource that point here. */
export interface Total {
  readonly resource: string;
  /** The reference field there that points here. */
  readonly by: string;
  /** The number there that is summed; rows are counted when not said. */
  readonly of?: string;
  /** A number here that is added. */
  readonly plus?: string;
}

/** The records of another resource that point here. */
export interface BackReference {
  readonly resource: string;
  /** The reference field there that points here. */
  readonly by: string;
}

/** What is worked out while a record is shown, and so cannot be waited for. */
type AtOnce = string | number | boolean | null | undefined | (object & { readonly then?: never });

export interface ComputedOptions extends FieldOptions {
  /** What the value looks like. */
  readonly as: 'text' | 'integer' | 'money' | 'percent' | 'date' | 'object' | 'records';
  /** A list of them, and an empty one where there is none. */
  readonly many?: boolean;
  /** A method, so that a declaration may say which values of the record it reads. */
  value?(record: Readonly<Record<string, unknown>>): AtOnce;
  readonly total?: Total;
  readonly records?: BackReference;
  /** Of an amount: worked out of the sums of records in one state, it is the sum of theirs. */
  readonly additive?: boolean;
}
