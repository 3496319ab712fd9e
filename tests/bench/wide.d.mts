export const WIDE: readonly { readonly action: string; readonly subject: string }[];
