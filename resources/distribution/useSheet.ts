import { useCallback, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { distributionsOfClass, saveDistributionsOfClass } from '../../schemas/exams/distributionCalls.ts';
import { registry } from '../../schemas/index.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { intlLocale } from '../../src/admin/format/format.ts';
import { ApiError } from '../../src/admin/http/apiError.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import { typedNumber } from '../../src/admin/inputs/amounts.ts';
import { useErrorNotice } from '../../src/admin/notices/useErrorNotice.ts';
import { useMay } from '../../src/admin/providers/ability.ts';
import { groupSignOf } from '../../src/core/rules/parseAmount.ts';
import { addColumn } from './changes.ts';
import { NO_COLUMNS } from './columns.ts';
import type { DistributionPlace } from '../../schemas/exams/distributionCalls.ts';
import { type Reconciled, reconcile, takeStored } from './reconcile.ts';
import { NO_REFUSALS, placeRefusals, type Refusals } from './refusals.ts';
import { changedRows, type Sheet, sheetOf, type SubjectAnswer, type SubjectRow, type Writing } from './sheet.ts';

const resource = registry.get('markDistribution');
/** The components that an exam usually has; a class without any distribution begins with them. */
const USUAL = ['written', 'mcq', 'practical'] as const;

/** What others changed while the sheet was open. */
export type Conflict = Pick<Reconciled, 'renewed' | 'contested'>;

interface SheetState {
  readonly sheet: Sheet;
  readonly stored: Sheet;
  readonly refusals: Refusals;
  readonly conflict: Conflict | undefined;
  /** How many saves were refused for what is typed. */
  readonly attempts: number;
}

/** The sheet of a class as it is typed, beside what is stored of it. */
export function useSheet({
  place,
  answers,
}: {
  readonly place: DistributionPlace;
  readonly answers: readonly SubjectAnswer[];
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice(resource);
  const queryClient = useQueryClient();
  const may = useMay();
  const writing = useWriting();
  const mayUpdate = may(resource, 'update');
  const [isSaving, setSaving] = useState(false);
  const [state, setState] = useState<SheetState>(() => {
    const sheet = begin(answers, writing, (name) => translate(`pages.marks.usual.${name}`));
    return { sheet, stored: sheet, refusals: NO_REFUSALS, conflict: undefined, attempts: 0 };
  });
  const { sheet, stored } = state;
  const sent = useMemo(() => changedRows(sheet, stored, writing.groupSign), [sheet, stored, writing]);

  const change = useCallback((next: (sheet: Sheet) => Sheet, forget?: (refusals: Refusals) => Refusals) => {
    setState((before) => ({
      ...before,
      sheet: next(before.sheet),
      refusals: forget ? forget(before.refusals) : before.refusals,
    }));
  }, []);
  const isReadOnly = useCallback((row: SubjectRow) => row.version !== null && !mayUpdate, [mayUpdate]);

  const reload = async (error: ApiError) => {
    const { rows } = await callApi(distributionsOfClass, { query: place });
    const found = reconcile({ ...writing, sheet, stored, answers: rows });
    if (found.renewed.length + found.contested.length === 0) return noteError(error);
    const { sheet: merged, stored: now } = found;
    setState((before) => ({ ...before, sheet: merged, stored: now, refusals: NO_REFUSALS, conflict: found }));
  };
  const refused = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return reload(error);
    if (!error.body.errors) return noteError(error);
    const refusals = placeRefusals(error.body.errors, sent);
    setState((before) => ({ ...before, refusals, attempts: before.attempts + 1 }));
  };

  /** Saves what differs from what is stored; answers whether that was done. */
  const save = async (): Promise<boolean> => {
    if (isSaving || sent.length === 0) return false;
    setSaving(true);
    try {
      const input = { ...place, rows: sent.map(({ body }) => body) };
      const { message, data } = await callApi(saveDistributionsOfClass, { input, encoding: 'json' });
      const saved = sheetOf(data.rows, { known: sheet, show: writing.show });
      setState((before) => ({
        ...before,
        sheet: saved,
        stored: saved,
        refusals: NO_REFUSALS,
        conflict: undefined,
      }));
      notify(message, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: [resource.name] });
      return true;
    } catch (error) {
      await refused(error).catch(noteError);
      return false;
    } finally {
      setSaving(false);
    }
  };

  const takeTheirs = () =>
    setState((before) => ({
      ...before,
      sheet: takeStored(before.sheet, before.stored, before.conflict?.contested ?? []),
      conflict: undefined,
    }));
  return { ...state, writing, isDirty: sent.length > 0, isSaving, isReadOnly, change, save, takeTheirs };
}

/** How numbers are written in the language of the screen. */
function useWriting(): Writing {
  const { locale } = useConventions();
  return useMemo(
    () => ({ groupSign: groupSignOf(intlLocale(locale)), show: (value: number) => typedNumber(value, { locale }) }),
    [locale],
  );
}

function begin(
  answers: readonly SubjectAnswer[],
  { show }: Writing,
  nameOf: (usual: (typeof USUAL)[number]) => string,
): Sheet {
  const sheet = sheetOf(answers, { known: NO_COLUMNS, show });
  if (sheet.columns.length > 0) return sheet;
  return USUAL.reduce((filled, usual) => addColumn(filled, nameOf(usual)), sheet);
}
