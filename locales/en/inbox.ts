/** The inbox: what waits for a decision of the user. */
export const inbox = {
  nothing: 'Nothing needs your decision.',
  keys: { move: 'Move', select: 'Select', accept: 'Accept', refuse: 'Reject', open: 'Open' },
  selectAll: 'Select all: %{name}',
  select: 'Select “%{title}”',
  by: 'Added by %{name} %{age}',
  all: 'Show all %{count}',
};
