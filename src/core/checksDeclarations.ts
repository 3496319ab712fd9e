/** Set by the build of the pages: the server that they belong to has refused every bad declaration when it started. */
declare const DECLARATIONS_ARE_CHECKED: undefined;

/** Whether declarations are checked as they are loaded: everywhere but in a built page, which would only wait for it. */
export const checksDeclarations = typeof DECLARATIONS_ARE_CHECKED === 'undefined';
