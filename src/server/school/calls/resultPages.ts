import * as declared from '../../../../schemas/exams/resultPageCalls.ts';
import {
  averagesTables,
  bySubjectTables,
  lettersTables,
  tabulationTables,
  totalsTables,
} from '../../../../schemas/exams/resultTables.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { serve } from '../../routes/serve.ts';
import { readAverages } from '../services/resultPages/averages.ts';
import { readBySubject } from '../services/resultPages/bySubject.ts';
import type { Asked, PageScope } from '../services/resultPages/countedResults.ts';
import { readLatest } from '../services/resultPages/latest.ts';
import { readLetters } from '../services/resultPages/letters.ts';
import { readMarksheet } from '../services/resultPages/marksheet.ts';
import { marksheetTables } from '../services/resultPages/marksheetTables.ts';
import { sendTables } from '../services/resultPages/sendTables.ts';
import { readTabulation } from '../services/resultPages/tabulation.ts';
import { readTotals } from '../services/resultPages/totals.ts';
import { scopeOf } from '../services/results/scope.ts';

/** The pages on which results are read, each with its tables as a file. */
export const resultPageCalls = [
  serve(declared.latestResults, ({ context, caller }) => readLatest({ context, caller })),
  serve(declared.resultTabulation, (accepted) => readTabulation(askedOf(accepted))),
  serve(declared.resultTabulationFile, async (accepted) => {
    const tables = tabulationTables(await readTabulation(askedOf(accepted)));
    return sendTables({ ...accepted, tables, wanted: accepted.query.table });
  }),
  serve(declared.resultsBySubject, (accepted) => readBySubject(askedOf(accepted), accepted.query.subject_id)),
  serve(declared.resultsBySubjectFile, async (accepted) => {
    const tables = bySubjectTables(await readBySubject(askedOf(accepted), accepted.query.subject_id));
    return sendTables({ ...accepted, tables, wanted: accepted.query.table });
  }),
  serve(declared.resultTotals, (accepted) => readTotals(askedOf(accepted))),
  serve(declared.resultTotalsFile, async (accepted) => {
    const tables = totalsTables(await readTotals(askedOf(accepted)));
    return sendTables({ ...accepted, tables, wanted: accepted.query.table });
  }),
  serve(declared.resultLetters, (accepted) => readLetters(askedOf(accepted))),
  serve(declared.resultLettersFile, async (accepted) => {
    const tables = lettersTables(await readLetters(askedOf(accepted)));
    return sendTables({ ...accepted, tables, wanted: accepted.query.table });
  }),
  serve(declared.resultAverages, (accepted) => readAverages(askedOf(accepted))),
  serve(declared.resultAveragesFile, async (accepted) => {
    const tables = averagesTables(await readAverages(askedOf(accepted)));
    return sendTables({ ...accepted, tables, wanted: accepted.query.table });
  }),
  serve(declared.marksheet, ({ context, caller, params: { id }, translator }) =>
    readMarksheet({ context, caller, id, translator }),
  ),
  serve(declared.marksheetFile, async (accepted) => {
    const { context, caller, params, query, translator } = accepted;
    const sheet = await readMarksheet({ context, caller, id: params.id, translator });
    return sendTables({ ...accepted, tables: marksheetTables(sheet, translator), wanted: query.table });
  }),
];

interface Given {
  readonly context: Context;
  readonly caller: Caller;
  readonly query: { readonly [Name in keyof PageScope]: PageScope[Name] };
}

function askedOf({ context, caller, query }: Given): Asked {
  const scope: PageScope = scopeOf(query);
  return { context, caller, scope };
}
