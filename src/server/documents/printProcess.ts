import { type PrintFiles, typeset } from './typesetter.ts';

/** One file to set. */
export interface PrintRequest {
  readonly files: PrintFiles;
}

/** What became of it, and how much memory the process has. */
export type PrintReply = { readonly memory: number } & ({ readonly pdf: Uint8Array } | { readonly problem: string });

// Whoever started this process sends one file at a time, and its end is the end of this process.
process.on('message', ({ files }: PrintRequest) => process.send?.(replyTo(files)));

function replyTo(files: PrintFiles): PrintReply {
  const memory = () => process.memoryUsage.rss();
  try {
    return { pdf: typeset(files), memory: memory() };
  } catch (error) {
    return { problem: String(error), memory: memory() };
  }
}
