import { describe, expect, it } from 'vitest';
import { isPart, PARTS, type Part, planChanged, planChecks } from './checks.ts';

const namesOf = (plan: ReturnType<typeof planChecks>) => plan.map((stage) => stage.map((check) => check.name));

describe('planChecks', () => {
  it('runs everything when no part is named, and builds before what was built is used', () => {
    const plan = planChecks({ parts: [], reports: '/reports' });
    expect(namesOf(plan)).toEqual([['types', 'lint', 'audit', 'build'], ['tests'], ['browser'], ['node']]);
  });

  it('runs all of Vitest in the full plan, whatever projects there are', () => {
    const [, [tests] = []] = planChecks({ parts: [], reports: '/reports' });
    expect(tests?.args).not.toContain('--project');
    expect(tests?.args).toContain('--outputFile.json=/reports/tests.json');
  });

  const ofTheBuild: Part[] = ['browser', 'node'];

  it.each(PARTS.filter((part) => !ofTheBuild.includes(part)))('runs %s alone when it is named', (part) => {
    expect(namesOf(planChecks({ parts: [part], reports: '/reports' }))).toEqual([[part]]);
  });

  it.each(ofTheBuild)('builds before %s', (part) => {
    expect(namesOf(planChecks({ parts: [part], reports: '/reports' }))).toEqual([['build'], [part]]);
  });

  it('runs named parts in their own order', () => {
    const plan = planChecks({ parts: ['browser', 'types'], reports: '/reports' });
    expect(namesOf(plan)).toEqual([['types'], ['build'], ['browser']]);
  });
});

describe('planChanged', () => {
  const planOf = (...paths: string[]) => planChanged({ changes: { base: 'abc', paths }, reports: '/reports' });

  it('runs types, lint, the rules over all files and what imports what has changed', () => {
    const plan = planOf('docs/architecture.md');
    expect(namesOf(plan)).toEqual([['types', 'lint'], ['architecture'], ['related']]);
    expect(plan[2]?.[0]?.args.join(' ')).toContain('--project server --changed abc');
  });

  it('runs all tests of what is built where a part of it has changed, and no file of them twice', () => {
    const plan = planOf('schemas/settings/religion.ts');
    const names = [['types', 'lint'], ['architecture'], ['related'], ['api'], ['build'], ['browser']];
    expect(namesOf(plan)).toEqual(names);
    expect(plan[2]?.[0]?.args).not.toContain('server');
  });
});

describe('isPart', () => {
  it('knows the parts by name only', () => {
    expect(isPart('api')).toBe(true);
    expect(isPart('API')).toBe(false);
  });
});
