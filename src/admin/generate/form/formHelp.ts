import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocaleState } from 'react-admin';
import type { Locale } from '../../../../locales/languages.ts';
import { nextFields, type Resource } from '../../../core/resource.ts';
import { loadChunk } from '../../loading/loadChunk.ts';
import { whenIdle } from '../../loading/whenIdle.ts';
import type { FormHelp } from './session/formHelpContext.ts';

/** From so many sections on a form is long enough to jump between them. */
const MANY_SECTIONS = 5;

export function hasManySections({ form }: Pick<Resource, 'form'>): boolean {
  return form.sections.length >= MANY_SECTIONS;
}

export function useLazyHelp(resource: Resource): FormHelp | undefined {
  const [locale] = useLocaleState();
  const [isIdle, setIdle] = useState(false);
  const isWanted = isHelped(resource);
  useEffect(() => {
    if (isWanted) whenIdle(() => setIdle(true));
  }, [isWanted]);
  const { data } = useQuery({
    queryKey: ['formHelp', locale],
    queryFn: async () => {
      const { loadAddingMessages, ...pieces } = await loadChunk(() => import('./adding/pieces.ts'));
      return { ...pieces, texts: await loadAddingMessages(locale as Locale) };
    },
    enabled: isIdle,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: (before) => before,
    retry: false,
  });
  return data;
}

/** Whether a declaration says anything that helps to fill in its form. */
function isHelped(resource: Resource): boolean {
  if (hasManySections(resource) || resource.warnsOf !== undefined || nextFields(resource).length > 0) return true;
  return Object.values(resource.fields).some(
    (field) => 'copiedFrom' in field || 'startsAs' in field || ('format' in field && field.format === 'numbering'),
  );
}
