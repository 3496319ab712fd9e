import { Button } from '@mui/material';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import { MAX_COMPONENTS } from '../../schemas/exams/distributionCalls.ts';
import { useWords } from '../../src/admin/fields/useWords.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { UnsavedGuard } from '../../src/admin/generate/form/UnsavedGuard.tsx';
import { useSaveKeys } from '../../src/admin/generate/form/useSaveKeys.ts';
import { useWayBack } from '../../src/admin/generate/shared/wayBack.ts';
import { Icon } from '../../src/admin/icons/Icon.tsx';
import { addColumn } from './changes.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { type FillResult, fillSheet } from './fill.ts';
import { FillDialog } from './FillDialog.tsx';
import { FilledNote } from './FilledNote.tsx';
import { pasteBlock } from './paste.ts';
import type { DistributionPlace } from '../../schemas/exams/distributionCalls.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { NO_REFUSALS } from './refusals.ts';
import type { SubjectAnswer } from './sheet.ts';
import { SheetTable } from './SheetTable.tsx';
import { useSheet } from './useSheet.ts';

const resource = registry.get('markDistribution');

interface SheetEditorProps {
  readonly place: DistributionPlace;
  readonly answers: readonly SubjectAnswer[];
  readonly onDirty: (isDirty: boolean) => void;
}

/** The sheet with what fills it, what is wrong with it, and the button that saves all of it. */
export function SheetEditor({ place, answers, onDirty }: SheetEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { conventions } = useWords();
  const goBack = useWayBack(resource);
  const editor = useSheet({ place, answers });
  const { sheet, stored, refusals, conflict, writing, isDirty, isSaving, isReadOnly, change, save } = editor;
  const [isFilling, setFilling] = useState(false);
  const [filled, setFilled] = useState<FillResult>();
  const form = useRef<HTMLFormElement>(null);
  const mayLeave = useRef(false);
  useSaveKeys({ form, layout: 'page' });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (await save()) setFilled(undefined);
  };
  const fill = (source: readonly SubjectAnswer[]) => {
    const result = fillSheet(sheet, source, { ...writing, isReadOnly });
    change(
      () => result.sheet,
      () => NO_REFUSALS,
    );
    setFilled(result);
    setFilling(false);
  };
  const paste = (from: CellPosition, text: string) => {
    const { sheet: pasted, left } = pasteBlock(sheet, text, { ...writing, from, isReadOnly });
    change(
      () => pasted,
      () => NO_REFUSALS,
    );
    if (left > 0)
      notify('pages.marks.notPasted', {
        type: 'warning',
        messageArgs: { count: formatPlainNumber(left, conventions) },
      });
  };

  return (
    <form ref={form} className="marks-editor" noValidate onSubmit={submit}>
      <div className="marks-tools">
        <Button
          color="inherit"
          startIcon={<Icon name="FileDownloadOutlined" size="small" />}
          disabled={isSaving}
          onClick={() => setFilling(true)}
        >
          {translate('pages.marks.fill')}
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon name="Add" size="small" />}
          disabled={isSaving || sheet.columns.length >= MAX_COMPONENTS}
          onClick={() => change((before) => addColumn(before, ''))}
        >
          {translate('pages.marks.addComponent')}
        </Button>
      </div>
      {conflict && (
        <ConflictNote
          conflict={conflict}
          columns={stored.columns}
          isSaving={isSaving}
          onKeepMine={() => void submit()}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      {filled && <FilledNote filled={filled} onClose={() => setFilled(undefined)} />}
      <RefusalNote refusals={refusals} attempts={editor.attempts} table={form} />
      <SheetTable
        sheet={sheet}
        refusals={refusals}
        writing={writing}
        place={place}
        isSaving={isSaving}
        isReadOnly={isReadOnly}
        change={change}
        onPaste={paste}
      />
      <p className="block-help">{translate('pages.marks.help')}</p>
      <div className="form-bar">
        <Button color="inherit" onClick={goBack}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!isDirty}
          loading={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          title={translate('screens.form.saveHint')}
        >
          {translate('ra.action.save')}
        </Button>
      </div>
      {isFilling && <FillDialog place={place} onFill={fill} onClose={() => setFilling(false)} />}
      <UnsavedGuard isDirty={isDirty} mayLeave={mayLeave} />
    </form>
  );
}
