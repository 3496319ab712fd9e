/** What helps to fill in a form: fetched after it. */
export const adding = {
  suggested: 'Suggested',
  nextFree: 'Next free: %{value}',
  use: 'Use',
  sameAs: 'Same as “%{label}”',
  copy: '%{name}: use “%{text}”',
  looksLike: 'Looks like %{name}',
  agrees: 'Same: %{fields}',
  alreadyThere: 'Already added?',
  alreadyThereText: 'This looks like a record that is already there.',
  saveAnyway: 'Save anyway',
  open: 'Open',
  sections: 'Sections of this form',
  toFill: '%{count} to fill in',
  wrong: '%{count} to correct',
  fromKind: 'Add %{kind}: %{name}',
  known: 'Already registered: %{name}',
  useKnown: 'Use %{name}',
  nextOne: 'Next: %{value}',
  keys: 'Alt+↓ and Alt+↑ move between sections',
};

export type AddingMessages = Readonly<Record<keyof typeof adding, string>>;
