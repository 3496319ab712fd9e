import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { type ScopeSelection, chosenIn, queryOf } from './place.ts';

/** What is chosen on a screen of results: the address keeps it. */
export function usePlace() {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [begun] = useState(() => chosenIn(query));
  const form = useForm<ScopeSelection>({ defaultValues: begun });
  const watched = useWatch({ control: form.control });
  const key = JSON.stringify(queryOf(watched as Partial<ScopeSelection>));
  const chosen = useMemo(() => chosenIn(new URLSearchParams(JSON.parse(key) as Record<string, string>)), [key]);
  useEffect(() => setQuery(queryOf(chosen), { replace: true, state }), [chosen, setQuery, state]);
  return { form, chosen };
}
