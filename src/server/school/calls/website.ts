import { pageNames, wholeMenus } from '../../../../schemas/website/pageCalls.ts';
import type { Condition } from '../../../core/conditions.ts';
import type { Answered } from '../../../core/calls/defineCall.ts';
import type { Context } from '../../context.ts';
import { isAllowed } from '../../policies/require.ts';
import { type AcceptedRequest, serve } from '../../routes/serve.ts';
import { sendList } from '../../routes/sendList.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import type { Listed } from '../../services/rules.ts';
import { withSubMenus } from '../services/website/publicMenus.ts';
import { schoolTables } from '../tables.ts';

/** What visitors of the website read without a login: what is active. Whoever keeps the website gets all of it. */
export const websiteCalls = [
  serve(pageNames, (accepted) =>
    sendForVisitors(accepted, 'publicSubMenu', { complete: namesOnly, alsoMeets: activeMenus }),
  ),
  serve(wholeMenus, (accepted) => sendForVisitors(accepted, 'publicMenu', { complete: withSubMenus })),
];

type PageName = Answered<typeof pageNames>[number];

interface VisitorList<T> {
  readonly complete: (listed: Listed, isKeeper: boolean) => Promise<T[]>;
  /** What the records must meet besides being active themselves. */
  readonly alsoMeets?: (context: Context) => Promise<Condition>;
}

async function sendForVisitors<T>(
  accepted: Pick<AcceptedRequest, 'context' | 'caller' | 'request' | 'reply'>,
  name: string,
  { complete, alsoMeets }: VisitorList<T>,
) {
  const { context, caller } = accepted;
  const resource = context.registry.get(name);
  const isKeeper = isAllowed(caller, resource, 'read');
  return sendList<T>({
    accepted,
    resource,
    narrowed: { filter: isKeeper ? {} : { is_active: 1, ...(await alsoMeets?.(context)) } },
    complete: (records) => complete({ context, caller, records }, isKeeper),
  });
}

/** A page is not shown while its menu is switched off. */
async function activeMenus(context: Context): Promise<Condition> {
  const menus = await schoolTables<'public_menus'>(context)
    .selectFrom('public_menus')
    .select('id')
    .where('is_active', '=', 1)
    .execute();
  return { public_menu_id: menus.map(({ id }) => id) };
}

/** The pages by name and address. */
async function namesOnly({ records }: Listed): Promise<PageName[]> {
  return (records as readonly (PresentedRecord & PageName)[]).map(
    ({ id, public_menu_id, name, slug, page_design_type_id }) => ({
      id,
      public_menu_id,
      name,
      slug,
      page_design_type_id,
    }),
  );
}
