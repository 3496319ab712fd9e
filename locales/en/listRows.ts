/** What is done in the rows of a list: moving them, and changing many at once. */
export const listRows = {
  move: 'Move “%{title}”',
  how: 'Drag, or press Space and then the arrow keys. Alt with an arrow key moves a row by one.',
  lifted:
    '“%{title}” picked up at position %{place} of %{count}. Arrow keys move it, Space drops it, Escape puts it back.',
  at: '“%{title}”: position %{place} of %{count}.',
  dropped: '“%{title}” moved to position %{place} of %{count}.',
  back: '“%{title}” is back at position %{place} of %{count}.',
  saves: 'Enter saves, Escape cancels.',
  many: {
    title: 'Edit selected records: %{count}',
    text: 'Choose the fields to change. Everything else stays as it is.',
    choose: 'Field to change',
    remove: 'Do not change “%{field}”',
    will: 'This will change:',
    line: '%{field}: %{count} %{records} → %{value}',
    same: 'Already have this value: %{count}',
    nothing: 'The selected records already have these values.',
    empty: 'empty',
    save: 'Save changes',
    all: 'All fields are chosen.',
  },
};

export type ListRowsMessages = typeof listRows;
