/** What is wrong with a value: the key of its message (`validation.<key>`) and what the message names. */
export interface Problem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A value in its one form, or what is wrong with it. */
export type Parsed = { readonly value: unknown } | { readonly problem: Problem };

/** A problem without a value. */
export function bad(key: string, params?: Problem['params']): { readonly problem: Problem } {
  return { problem: params ? { key, params } : { key } };
}
