import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyField } from '../../core/fields/field.ts';
import { embedKey } from '../../core/resource.ts';
import { isFilled } from '../../core/conditions.ts';
import { ActiveChip } from './ActiveChip.tsx';
import { BooleanValue } from './BooleanValue.tsx';
import './fields.css';
import { FileLink } from './FileLink.tsx';
import { formatNumber, NOTHING } from './format.ts';
import { formatValue, plainText } from './formatValue.ts';
import { firstWords } from './firstWords.ts';
import { LinkedText } from './LinkedText.tsx';
import { OptionChip } from './OptionChip.tsx';
import { ReferenceLink } from './ReferenceLink.tsx';
import { RowsTable } from './RowsTable.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useShownResource, useWords } from './useWords.ts';
import type { AnyRecord } from './values.ts';

const RichTextView = lazy(() => import('./RichTextView.tsx').then((module) => ({ default: module.RichTextView })));

export interface FieldValueProps {
  readonly field: AnyField;
  readonly name: string;
  readonly record: AnyRecord;
  /** In a cell a value takes one line and little room; otherwise it is shown in full. */
  readonly isCell?: boolean;
  /** What a missing picture is a picture of: its initials stand in. */
  readonly title?: string;
}

/** A field's value as it is shown in lists and on a record's page. */
export function FieldValue({ field, name, record, isCell = false, title = '' }: FieldValueProps): ReactNode {
  const words = useWords();
  const resource = useShownResource();
  const value = record[name];
  if (field.kind === 'image' && (isCell || isFilled(value))) {
    return <Thumbnail path={value} title={title} size={isCell ? 'small' : 'large'} />;
  }
  if (!isFilled(value)) return <span className="field-nothing">{NOTHING}</span>;
  if (name === 'is_active' && resource.toggle) return <ActiveChip isActive={Number(value) === 1} />;
  const text = formatValue({ field, name, record }, words);
  switch (field.kind) {
    case 'status':
    case 'choice':
      return <OptionChip field={field} name={name} value={value} text={text} />;
    case 'boolean':
      return <BooleanValue isOn={Number(value) === 1} text={text} />;
    case 'reference':
      return <ReferenceLink target={field.target} id={value} name={text} />;
    case 'manyToMany':
      return <Links target={field.target} embedded={record[embedKey(name)]} text={text} />;
    case 'computed':
      return field.records ? <Links target={field.records.resource} embedded={value} text={text} /> : text;
    case 'email':
    case 'phone':
    case 'url':
      return <LinkedText kind={field.kind} text={text} />;
    case 'color':
      return <ColorValue color={text} />;
    case 'file':
      return <FileLink path={String(value)} />;
    case 'images':
      return <Pictures paths={value} isCell={isCell} title={title} />;
    case 'children':
      return isCell ? formatNumber(countOf(value), words.conventions) : <RowsTable field={field} name={name} rows={value} Value={FieldValue} />;
    case 'richText':
      return isCell ? firstWords(plainText(String(value))) : <Rich html={String(value)} />;
    case 'longText':
      return isCell ? firstWords(text) : <span className="field-long">{text}</span>;
    case 'text':
      return <bdi className="field-text">{text}</bdi>;
    default:
      return text;
  }
}

function Rich({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={plainText(html)}>
      <RichTextView html={html} />
    </Suspense>
  );
}

function Links({ target, embedded, text }: { readonly target: string; readonly embedded: unknown; readonly text: string }) {
  if (!Array.isArray(embedded)) return text;
  return (
    <span className="field-chips">
      {embedded.map(({ id, name }: { id: number; name: string }) => (
        <span key={id} className="field-chip" data-tone="neutral">
          <ReferenceLink target={target} id={id} name={name} />
        </span>
      ))}
    </span>
  );
}

function ColorValue({ color }: { readonly color: string }) {
  return (
    <span className="field-color">
      <span className="field-swatch" style={{ background: color }} aria-hidden />
      <bdi>{color}</bdi>
    </span>
  );
}

const SHOWN_PICTURES = 3;

function Pictures({ paths, isCell, title }: { readonly paths: unknown; readonly isCell: boolean; readonly title: string }) {
  const { conventions } = useWords();
  const all = Array.isArray(paths) ? paths : [];
  const shown = isCell ? all.slice(0, SHOWN_PICTURES) : all;
  return (
    <span className="field-pictures">
      {shown.map((path) => (
        <Thumbnail key={String(path)} path={path} title={title} size={isCell ? 'small' : 'large'} />
      ))}
      {all.length > shown.length && `+${formatNumber(all.length - shown.length, conventions)}`}
    </span>
  );
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
