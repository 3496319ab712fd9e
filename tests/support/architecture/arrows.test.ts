import { describe, expect, it } from 'vitest';
import { arrowProblems } from './arrows.ts';
import { parseSource } from './sourceFile.ts';

const problems = (path: string, text: string) => arrowProblems(parseSource(path, text));

describe('arrowProblems', () => {
  it.each([
    ['src/core/paths.ts', "import { a } from './rules/a.ts';"],
    ['src/core/paths.ts', "import { createMongoAbility } from '@casl/ability';"],
    [
      'schemas/people/student.ts',
      "import { text } from '../../src/core/index.ts'; import { role } from '../access/role.ts';",
    ],
    ['locales/en/fields.ts', "import type { Labels } from '../../schemas/index.ts';"],
    [
      'resources/routines/Board.tsx',
      "import { Money } from '../../src/admin/fields/Money.tsx'; import { x } from './grid.ts';",
    ],
    ['resources/registry.ts', "export const load = () => import('./routines/Board.tsx');"],
    ['src/admin/login/messages.ts', "import { login } from '../../../locales/en/login.ts';"],
    ['src/admin/generate/ListView.tsx', "import { useMay } from '../providers/ability.ts'; import './list/list.css';"],
    ['src/admin/main.tsx', "export const load = () => import('../../resources/startCampus.ts');"],
    ['src/server/main.ts', "import { listen } from './http/listen.ts'; import { open } from './db/open.ts';"],
    ['src/server/http/site.ts', "import { renderPage } from '../../site/renderPage.tsx';"],
    ['src/server/http/app.ts', "import { login } from '../routes/login.ts';"],
    [
      'src/server/routes/fees.ts',
      "import { pay } from '../services/pay.ts'; import type { Row } from '../db/tables.ts';",
    ],
    ['src/server/db/open.ts', "import type { Env } from '../env.ts'; import sql from './migrations/0001.sql?raw';"],
    ['src/cli/backup.ts', "import { readEnv } from '../server/env.ts'; import { open } from '../server/db/open.ts';"],
    [
      'src/server/school/calls/fees.ts',
      "import { serve } from '../../routes/serve.ts'; import { readFees } from '../services/fees.ts'; import { fees } from '../../../../schemas/fees.ts';",
    ],
    ['src/server/school/services/gpa.ts', "import { gpa } from '../../../domain/gpa.ts';"],
    ['resources/results/gpa.ts', "import { gpa } from '../../src/domain/gpa.ts';"],
    ['tests/api/fees.test.ts', "import { pay } from '../../src/server/services/pay.ts';"],
  ])('lets %s say %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  it.each([
    ['src/core/paths.ts', "import { student } from '../../schemas/index.ts';"],
    ['src/server/main.ts', "import { seedDatabase } from './school/seed/seedDatabase.ts';"],
    ['src/server/announce.ts', "import { school } from './school/index.ts';"],
    ['src/domain/gpa.ts', "export { rows } from '../server/db/rows.ts';"],
    ['src/server/services/pay.ts', "import { gpa } from '../../domain/gpa.ts';"],
    ['src/admin/format/gpa.ts', "import { gpa } from '../../domain/gpa.ts';"],
    ['schemas/people/student.ts', "import { Board } from '../../resources/routines/Board.tsx';"],
    ['locales/en/fields.ts', "import { labels } from '../../schemas/index.ts';"],
    ['resources/routines/Board.tsx', "import { Grid } from '../results/Grid.tsx';"],
    ['resources/routines/Board.tsx', "const Grid = () => import('../results/Grid.tsx');"],
    ['resources/registry.ts', "import { Board } from './routines/Board.tsx';"],
    ['src/admin/App.tsx', "import { Board } from '../../resources/routines/Board.tsx';"],
    ['src/admin/app/App.tsx', "import { registry } from '../../../schemas/index.ts';"],
    ['src/admin/menu/menu.ts', "import { handMadeScreens } from '../../../resources/registry.ts';"],
    ['src/admin/search/find.ts', "import { messages } from '../../../locales/en/index.ts';"],
    ['src/admin/App.tsx', "import type { Row } from '../server/db/tables.ts';"],
    ['src/admin/fields/Name.tsx', "import { ListView } from '../generate/ListView.tsx';"],
    ['src/admin/inputs/NewRecord.tsx', "const load = () => import('../generate/FormDialog.tsx');"],
    ['src/admin/http/call.ts', "import { start } from '../main.tsx';"],
    ['src/admin/strange/Name.tsx', "import { useMay } from '../providers/ability.ts';"],
    ['src/site/page.tsx', "import { theme } from '../admin/theme/theme.ts';"],
    ['src/server/services/pay.ts', "import { renderPage } from '../../site/renderPage.tsx';"],
    ['src/server/services/pay.ts', "import { route } from '../routes/fees.ts';"],
    ['src/server/services/pay.ts', "import type { Request } from '../http/request.ts';"],
    ['src/server/routes/fees.ts', "import { sql } from '../db/sql.ts';"],
    ['src/server/presenters/student.ts', "import { load } from '../services/load.ts';"],
    ['src/server/db/open.ts', "import { pay } from '../services/pay.ts';"],
    ['src/server/services/pay.ts', "import { rules } from '../school/rules/index.ts';"],
    ['src/server/http/app.ts', "import { fees } from '../../../schemas/fees.ts';"],
    ['src/server/school/services/fees.ts', "import { feesCall } from '../calls/fees.ts';"],
    ['src/server/school/rules/fees.ts', "import { seedFees } from '../seed/fees.ts';"],
    ['src/cli/backup.ts', "import { pay } from '../server/services/pay.ts';"],
  ])('forbids %s to say %s', (path, text) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(`${path} imports `)]);
  });
});
