/** Stands where no institute says its own name. */
export const productName = 'Campus';
