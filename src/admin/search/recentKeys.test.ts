import { describe, expect, it } from 'vitest';
import { recordIds, withChoice } from './recentKeys.ts';

describe('what was chosen last', () => {
  it('has the newest first, each once, and forgets the oldest', () => {
    expect(withChoice(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(withChoice(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5']);
  });

  it('knows its records by resource', () => {
    const ids = recordIds(['record/student/12', 'screen/bank', 'record/student/7', 'record/bank/1']);
    expect([...ids]).toEqual([
      ['student', [12, 7]],
      ['bank', [1]],
    ]);
  });
});
