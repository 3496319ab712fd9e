/**
 * Set by the build of the pages: the server that they belong to has refused every bad declaration when it started. Whoever asks
 * writes `typeof DECLARATIONS_ARE_CHECKED === 'undefined'` where it asks, so that the bundler leaves the checks out with all
 * that they need.
 */
declare const DECLARATIONS_ARE_CHECKED: undefined;
