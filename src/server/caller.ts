import type { Ability, AbilityRule } from '../core/abilities.ts';

/** What is known of somebody beside what they may do, by the names of `personFacts`. */
export type PersonFacts = Readonly<Record<string, unknown>>;

/** Whoever makes a call, as far as services need to know. */
export interface Caller {
  /** Null for calls without a token. */
  readonly userId: number | null;
  readonly name: string;
  readonly roleId: number | null;
  readonly rules: readonly AbilityRule[];
  readonly ability: Ability;
  /** What the row rules of the product know of whoever it is; see `personFacts`. */
  readonly facts?: PersonFacts;
  /** Network address, for the audit trail. */
  readonly address: string;
  readonly requestId: string;
  /** The login by which the call is made. */
  readonly familyId?: string;
  /** In which languages they read, as `Accept-Language` says it. */
  readonly language?: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
  /** The role asks for a second factor that is not set up yet: nothing else can be done before. */
  readonly mustSetUpSecondFactor?: boolean;
  /** The same person as they are, where what follows from what they were allowed to do is not asked again. */
  readonly asker?: Caller | undefined;
  /** Who looks at the product as this caller, and may change nothing; nobody, as a rule. */
  readonly actor?: { readonly id: number; readonly name: string; readonly viewId: string } | undefined;
}
