import { vi } from 'vitest';

/** One request as the program sent it. */
export interface SentRequest {
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: unknown;
}

export type FakeServer = (sent: SentRequest) => Response | Promise<Response>;

/** Replaces `fetch` by a server; returns the requests that reach it. Undone by `vi.unstubAllGlobals`. */
export function fakeApi(server: FakeServer): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const call: SentRequest = { path, method, headers: new Headers(headers), body };
    sent.push(call);
    await Promise.resolve();
    return server(call);
  });
  return sent;
}

/** A server that never answers: a call ends with its signal only. */
export function silentApi(): void {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
}

export function jsonAnswer(status: number, body: unknown): Response {
  return Response.json(body, { status });
}
