import { defineCall } from '../../src/core/calls/defineCall.ts';
import { list, object, optional, written } from '../../src/core/calls/shapes.ts';
import { integer } from '../../src/core/fields/builders.ts';
import type { ServedCall } from '../../src/server/routes/serve.ts';
import type { loadServer } from './builtServer.ts';
import type { Json } from './campus.ts';
import { title } from './library.ts';

const { name, isbn, copies } = title.fields;

/** What a delivery brings: titles that are new, and more copies of others. */
const takeDelivery = defineCall({
  call: 'PUT /deliveries',
  who: 'signedIn',
  id: 'takeDelivery',
  tag: title.permission,
  resource: title.name,
  summary: 'Makes and changes titles, all of them or none',
  input: {
    titles: list(object({ id: optional(integer()), row_version: optional(integer()), name, isbn, copies })),
  },
  rawInput: true,
  answer: written(object({ count: integer() })),
  refuses: [404, 409],
});

/** The calls of the library beyond those of its entities, served by the engine as it is built. */
export function libraryCalls({ saveTogether, serve, success }: Awaited<ReturnType<typeof loadServer>>): ServedCall[] {
  return [
    serve(takeDelivery, async ({ context, caller, input }) => {
      const titles = input.titles as readonly (Json & { readonly id?: number })[];
      const records = titles.map(({ id, ...given }, index) => ({ place: `titles.${index}`, id, input: given }));
      await saveTogether({ context, caller, resource: context.registry.get(title.name) }, records);
      return success('The delivery is taken in.', { count: records.length });
    }),
  ];
}
