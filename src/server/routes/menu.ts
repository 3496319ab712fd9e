import { menuPermissions } from '../../core/calls/engineCalls.ts';
import { menuEntries } from '../../core/menu.ts';
import { readRange } from '../services/resources/listQuery.ts';
import { sendRange } from './sendList.ts';
import { serve } from './serve.ts';

/** What whoever asks may open: `GET /menu/permissions`. The back office makes its menu by the same rule. */
export const menuCall = serve(menuPermissions, (accepted) => {
  const { context, caller, translator, request } = accepted;
  const entries = menuEntries(caller.ability, context).map(({ action, subject, area, label, count }) => ({
    action,
    subject,
    area,
    label: translator.text(label, { smart_count: count }),
  }));
  const range = readRange((request.query as Readonly<Record<string, unknown>>).range);
  if (!range) return entries;
  const slice = entries.slice(range.from, range.to + 1);
  sendRange(accepted, range.from, { length: slice.length, total: entries.length });
  return slice;
});
