/**
 * What marks styles that the page's policy lets through: the server gives each page one, and the page's own first styles
 * have it. Undefined where they have none, as in development.
 */
export const styleNonce: string | undefined = globalThis.document?.querySelector('style')?.nonce;
