// React-admin hands nothing but the written record to whoever waits for a write; what the server said is kept beside it.
const messages = new WeakMap<object, string>();

export function keepServerMessage<T extends object>(data: T, message: string | undefined): T {
  if (message) messages.set(data, message);
  return data;
}

/** The server's sentence about the write that gave this record or list. */
export function serverMessageOf(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null ? messages.get(data) : undefined;
}
