import { expect, it } from 'vitest';
import { sharedClasses } from './styles.ts';

it('finds the classes that several stylesheets give rules to', () => {
  const styles = [
    { path: 'a.css', code: '/* .note { */ .card,\n.note { margin: 0; }\n@media print { .box:hover { margin: 0; } }' },
    { path: 'b.css', code: '.box[data-wrong] { margin: 0; } .page .card { margin: 0; } .card > .note { margin: 0; }' },
    { path: 'c.css', code: '.note::before { margin: 0; } .note { margin: 0; }' },
  ];
  expect(sharedClasses(styles)).toEqual(['note: a.css, c.css', 'box: a.css, b.css']);
});
