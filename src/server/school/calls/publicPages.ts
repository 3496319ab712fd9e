import { randomUUID } from 'node:crypto';
import { ITEM_CALLS, type ItemCalls, TEXT_CALLS } from '../../../../schemas/website/pageCalls.ts';
import { PAGE_DESIGNS } from '../../../../schemas/website/pageDesigns.ts';
import { publicMultipleData } from '../../../../schemas/website/publicMultipleData.ts';
import { publicSimpleData } from '../../../../schemas/website/publicSimpleData.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { isWhole } from '../../presenters/presentRecord.ts';
import { presentPageItem, presentPageText } from '../services/website/publicPage.ts';
import { readActive } from '../../routes/readActive.ts';
import { readVersion } from '../../routes/readVersion.ts';
import { type AcceptedRequest, serve, type ServedCall, success } from '../../routes/serve.ts';
import {
  changeRecord,
  createRecord,
  flipRecord,
  removeRecord,
  toggleRecord,
} from '../../services/resources/write/writeRecords.ts';
import { removeTextAndSubMenu } from '../services/website/removeTextAndSubMenu.ts';
import { schoolTables } from '../tables.ts';

type Design = keyof typeof ITEM_CALLS;
type PageCalling = AcceptedRequest<(typeof TEXT_CALLS)['update']>;

/** What messages call an item, by its key in the languages. */
const SUBJECTS: Readonly<Record<Design, string>> = {
  image_gallery: 'server.pageAlbum',
  video_gallery: 'server.pageVideos',
  notice_board: 'server.pageNotice',
  event: 'server.pageEvent',
};
const TEXT = 'resources.publicSimpleData.name';
const SUB_MENU = 'resources.publicSubMenu.name';

/** The calls with which the pages of the public website are edited, at the addresses that the specification has for them. */
export const publicPageCalls: readonly ServedCall[] = [...textCalls(), ...designs().flatMap(itemCalls), ...switches()];

function textCalls(): ServedCall[] {
  return [
    serve(TEXT_CALLS.store, async (accepted) => {
      const text = await createRecord(writeCall(accepted, publicSimpleData.name), accepted.input);
      return done(accepted, 'created', TEXT, presentPageText(text));
    }),
    serve(TEXT_CALLS.update, async (accepted) => {
      const text = await changeRecord(writeCall(accepted, publicSimpleData.name), accepted.params.id, accepted.input);
      return done(accepted, 'updated', TEXT, presentPageText(text));
    }),
    serve(TEXT_CALLS.remove, async (accepted) => {
      const { id } = accepted.params;
      const undo = randomUUID();
      const write = { ...writeCall(accepted, publicSimpleData.name), deletion: undo };
      const page = await removeTextAndSubMenu(write, id, readVersion(accepted));
      return done(accepted, 'deleted', SUB_MENU, { id, public_sub_menu_id: page, undo });
    }),
  ];
}

function itemCalls(design: Design): ServedCall[] {
  const subject = SUBJECTS[design];
  const number = PAGE_DESIGNS[design];
  const { store, update, remove } = ITEM_CALLS[design];
  return [
    serve(store, async (accepted) => {
      const item = await createRecord(writeCall(accepted, publicMultipleData.name), itemInput(design, accepted.input));
      return done(accepted, 'created', subject, presentPageItem(item));
    }),
    serve(update, async (accepted) => {
      const { id } = accepted.params;
      await findItem(accepted.context, id, [number]);
      // A notice stays what it was made as, a file or a text.
      const { is_file: _, ...input } = itemInput(design, accepted.input);
      const item = await changeRecord(writeCall(accepted, publicMultipleData.name), id, input);
      return done(accepted, 'updated', subject, presentPageItem(item));
    }),
    serve(remove, async (accepted) => {
      const { id } = accepted.params;
      await findItem(accepted.context, id, [number]);
      const undo = randomUUID();
      const write = { ...writeCall(accepted, publicMultipleData.name), deletion: undo };
      await removeRecord(write, id, readVersion(accepted));
      return done(accepted, 'deleted', subject, { id, undo });
    }),
  ];
}

/** The calls that switch an item; one is for items of several designs. */
function switches(): ServedCall[] {
  const calls = new Set<ItemCalls['status']>(Object.values(ITEM_CALLS).map(({ status }) => status));
  return [...calls].map((call) => {
    const switched = new Map<number, string>(
      designs().flatMap((each) => (ITEM_CALLS[each].status === call ? [[PAGE_DESIGNS[each], SUBJECTS[each]]] : [])),
    );
    return serve(call, async (accepted) => {
      const { context, params, input } = accepted;
      const subject = switched.get(await findItem(context, params.id, [...switched.keys()])) as string;
      const write = writeCall(accepted, publicMultipleData.name);
      const version = readVersion(accepted);
      if ('is_active' in input) {
        const is_active = readActive(input);
        const item = await toggleRecord(write, params.id, { ...version, is_active });
        return done(accepted, is_active ? 'switchedOn' : 'switchedOff', subject, presentPageItem(item));
      }
      // A call that does not say which state it wants turns the switch over.
      const item = await flipRecord(write, params.id, version);
      const messageKey = isWhole(item) ? (item.is_active ? 'switchedOn' : 'switchedOff') : 'updated';
      return done(accepted, messageKey, subject, presentPageItem(item));
    });
  });
}

function designs(): Design[] {
  return Object.keys(ITEM_CALLS) as Design[];
}

/** A body as the resource's fields: the design follows from the call, and addresses of videos become rows. */
function itemInput(design: Design, body: PageCalling['input']): Record<string, unknown> {
  const { videos, ...input } = body;
  const rows = videos === undefined ? {} : { videos: [videos].flat().map((url) => ({ url })) };
  return { page_design_type_id: PAGE_DESIGNS[design], ...input, ...rows };
}

/** The design of an item's page; 404 when it is none of the given ones. */
async function findItem(context: Context, id: number, designs: readonly number[]): Promise<number> {
  const item = await schoolTables<'public_multiple_data'>(context)
    .selectFrom('public_multiple_data')
    .select('page_design_type_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item || !designs.includes(item.page_design_type_id)) throw refuse.notFound();
  return item.page_design_type_id;
}

function writeCall({ context, caller }: Pick<AcceptedRequest, 'context' | 'caller'>, name: string) {
  return { context, caller, resource: context.registry.get(name) };
}

/** The action and its object, both as translation keys. */
function done<T>(
  { translator: { text } }: Pick<AcceptedRequest, 'translator'>,
  messageKey: string,
  subject: string,
  data: T,
) {
  return success(text(`server.${messageKey}`, { resource: text(subject, { smart_count: 1 }) }), data);
}
