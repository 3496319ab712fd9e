import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Resource } from '../../core/resource.ts';
import { ApiError, LostAnswerError } from '../http/apiError.ts';

/**
 * Whose fields are named: a resource's, those of a form of its own by the keys of their labels, or those of a form whose
 * fields are of several resources by what says the label of a place in it.
 */
type Labels = NamedLabels | ((path: string) => string);
type NamedLabels = Resource | Readonly<Record<string, string>>;

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/**
 * Says what went wrong: of a refused form one notice for each field ("Amount: Enter …"), otherwise the error's own
 * sentence. `const noteError = useErrorNotice(resource)`
 */
export function useErrorNotice(labels?: Labels): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      // Whoever overlooks that something may be saved already would save it twice.
      const staying = error instanceof LostAnswerError ? { autoHideDuration: null } : {};
      for (const sentence of sentencesOf(error, { labels, translate })) notify(sentence, { type: 'error', ...staying });
    },
    [notify, translate, labels],
  );
}

interface ErrorWords {
  readonly labels: Labels | undefined;
  readonly translate: Translate;
}

function sentencesOf(error: unknown, { labels, translate }: ErrorWords): string[] {
  if (!(error instanceof ApiError)) return [translate('ra.notification.http_error')];
  const refused = Object.entries(error.body.errors ?? {});
  if (refused.length === 0) return [translate(error.message, { _: error.message })];
  return refused.map(([source, message]) => {
    const field = typeof labels === 'function' ? labels(source) : translate(labelKey(labels, source), { _: source });
    return translate('shell.fieldProblem', { field, message });
  });
}

// Fields of child rows come with the number of their row: `rows.0.amount`.
function labelKey(labels: NamedLabels | undefined, source: string): string {
  const name = source.replace(/\.\d+/g, '');
  if (isResource(labels)) return `resources.${labels.name}.fields.${name}`;
  return labels?.[name] ?? `fields.${name}`;
}

function isResource(labels: NamedLabels | undefined): labels is Resource {
  return typeof labels?.fields === 'object';
}
