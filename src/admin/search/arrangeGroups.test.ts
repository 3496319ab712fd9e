import { describe, expect, it } from 'vitest';
import { arrangeGroups } from './arrangeGroups.ts';
import type { OfferedScreen } from './screensOffered.ts';

const screen = (name: string): OfferedScreen => ({
  key: `screen/${name}`,
  title: name,
  names: [name],
  icon: 'School',
  address: '/',
});
const people = { key: 'student', title: 'Students', items: [screen('Ali Khan')] };
const arrange = (text: string, names: readonly string[]) =>
  arrangeGroups({
    text,
    offered: { screens: names.map(screen), actions: [screen('Add ali')] },
    recent: [screen('Fees')],
    records: text === '' ? [] : [people],
    translate: (key) => key.replace('shell.search.', ''),
  }).map(({ title }) => title);

describe('the order of what is found', () => {
  it('begins with what was chosen last and what can be done', () => {
    expect(arrange('', [])).toEqual(['recent', 'actions']);
  });

  it('has screens and actions before the records', () => {
    expect(arrange('ali', ['Alignments'])).toEqual(['screens', 'actions', 'Students']);
  });

  it('has screens that only hold the words inside behind the records', () => {
    expect(arrange('ali', ['Qualifications'])).toEqual(['actions', 'Students', 'screens']);
  });

  it('leaves out what has nothing', () => {
    expect(arrange('khan', [])).toEqual(['Students']);
  });
});
