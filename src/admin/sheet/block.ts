/** Whether a text is more than one value: it comes from a spreadsheet. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/\r?\n$/, ''));
}

/** The values of a block, line by line. */
export function linesOf(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t'));
}
