import { describe, expect, it } from 'vitest';
import { nameOnPaper } from './namesOnPaper.ts';

const RAHIM = { name: 'Rahim Uddin', name_local: 'রহিম উদ্দিন' };

describe('names on papers', () => {
  it('are the local ones in a language of their script', () => {
    expect(nameOnPaper(RAHIM, 'bn')).toEqual({ name: 'রহিম উদ্দিন' });
    expect(nameOnPaper(RAHIM, 'en')).toEqual({ name: 'Rahim Uddin' });
    expect(nameOnPaper(RAHIM, 'ar')).toEqual({ name: 'Rahim Uddin' });
    expect(nameOnPaper({ name: 'Rahim', name_local: 'رحيم' }, 'ar')).toEqual({ name: 'رحيم' });
    expect(nameOnPaper({ name: 'Rahim', name_local: null }, 'bn')).toEqual({ name: 'Rahim' });
  });

  it('are both where two languages write them in two scripts', () => {
    expect(nameOnPaper(RAHIM, 'bn', 'en')).toEqual({ name: 'রহিম উদ্দিন', second_name: 'Rahim Uddin' });
    expect(nameOnPaper(RAHIM, 'en', 'bn')).toEqual({ name: 'Rahim Uddin', second_name: 'রহিম উদ্দিন' });
    expect(nameOnPaper(RAHIM, 'en', 'fr')).toEqual({ name: 'Rahim Uddin' });
  });
});
