import { useContext } from 'react';
import './form.css';
import { hasManySections } from './formHelp.ts';
import { FormHelpContext } from './session/formHelpContext.ts';
import { useFormSession } from './session/formSession.ts';
import { FormProblems } from './FormProblems.tsx';
import { FormSections } from './FormSections.tsx';
import { SaveButtons } from './SaveButtons.tsx';

/** What stands in a form that is a page: what is wrong, the fields, and below them the buttons. */
export function PageFields() {
  const { resource } = useFormSession();
  const help = useContext(FormHelpContext);
  const isLong = hasManySections(resource);
  return (
    <>
      <FormProblems />
      {isLong ? (
        <div className="form-body">
          <div className="form-nav">{help && <help.SectionNav />}</div>
          <FormSections layout="page" />
        </div>
      ) : (
        <FormSections layout="page" />
      )}
      <div className="form-bar">
        <SaveButtons />
      </div>
    </>
  );
}
