import { useState } from 'react';
import { useGetList, useListContext, useStore } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { fieldsOf, type PlanView, type ViewOwner } from '../../../core/listViews.ts';
import { presetCondition } from '../../../core/preset.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { AnyRecord } from '../../format/values.ts';
import { onlyFilter } from '../../inputs/onlyFilter.ts';
import { useAccount } from '../../providers/ability.ts';
import { useAllRecords } from './useAllRecords.ts';
import { useViewAddress } from './useViewAddress.ts';
import { combinations, isSame } from './weekGrid.ts';

/** What a week or a plan asks for before it shows anything. */
export type ViewParameters = Pick<PlanView, 'of' | 'within'>;

const ONE = { page: 1, perPage: 1 };
const NOBODY: AnyRecord = {};

/**
 * Whose week or plan is shown: what the list is filtered by, else what the address says, else the user's own, else the one chosen
 * last. Of what is said by several fields the first is asked for; the others are offered as they are found.
 */
export function useViewOwner(resource: Resource, { of, within }: ViewParameters) {
  const { filterValues } = useListContext();
  const { of: said, change } = useViewAddress();
  const own = useOwnValues(resource, of, said === undefined);
  const [kept, keep] = useStore<AnyRecord>(`${resource.name}.whose`, NOBODY);
  const [asked, ask] = useState<ViewOwner>();
  const filtered = plainValues(filterValues, of.flatMap(fieldsOf));
  const chosen = { ...(said ?? own.values ?? kept), ...filtered };
  const owner = asked ?? of.find((each) => isFilled(chosen[fieldsOf(each)[0]])) ?? of[0];
  const names = fieldsOf(owner);
  const [first] = names;
  const isSearched = fieldOf(resource, first)?.kind === 'text';
  const frame = useFrameRecord(resource, within, { ...said, ...filterValues });
  const isAsked = !isSearched && !own.isPending && !isFilled(chosen[first]);
  const answer = useAllRecords(resource, {
    filters: [
      {
        ...filterValues,
        ...resource.pathValues,
        ...(within && isFilled(frame.id) && { [within]: frame.id }),
        ...(!isSearched && { [first]: chosen[first] }),
      },
    ],
    isWanted: !own.isPending && !frame.isPending && !isAsked,
  });
  const further = isSearched ? names : names.slice(1);
  const found = answer.data && !isAsked ? answer.data.data : [];
  const offered = further.length > 0 ? combinations(found, further) : [];
  // Where nothing further is said, the first combination is as good as any other.
  const begun = isSearched ? undefined : offered[0];
  const combination = offered.find((each) => hasAny(chosen, further) && isSame(each, chosen, further)) ?? begun;
  const records =
    further.length === 0 ? found : found.filter((each) => combination && isSame(each, combination, further));

  const choose = (values: AnyRecord) => {
    ask(undefined);
    keep(values);
    const frameValue = within && said && isFilled(said[within]) ? { [within]: said[within] } : {};
    change({ of: { ...frameValue, ...values }, without: of.flatMap(fieldsOf) });
  };
  return {
    owner,
    names,
    chosen,
    /** What is offered besides the first: one record that has it of each. */
    offered,
    further,
    combination,
    frame,
    records,
    answer,
    isAsked: isAsked || (further.length > 0 && offered.length > 0 && !combination),
    isPending: own.isPending || frame.isPending || (!isAsked && answer.isPending),
    ask,
    choose,
    chooseWithin: (id: number | undefined) =>
      within && change({ of: { ...chosen, [within]: id ?? null }, without: [within] }),
  };
}

/** What is asked for besides: what is said, else what its field presets. */
function useFrameRecord(resource: Resource, within: string | undefined, said: AnyRecord) {
  const field = within === undefined ? undefined : fieldOf(resource, within);
  const reference = field?.kind === 'reference' ? field : undefined;
  const preset = reference && presetCondition(reference);
  const isPreset = preset !== undefined && within !== undefined && !isFilled(said[within]);
  const { data, isPending } = useGetList(
    reference?.target ?? '',
    { pagination: ONE, filter: onlyFilter({ ...reference?.only, ...preset }) },
    { enabled: isPreset, retry: false },
  );
  const id: unknown = isPreset ? data?.[0]?.id : within && said[within];
  return { field: reference, id, isPending: isPreset && isPending };
}

/** The user's own record, where a week can be that of such a one, and there is anything in it. */
function useOwnValues(resource: Resource, of: readonly ViewOwner[], isWanted: boolean) {
  const { user } = useAccount();
  const name = of.flatMap((owner) => (typeof owner === 'string' ? [owner] : [])).find((each) => ownOf(each));
  const own = name === undefined ? undefined : ownOf(name);
  const { total, isPending } = useGetList(
    resource.name,
    { pagination: ONE, filter: name === undefined ? {} : { [name]: own } },
    { enabled: isWanted && own !== undefined, retry: false },
  );
  if (!isWanted || name === undefined) return { values: undefined, isPending: false };
  return { values: total === 0 ? undefined : { [name]: own }, isPending };

  function ownOf(each: string): number | undefined {
    const field = fieldOf(resource, each);
    const record = user?.records?.find(
      ({ resource: target }) => field?.kind === 'reference' && target === field.target,
    );
    return record && Number(record.id);
  }
}

function plainValues(filter: AnyRecord, names: readonly string[]): AnyRecord {
  const plain = names.filter((name) => ['string', 'number'].includes(typeof filter[name]) && isFilled(filter[name]));
  return Object.fromEntries(plain.map((name) => [name, filter[name]]));
}

function hasAny(values: AnyRecord, names: readonly string[]): boolean {
  return names.some((name) => isFilled(values[name]));
}
