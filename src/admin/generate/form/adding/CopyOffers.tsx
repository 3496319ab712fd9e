import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isFilled } from '../../../../core/conditions.ts';
import type { ReferenceField, TextField } from '../../../../core/fields/field.ts';
import { useConventions } from '../../../fields/useConventions.ts';
import { fieldLabel } from '../../../format/labels.ts';
import { titleOf } from '../../../format/titleOf.ts';
import { useRegistry } from '../../../product/product.ts';
import { useFormSession } from '../session/formSession.ts';
import { useAddingTexts } from './useAddingTexts.ts';

interface CopyOffersProps {
  readonly field: TextField;
  readonly name: string;
}

/** The texts that a field may take over: of another field of the form, and of what a reference of it leads to. */
export function CopyOffers({ field, name }: CopyOffersProps) {
  return field.copiedFrom?.map((source) => {
    const [first = '', second, third] = source.split('.');
    if (second === undefined) return <SameAs key={source} source={first} name={name} />;
    if (third === undefined) return <OfReferred key={source} reference={first} field={second} name={name} />;
    return <OfListed key={source} reference={first} list={second} field={third} name={name} />;
  });
}

/** A tick that fills the field with another one. While both are the same, it follows what is typed there. */
function SameAs({ source, name }: { readonly source: string; readonly name: string }) {
  const { resource } = useFormSession();
  const { setValue, setFocus } = useFormContext();
  const translate = useTranslate();
  const text = useAddingTexts();
  const [theirs, own]: readonly unknown[] = useWatch({ name: [source, name] });
  const last = useRef(theirs);
  const follow = useEffectEvent(() => {
    const wasSame = isFilled(last.current) && own === last.current;
    last.current = theirs;
    if (wasSame && own !== theirs) setValue(name, theirs ?? null, { shouldDirty: true });
  });
  useEffect(() => {
    if (theirs !== last.current) follow();
  }, [theirs]);
  if (!isFilled(theirs)) return null;
  const isSame = own === theirs;
  // What was typed for this field alone is not lost by a tick: first it has to be emptied.
  if (isFilled(own) && !isSame) return null;
  const tick = (isTicked: boolean) => {
    setValue(name, isTicked ? theirs : null, { shouldDirty: true, shouldValidate: isTicked });
    if (!isTicked) setFocus(name);
  };
  return (
    <FormControlLabel
      className="adding-same"
      control={<Checkbox size="small" checked={isSame} onChange={(_, isTicked) => tick(isTicked)} />}
      label={text('sameAs', { label: fieldLabel(translate, resource.name, source) })}
    />
  );
}

interface ReferredProps {
  readonly reference: string;
  readonly field: string;
  readonly name: string;
}

function OfReferred({ reference, field, name }: ReferredProps) {
  const target = useTarget(reference);
  const id = useReferredId(reference);
  const { data } = useGetOne(target.name, { id: id ?? 0 }, { enabled: id !== undefined, retry: false });
  const conventions = useConventions();
  if (id === undefined || !data) return null;
  return <Offer name={name} of={titleOf(target, data, conventions)} value={data[field]} />;
}

/** Of the records that what is referred to lists, the one that was entered last. */
function OfListed({ reference, list, field, name }: ReferredProps & { readonly list: string }) {
  const registry = useRegistry();
  const listed = useTarget(reference).fields[list];
  const records = listed?.kind === 'computed' ? listed.records : undefined;
  const id = useReferredId(reference);
  const { record } = useFormSession();
  const { data } = useGetList(
    records?.resource ?? '',
    {
      filter: { [records?.by ?? '']: id },
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: id !== undefined && records !== undefined, retry: false },
  );
  const conventions = useConventions();
  const other = data?.find((each) => each.id !== record?.id);
  if (id === undefined || !records || !other) return null;
  return <Offer name={name} of={titleOf(registry.get(records.resource), other, conventions)} value={other[field]} />;
}

function Offer({ name, of, value }: { readonly name: string; readonly of: string; readonly value: unknown }) {
  const { setValue, setFocus } = useFormContext();
  const own: unknown = useWatch({ name });
  const text = useAddingTexts();
  if (!isFilled(value) || isFilled(own)) return null;
  const take = () => {
    setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return (
    <Button size="small" className="adding-offer" onClick={take}>
      {text('copy', { name: of, text: String(value) })}
    </Button>
  );
}

function useTarget(reference: string) {
  const { resource } = useFormSession();
  return useRegistry().get((resource.fields[reference] as ReferenceField).target);
}

function useReferredId(reference: string): number | undefined {
  const id: unknown = useWatch({ name: reference });
  return typeof id === 'number' ? id : undefined;
}
