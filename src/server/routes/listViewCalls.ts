import { listViews, removeListView, shareListView } from '../../core/calls/listViews.ts';
import { listOf, removeView, sharedViews, shareView } from '../services/listViews.ts';
import { serve, success } from './serve.ts';

/** The views of lists that everybody shares. */
export const listViewCalls = [
  serve(listViews, (accepted) => sharedViews({ ...accepted, resource: listOf(accepted, accepted.params.list) })),
  serve(shareListView, async (accepted) => {
    const { input, params, translator } = accepted;
    const call = { ...accepted, resource: listOf(accepted, params.list) };
    const wasDefault = (await sharedViews(call)).some(
      ({ name, is_default: isDefault }) => isDefault && name === input.name,
    );
    const views = await shareView(call, input);
    const key = input.is_default === 1 ? 'viewOpens' : wasDefault ? 'viewOpensNot' : 'viewShared';
    return success(translator.text(`server.${key}`, { name: input.name }), views);
  }),
  serve(removeListView, async (accepted) => {
    const { input, params, translator } = accepted;
    const views = await removeView({ ...accepted, resource: listOf(accepted, params.list) }, input.name);
    return success(translator.text('server.viewRemoved', { name: input.name }), views);
  }),
];
