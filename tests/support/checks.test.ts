import { describe, expect, it } from 'vitest';
import { isPart, PARTS, planChecks } from './checks.ts';

const namesOf = (plan: ReturnType<typeof planChecks>) => plan.map((stage) => stage.map((check) => check.name));

describe('planChecks', () => {
  it('runs everything when no part is named, and builds before the browser opens', () => {
    const plan = planChecks({ parts: [], reports: '/reports' });
    expect(namesOf(plan)).toEqual([['types', 'lint', 'build'], ['tests'], ['browser']]);
  });

  it('runs all of Vitest in the full plan, whatever projects there are', () => {
    const [, [tests] = []] = planChecks({ parts: [], reports: '/reports' });
    expect(tests?.args).not.toContain('--project');
    expect(tests?.args).toContain('--outputFile.json=/reports/tests.json');
  });

  it.each(PARTS.filter((part) => part !== 'browser'))('runs %s alone when it is named', (part) => {
    expect(namesOf(planChecks({ parts: [part], reports: '/reports' }))).toEqual([[part]]);
  });

  it('builds before the browser tests, and runs named parts in their own order', () => {
    const plan = planChecks({ parts: ['browser', 'types'], reports: '/reports' });
    expect(namesOf(plan)).toEqual([['types'], ['build'], ['browser']]);
  });
});

describe('isPart', () => {
  it('knows the parts by name only', () => {
    expect(isPart('api')).toBe(true);
    expect(isPart('API')).toBe(false);
  });
});
