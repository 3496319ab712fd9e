/** Why a file is not read; each has its words under `pages.entry.files`. */
export type FileProblemKey = 'tooMuch' | 'noExcel' | 'unreadable';

export class FileProblem extends Error {
  constructor(readonly key: FileProblemKey) {
    super(`A file is not read: ${key}`);
  }
}
