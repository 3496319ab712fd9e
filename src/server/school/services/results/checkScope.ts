import { scope as fields } from '../../../../../schemas/exams/resultScope.ts';
import type { Context } from '../../../context.ts';
import { refuseGone } from '../../../services/resources/refuseGone.ts';
import type { ResultScope } from './scope.ts';

/** Refuses a scope of which a part does not exist: nobody's results would be meant. */
export function checkScope(context: Context, scope: ResultScope): Promise<void> {
  return refuseGone(context, fields, scope);
}
