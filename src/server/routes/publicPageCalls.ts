/** A kind of item that pages of one design consist of, and the calls that write it. */
export interface ItemKind {
  readonly design: number;
  /** What messages call it, by its key in the languages. */
  readonly subject: string;
  readonly store: string;
  readonly update: string;
  readonly remove: string;
}

const album: ItemKind = {
  design: 3,
  subject: 'server.pageAlbum',
  store: '/menu/multiple/images/store',
  update: '/menu/multiple/images/update{id}',
  remove: '/menu/multiple/image/remove{id}',
};

const videoList: ItemKind = {
  design: 4,
  subject: 'server.pageVideos',
  store: '/menu/multiple/video/store',
  update: '/menu/multiple/video/update{id}',
  remove: '/menu/multiple/video/remove{id}',
};

const notice: ItemKind = {
  design: 5,
  subject: 'server.pageNotice',
  store: '/menu/multiple/data/store',
  update: '/menu/multiple/data/update{id}',
  remove: '/menu/multiple/data/remove{id}',
};

const event: ItemKind = {
  design: 6,
  subject: 'server.pageEvent',
  store: '/menu/multiple/event/store',
  update: '/menu/multiple/event/update{id}',
  remove: '/menu/multiple/data/event/remove{id}',
};

export const ITEM_KINDS: readonly ItemKind[] = [album, videoList, notice, event];

/** The calls that switch an item, and the kinds that each is for. */
export const STATUS_CALLS: readonly { readonly path: string; readonly kinds: readonly ItemKind[] }[] = [
  { path: '/menu/multiple/data/common/status/change{id}', kinds: [album, videoList, notice] },
  { path: '/menu/multiple/event/status/change{id}', kinds: [event] },
];

/** A body as the resource's fields: the design follows from the call, and addresses of videos become rows. */
export function itemInput({ design }: ItemKind, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { videos, ...input } = body;
  const rows = videos === undefined ? {} : { videos: [videos].flat().map((url) => ({ url })) };
  return { page_design_type_id: design, ...input, ...rows };
}
