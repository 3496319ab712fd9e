import { Alert } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { usePathLabel } from '../../fields/usePathLabel.ts';
import { useFormSession } from './session/formSession.ts';
import { wrongPaths } from './session/wrongPaths.ts';

/** What is wrong, at the top of the form: each field leads to its input. */
export function FormProblems() {
  const { resource, problems } = useFormSession();
  const labelOf = usePathLabel(resource);
  const translate = useTranslate();
  const { formState, setFocus } = useFormContext();
  const paths = wrongPaths(formState.errors, resource);
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
                {labelOf(path)}
              </button>
            ))}
          </span>
        </>
      )}
    </Alert>
  );
}
