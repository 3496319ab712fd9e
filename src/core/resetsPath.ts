/** Where people ask for a lost second factor to be taken away, and confirm what others have asked for. */
export const RESETS_PATH = '/second-factor/resets';
