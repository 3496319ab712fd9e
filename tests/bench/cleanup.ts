const undoings: (() => unknown)[] = [];

/** Notes how something is taken back when the bench ends, whichever way it ends. */
export function undoAtEnd(undo: () => unknown): void {
  undoings.push(undo);
}

/** Takes everything back, the latest first. What fails does not keep the rest from being taken back. */
export async function undoAll(): Promise<void> {
  for (let undo = undoings.pop(); undo; undo = undoings.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(error);
    }
  }
}
