import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What is no request that could be read, and so reaches no route: answered in the shape of every refusal. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = refusalOf(error);
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

// Its language is not known: the header that says it was not read.
function refusalOf({ code }: NodeJS.ErrnoException): { readonly status: number; readonly message: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, message: 'The request took too long.' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, message: 'The address or the headers are too long.' };
  return { status: 400, message: 'The request cannot be read.' };
}
