import { expect, it } from 'vitest';
import { builtParts } from './changes.ts';

it.each<[string, ReturnType<typeof builtParts>]>([
  ['src/server/routes/call.ts', ['api', 'browser']],
  ['src/server/http/serveBrowser.ts', ['api', 'browser']],
  ['vite.config.ts', ['api', 'browser']],
  ['tests/support/server.ts', ['api', 'browser']],
  ['src/admin/layout/Bar.tsx', ['browser']],
  ['schemas/settings/religion.ts', ['api', 'browser']],
  ['src/core/paths.ts', ['api', 'browser']],
  ['src/domain/results/grade.ts', ['api', 'browser']],
  ['src/site/page.ts', ['api', 'browser']],
  ['src/core/paths.test.ts', []],
  ['tests/api/lists.test.ts', ['api']],
  ['tests/e2e/forms.spec.ts', ['browser']],
  ['index.html', ['browser']],
  ['package.json', ['api', 'browser', 'packages']],
  ['package-lock.json', ['api', 'browser', 'packages']],
  ['src/cli/support/build.mjs', ['api', 'browser']],
  ['src/cli/start.mjs', ['api', 'browser']],
  ['src/cli/backup.test.ts', []],
  ['docs/architecture.md', []],
])('a change of %s can have broken, beside what imports it, %j', (path, parts) => {
  expect(builtParts([path])).toEqual(parts);
});

it('names a part once, however much has changed', () => {
  expect(builtParts(['src/server/main.ts', 'src/admin/main.tsx', 'src/server/env.ts'])).toEqual(['api', 'browser']);
});
