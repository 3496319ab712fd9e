import { Paper } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import './form.css';
import { FormField } from './FormField.tsx';
import { isFormField } from './session/isFormField.ts';
import { useFormSession } from './session/formSession.ts';
import { useMay } from '../../providers/ability.ts';

type Section = { readonly name: string; readonly fields: readonly string[] };

/** The fields of a form under their headings; a form of one section needs none. */
export function FormSections({ layout }: { readonly layout: 'page' | 'dialog' }) {
  const session = useFormSession();
  const may = useMay();
  const sections = session.resource.form.sections.filter(({ fields }) =>
    fields.some((name) => isFormField({ ...session, name, may })),
  );
  if (layout === 'dialog') return sections.map((section) => <FieldGrid key={section.name} section={section} />);
  return (
    <div className="form-sections">
      {sections.map((section) =>
        sections.length > 1 ? (
          <SectionCard key={section.name} section={section} />
        ) : (
          <PlainCard key={section.name} section={section} />
        ),
      )}
    </div>
  );
}

function SectionCard({ section }: { readonly section: Section }) {
  const { resource } = useFormSession();
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      className="form-card"
      aria-labelledby={id}
      data-section={section.name}
    >
      <h2 id={id} className="form-heading">
        {translate(`resources.${resource.name}.sections.${section.name}`)}
      </h2>
      <FieldGrid section={section} />
    </Paper>
  );
}

function PlainCard({ section }: { readonly section: Section }) {
  return (
    <Paper variant="outlined" className="form-card">
      <FieldGrid section={section} />
    </Paper>
  );
}

function FieldGrid({ section }: { readonly section: Section }) {
  return (
    <div className="form-grid" data-fields>
      {section.fields.map((name) => (
        <FormField key={name} name={name} />
      ))}
    </div>
  );
}
