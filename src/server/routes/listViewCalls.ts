import { listViews, removeListView, shareListView } from '../../core/calls/listViews.ts';
import { listOf, removeView, sharedViews, shareView } from '../services/listViews.ts';
import { serve, success } from './serve.ts';

/** The views of lists that everybody shares. */
export const listViewCalls = [
  serve(listViews, (accepted) => sharedViews({ ...accepted, resource: listOf(accepted, accepted.params.list) })),
  serve(shareListView, async (accepted) => {
    const { input, params, translator } = accepted;
    const views = await shareView({ ...accepted, resource: listOf(accepted, params.list) }, input);
    return success(translator.text('server.viewShared', { name: input.name }), views);
  }),
  serve(removeListView, async (accepted) => {
    const { input, params, translator } = accepted;
    const views = await removeView({ ...accepted, resource: listOf(accepted, params.list) }, input.name);
    return success(translator.text('server.viewRemoved', { name: input.name }), views);
  }),
];
