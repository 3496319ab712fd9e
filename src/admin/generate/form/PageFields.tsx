import './form.css';
import { FormProblems } from './FormProblems.tsx';
import { FormSections } from './FormSections.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** What stands in a form that is a page: what is wrong, the fields, and below them the buttons. */
export function PageFields() {
  return (
    <>
      <FormProblems />
      <FormSections layout="page" />
      <div className="form-bar">
        <SaveButtons />
      </div>
    </>
  );
}
