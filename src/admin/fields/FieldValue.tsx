import { Icon } from '../icons/Icon.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AnyField } from '../../core/fields/field.ts';
import { embedKey } from '../../core/resource.ts';
import { isFilled } from '../../core/conditions.ts';
import { ActiveChip } from './ActiveChip.tsx';
import './fields.css';
import { FileLink } from './FileLink.tsx';
import { formatNumber, NOTHING } from '../format/format.ts';
import { formatValue, plainText } from '../format/formatValue.ts';
import { titleOf } from '../format/titleOf.ts';
import { firstWords } from './firstWords.ts';
import { OptionChip } from './OptionChip.tsx';
import { RowsTable } from './RowsTable.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useShownResource, useWords } from './useWords.ts';
import type { AnyRecord } from '../format/values.ts';
import { Link } from 'react-router';
import { buildPath } from '../../core/paths.ts';
import { useMay } from '../providers/ability.ts';
import { useRegistry } from '../product/product.ts';

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
  // What a record is called is the same in its list as wherever else it is named.
  const isTitle = resource.title === `{${name}}`;
  const text = isTitle ? titleOf(resource, record, words.conventions) : formatValue({ field, name, record }, words);
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
      return isCell ? (
        formatNumber(countOf(value), words.conventions)
      ) : (
        <RowsTable field={field} name={name} rows={value} Value={FieldValue} />
      );
    case 'richText':
      return isCell ? <bdi>{firstWords(plainText(String(value)))}</bdi> : <Rich html={String(value)} />;
    case 'longText':
      // Its full stop stands where the text's own script has it, whatever the language of the page.
      return isCell ? (
        <bdi>{firstWords(text)}</bdi>
      ) : (
        <span className="field-long" dir="auto">
          {text}
        </span>
      );
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

function Links({
  target,
  embedded,
  text,
}: {
  readonly target: string;
  readonly embedded: unknown;
  readonly text: string;
}) {
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

function Pictures({
  paths,
  isCell,
  title,
}: {
  readonly paths: unknown;
  readonly isCell: boolean;
  readonly title: string;
}) {
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

function BooleanValue({ isOn, text }: { readonly isOn: boolean; readonly text: string }) {
  return (
    <span className="field-boolean" data-on={isOn}>
      <Icon name={isOn ? 'Check' : 'Remove'} />
      {text}
    </span>
  );
}

const SCHEMES = { email: 'mailto:', phone: 'tel:', url: '' } as const;

interface LinkedTextProps {
  readonly kind: keyof typeof SCHEMES;
  readonly text: string;
}

/** An address that can be followed: mail, telephone or web. These read from left to right in every language. */
function LinkedText({ kind, text }: LinkedTextProps) {
  const outside = kind === 'url' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="field-link" href={hrefOf(kind, text)} {...outside} onClick={(event) => event.stopPropagation()}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}

function hrefOf(kind: keyof typeof SCHEMES, text: string): string {
  if (kind === 'url') return /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return SCHEMES[kind] + (kind === 'phone' ? text.replace(/[^\d+]/g, '') : text);
}

interface ReferenceLinkProps {
  readonly target: string;
  readonly id: unknown;
  readonly name: string;
}

/** A referenced record's title, as a link for whoever may read it. */
function ReferenceLink({ target, id, name }: ReferenceLinkProps) {
  const may = useMay();
  const registry = useRegistry();
  const resource = registry.get(target);
  if (!resource.screens.show || !may(resource, 'read')) return <bdi>{name}</bdi>;
  return (
    <Link
      className="field-link"
      to={buildPath(resource.screens.show, { id: String(id) })}
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
