import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { fieldOf, isEntered, type Resource } from '../../../../core/resource.ts';
import { FieldValue } from '../../../fields/FieldValue.tsx';
import { useIsOnline } from '../../../http/connection.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMay } from '../../../providers/ability.ts';
import '../../form/form.css';
import { FormField } from '../../form/FormField.tsx';
import { FormProblems } from '../../form/FormProblems.tsx';
import { useFormSession } from '../../form/session/formSession.ts';
import { isFormField } from '../../form/session/isFormField.ts';
import { RecordForm } from '../../form/RecordForm.tsx';
import { useForgetDraft } from '../../form/useDrafts.ts';
import { useLeaveQuestion } from '../../shared/useLeaveQuestion.tsx';
import type { Column } from '../listColumns.ts';
import { useListRowsTexts } from './listRowsTexts.ts';
import { isLastStop, stepOf } from './rowSteps.ts';
import { NEW, type OpenRow } from './openRow.ts';

export interface RowFormHandle {
  /** Saves what is typed, and opens another row once that is done. */
  readonly leaveFor: (to: OpenRow) => void;
}

interface RowFormProps {
  readonly ref: Ref<RowFormHandle>;
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly isSelectable: boolean;
  /** The record that is changed; none when one is made. */
  readonly record: RaRecord | undefined;
  readonly next: (step: 1 | -1) => OpenRow | undefined;
  /** Told whether something would be lost if the row were closed. */
  readonly onTouched: (isTouched: boolean) => void;
  /** Opens another row, or none. */
  readonly onGo: (to: OpenRow | undefined) => void;
}

/** A row that is typed in: the form of its record, with its inputs below the heads of their columns. */
export function RowForm({ ref, resource, columns, isSelectable, record, next, onTouched, onGo }: RowFormProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const wanted = useRef<OpenRow>(undefined);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isLeaving = useRef(false);
  const isOnline = useIsOnline();
  const forgetDraft = useForgetDraft(resource, record?.id as number | undefined);
  const { leave, question } = useLeaveQuestion({
    isDirty,
    onLeave: () => {
      if (isDirty) forgetDraft();
      onGo(undefined);
    },
  });
  useLayoutEffect(() => {
    onTouched(isDirty);
    return () => onTouched(false);
  }, [onTouched, isDirty]);
  const leaveAtLast = useEffectEvent(() => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    leave();
  });
  useEffect(() => {
    if (!isSaving) leaveAtLast();
  }, [isSaving]);

  const leaveFor = (to: OpenRow | undefined) => {
    if (!isDirty) return onGo(to);
    wanted.current = to;
    element.current?.querySelector('form')?.requestSubmit();
  };
  useImperativeHandle(ref, () => ({ leaveFor }));

  const goBy = (step: 1 | -1, isTab: boolean): boolean => {
    const to = next(step);
    if (to === undefined && !isTab) return false;
    leaveFor(to);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // What a dialog over the row answers is not meant for the row.
    if (!element.current?.contains(event.target as Node) || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      // What is on its way may still be refused: the row is left once it is not.
      isLeaving.current = isSaving && isOnline;
      return element.current.querySelector<HTMLButtonElement>('[data-cancel]')?.click();
    }
    if (event.key === 'Enter') wanted.current = undefined;
    const isTab = isLastStop(event, element.current);
    const step = isTab ? 1 : stepOf(event);
    if (step === undefined) return;
    // A new record that is typed is saved by Tab as by Enter, and the next one begins.
    if (isTab && record === undefined) {
      if (!isDirty) return;
      event.preventDefault();
      return element.current.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
    }
    if (goBy(step, isTab)) event.preventDefault();
  };
  return (
    <tr ref={element} className="list-edit" data-id={record?.id ?? NEW} onKeyDown={press}>
      <td colSpan={columns.length + 1 + Number(isSelectable)}>
        <RecordForm
          resource={resource}
          record={record}
          layout="dialog"
          className="list-edit-form"
          onSaved={() => {
            const to = wanted.current;
            wanted.current = undefined;
            onGo(to);
          }}
          onCancel={leave}
          onSaving={setIsSaving}
          onDirty={setIsDirty}
        >
          <FormProblems />
          <RowFields {...{ columns, isSelectable, record }} />
        </RecordForm>
        {question}
      </td>
    </tr>
  );
}

/** The inputs of a row, each as wide as its column; those that have no column stand behind, with their labels. */
function RowFields({ columns, isSelectable, record }: Pick<RowFormProps, 'columns' | 'isSelectable' | 'record'>) {
  const element = useRef<HTMLDivElement>(null);
  const session = useFormSession();
  const may = useMay();
  const widths = useColumnWidths(element);
  const entered = session.resource.form.sections
    .flatMap(({ fields }) => fields)
    .filter((name) => {
      const field = fieldOf(session.resource, name);
      return field && isEntered(field) && isFormField({ ...session, name, may });
    });
  const others = entered.filter((name) => !columns.some((column) => column.name === name));
  const widthOf = (index: number) => widths[index + Number(isSelectable)];
  return (
    <div ref={element} className="list-edit-fields" data-fields>
      {isSelectable && <span className="list-edit-gap" style={{ inlineSize: widths[0] }} />}
      {columns.map(({ name, field }, index) => (
        <Cell key={name} width={widthOf(index)}>
          {entered.includes(name) ? (
            <FormField name={name} />
          ) : (
            record && <FieldValue field={field} name={name} record={record} isCell />
          )}
        </Cell>
      ))}
      {others.map((name) => (
        <div key={name} className="list-edit-cell" data-labelled>
          <FormField name={name} />
        </div>
      ))}
      <RowButtons />
    </div>
  );
}

function Cell({ width, children }: { readonly width: number | undefined; readonly children: ReactNode }) {
  return (
    <div className="list-edit-cell" style={width ? { flexBasis: width } : undefined}>
      {children}
    </div>
  );
}

function RowButtons() {
  const { record, isSaving, isLocked, stay, cancel } = useFormSession();
  const translate = useTranslate();
  const texts = useListRowsTexts();
  const isOnline = useIsOnline();
  const isWaiting = isSaving && !isOnline;
  const save = translate(isWaiting ? 'screens.form.waiting' : 'ra.action.save');
  return (
    <span className="list-edit-tools" title={texts?.saves}>
      {isWaiting && <span role="status">{save}</span>}
      {/* Enter presses it: a new record is followed by another one. The keys reach both, so Tab passes them. */}
      <button
        type="submit"
        className="list-tool"
        data-tone="success"
        tabIndex={-1}
        aria-label={save}
        aria-keyshortcuts="Enter"
        aria-busy={isSaving}
        disabled={isLocked || isWaiting}
        onClick={record ? undefined : stay}
      >
        <Icon name="Check" />
      </button>
      <button
        type="button"
        className="list-tool"
        data-cancel
        tabIndex={-1}
        aria-label={translate('ra.action.cancel')}
        aria-keyshortcuts="Escape"
        onClick={cancel}
      >
        <Icon name="Close" />
      </button>
    </span>
  );
}

/** How wide the columns of the table are around an element, its first cells too. */
function useColumnWidths(element: { readonly current: HTMLElement | null }): readonly number[] {
  const [widths, setWidths] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const heads = element.current?.closest('table')?.tHead?.rows[0]?.cells;
    if (!heads) return undefined;
    const measure = () => {
      const measured = [...heads].map((head) => Math.floor(head.getBoundingClientRect().width));
      setWidths((before) => (before.join() === measured.join() ? before : measured));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [element]);
  return widths;
}
