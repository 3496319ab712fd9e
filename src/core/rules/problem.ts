/** What is wrong with a value: the key of its message (`validation.<key>`) and the message's parameters. */
export interface Problem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Whether a parameter of a problem is an amount, which is a text with its decimals: `900.00`. */
export function isAmount(param: string | number): boolean {
  return typeof param === 'string' && AMOUNT.test(param);
}

const AMOUNT = /^-?\d+\.\d+$/;

/** A value in the form that is stored, or what is wrong with it. */
export type Parsed<Value = unknown> = { readonly value: Value } | { readonly problem: Problem };

/** The result of parsing a wrong value. */
export function invalid(key: string, params?: Problem['params']): { readonly problem: Problem } {
  return { problem: params ? { key, params } : { key } };
}
