import { Alert } from '@mui/material';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { isObject } from '../../../core/isObject.ts';
import { useWords } from '../../fields/useWords.ts';
import { useFormSession } from './formSession.ts';

/** What is wrong, at the top of the form: each field leads to its input. */
export function FormProblems() {
  const { resource, problems } = useFormSession();
  const words = useWords();
  const translate = useTranslate();
  const { formState, setFocus } = useFormContext();
  const order = resource.form.sections.flatMap((section) => section.fields);
  const paths = wrongPaths(formState.errors).sort(
    (one, other) => order.indexOf(rootOf(one)) - order.indexOf(rootOf(other)),
  );
  if (problems.length === 0 && (paths.length < 2 || formState.submitCount === 0)) return null;
  return (
    <Alert severity="error" className="form-problems">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {paths.length > 0 && (
        <>
          {translate('screens.form.wrong', { smart_count: paths.length })}
          <span className="form-problem-links">
            {paths.map((path) => (
              <button key={path} type="button" onClick={() => setFocus(path)}>
                {words.label(path.replace(/\.\d+\./, '.'))}
              </button>
            ))}
          </span>
        </>
      )}
    </Alert>
  );
}

/** The places of all wrong fields: `name`, `rows.0.amount`. */
function wrongPaths(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error) return [];
    const path = prefix + name;
    if (typeof error.type === 'string') return [path];
    const rows = Array.isArray(error) ? error : [];
    return rows.flatMap((row: unknown, index) =>
      isObject(row) ? wrongPaths(row as FieldErrors, `${path}.${index}.`) : [],
    );
  });
}

function rootOf(path: string): string {
  return path.split('.')[0] ?? path;
}
