/** Characters from which on the search over everything asks the server. */
export const MIN_SEARCH_LENGTH = 2;
