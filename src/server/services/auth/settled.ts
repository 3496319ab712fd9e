/** Days after which an account, or its address, counts as nobody's but its own person's. */
export const SETTLED_DAYS = 7;
