import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { holds, isFilled, referredTests } from '../../../../core/conditions.ts';
import { fieldOf } from '../../../../core/resource.ts';
import { useMay } from '../../../providers/ability.ts';
import { focusFirstEmpty } from '../session/focusFirst.ts';
import { useFormSession } from '../session/formSession.ts';
import { isFormField } from '../session/isFormField.ts';
import { wrongPaths } from '../session/wrongPaths.ts';
import './adding.css';
import { useAddingTexts } from './useAddingTexts.ts';

/** The sections of a long form, with what is missing or wrong in each. Alt and an arrow lead from one to the next. */
export function SectionNav() {
  const session = useFormSession();
  const { resource, record } = session;
  const may = useMay();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const values = useWatch({ control });
  const translate = useTranslate();
  const text = useAddingTexts();
  const place = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  const sections = resource.form.sections
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter((each) => isFormField({ ...session, name: each, may })),
    }))
    .filter(({ fields }) => fields.length > 0);
  const wrong = wrongPaths(errors, resource).map((path) => path.split('.')[0] ?? path);
  const whole = { ...record, ...values };
  const isMissing = (name: string) => {
    const field = fieldOf(resource, name);
    if (!field || isFilled(whole[name])) return false;
    const isCounted = record === undefined && 'next' in field && field.next !== undefined;
    const isAsked = (field.required && !isCounted) || (field.requiredWhen && holds(field.requiredWhen, whole));
    // A condition about another record is not known here.
    const isThere = referredTests(field.visibleWhen).length === 0 && holds(field.visibleWhen, whole);
    return Boolean(isAsked) && isThere;
  };

  const elementOf = (name: string | undefined) =>
    place.current?.closest('form')?.querySelector<HTMLElement>(`[data-section="${name}"]`) ?? null;
  const goTo = (name: string | undefined) => {
    const section = elementOf(name);
    if (!section) return;
    section.scrollIntoView({ block: 'start' });
    focusFirstEmpty(section, { preventScroll: true });
    // What can be taken over need not be typed.
    const cell = document.activeElement?.closest('[data-field]');
    cell?.querySelector<HTMLElement>('[data-offer] button')?.focus({ preventScroll: true });
  };
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!event.altKey || event.ctrlKey || event.metaKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = sections.findIndex(({ name }) => elementOf(name)?.contains(document.activeElement));
    goTo(sections[Math.min(Math.max(at + by, 0), sections.length - 1)]?.name);
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const onKey = (event: KeyboardEvent) => step(event);
    const onFocus = ({ target }: FocusEvent) => {
      const name =
        target instanceof Element ? target.closest('[data-section]')?.getAttribute('data-section') : undefined;
      if (name) setCurrent(name);
    };
    // Before a chooser opens its list for the same keys.
    form?.addEventListener('keydown', onKey, { capture: true });
    form?.addEventListener('focusin', onFocus);
    return () => {
      form?.removeEventListener('keydown', onKey, { capture: true });
      form?.removeEventListener('focusin', onFocus);
    };
  }, []);
  useEffect(() => {
    // Only the row of sections moves, and not the page.
    const item = [...(place.current?.children ?? [])].find((each) => each.getAttribute('data-name') === current);
    if (item instanceof HTMLElement && place.current)
      place.current.scrollLeft = item.offsetLeft - place.current.offsetLeft - 24;
  }, [current]);

  return (
    <nav ref={place} className="adding-nav" aria-label={text('sections')} title={text('keys')}>
      {sections.map(({ name, fields }) => {
        const errors = fields.filter((each) => wrong.includes(each)).length;
        const missing = fields.filter(isMissing).length;
        return (
          <button
            key={name}
            type="button"
            data-name={name}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => goTo(name)}
          >
            {translate(`resources.${resource.name}.sections.${name}`)}
            {errors > 0 && <span data-state="wrong">{text('wrong', { count: errors })}</span>}
            {errors === 0 && missing > 0 && <span data-state="missing">{text('toFill', { count: missing })}</span>}
          </button>
        );
      })}
    </nav>
  );
}
