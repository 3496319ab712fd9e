import { describe, expect, it } from 'vitest';
import { SuggestedNumbers } from './suggestedNumbers.ts';

describe('the numbers that a form began with by itself', () => {
  it('are told of the record that still holds them, and not of one in which somebody typed another', () => {
    const suggested = new SuggestedNumbers();
    suggested.add('student_id', '20260012');
    suggested.add('roll_no', 7);
    expect(suggested.namesIn({ student_id: '20260012', roll_no: 7 })).toEqual(['student_id', 'roll_no']);
    expect(suggested.namesIn({ student_id: 'X1', roll_no: 7 })).toEqual(['roll_no']);
    expect(suggested.namesIn({ student_id: null, roll_no: null })).toEqual([]);
  });

  it('are not offered again while a record with them is on its way, and are once it is refused', () => {
    const suggested = new SuggestedNumbers();
    suggested.add('student_id', '20260012');
    suggested.send({ student_id: '20260012' });
    expect(suggested.isSent('student_id', '20260012')).toBe(true);
    expect(suggested.isSent('student_id', '20260013')).toBe(false);
    suggested.takeBack({ student_id: '20260012' });
    expect(suggested.isSent('student_id', '20260012')).toBe(false);
  });
});
