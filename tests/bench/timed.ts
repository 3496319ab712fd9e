/** How long a call takes until its whole answer is there, in milliseconds. */
export async function timed(address: string, token: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - started;
}
