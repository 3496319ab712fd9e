import type { Context } from '../context.ts';
import { ImportChecks } from '../services/resources/import/checks.ts';
import { accountCalls } from './account.ts';
import { auditCalls } from './auditCalls.ts';
import { healthCall } from './health.ts';
import { jobCalls } from './jobCalls.ts';
import { importJobCalls } from './importCalls.ts';
import { serveResource } from './serveResource.ts';
import { listViewCalls } from './listViewCalls.ts';
import { undoCall } from './undoCall.ts';
import { roleEffectsCall } from './roleEffects.ts';
import { searchCall } from './search.ts';
import { menuCall } from './menu.ts';
import { securityCalls } from './securityCalls.ts';
import type { ServedCall } from './serve.ts';
import { verifyCall } from './verify.ts';

/** The calls that every product has besides those of its entities. */
export function engineCalls(imports = new ImportChecks()): readonly ServedCall[] {
  return [
    healthCall,
    ...accountCalls,
    ...securityCalls,
    menuCall,
    roleEffectsCall,
    searchCall,
    undoCall,
    ...listViewCalls,
    verifyCall,
    ...jobCalls,
    ...auditCalls,
    ...importJobCalls(imports),
  ];
}

/** Every call that there is: the server registers these, and the documentation describes them. */
export function servedCalls({ registry, calls }: Pick<Context, 'registry' | 'calls'>): readonly ServedCall[] {
  const imports = new ImportChecks();
  return [
    ...engineCalls(imports),
    ...registry.resources.flatMap((resource) => serveResource(resource, imports)),
    ...calls,
  ];
}
