import { refuse } from '../../errors.ts';

/** Money that was received is made void, with a reason, but never deleted. */
export async function keepPayment(): Promise<void> {
  throw refuse.receivedPayment();
}
