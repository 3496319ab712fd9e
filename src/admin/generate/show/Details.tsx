import { Paper } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../core/resource.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import type { AnyRecord } from '../../format/values.ts';
import { useHolds } from '../../providers/ability.ts';
import { titleOf } from '../../format/titleOf.ts';
import { type DetailSection, detailSections, OTHER_SECTION } from './detailSections.ts';
import { LazyPermissions } from './LazyPermissions.tsx';
import './show.css';

const WIDE_KINDS = new Set(['longText', 'richText', 'children', 'images']);

interface DetailsProps {
  readonly resource: Resource;
  readonly record: AnyRecord;
}

/** What a record holds, in the sections of its form. */
export function Details({ resource, record }: DetailsProps) {
  const may = useHolds();
  const sections = detailSections(resource, record, (permission) => may(resource, permission));
  const hasHeadings = resource.form.sections.length > 1;
  if (hasHeadings) {
    return (
      <div className="show-sections">
        {sections.map((section) => (
          <SectionCard key={section.name} section={section} resource={resource} record={record} />
        ))}
      </div>
    );
  }
  const all = { name: 'all', fields: sections.flatMap((section) => section.fields) };
  return (
    <Paper variant="outlined" className="show-card">
      <FieldList section={all} resource={resource} record={record} />
    </Paper>
  );
}

interface SectionProps extends DetailsProps {
  readonly section: DetailSection;
}

function SectionCard({ section, resource, record }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  const key =
    section.name === OTHER_SECTION ? 'screens.show.others' : `resources.${resource.name}.sections.${section.name}`;
  return (
    <Paper component="section" variant="outlined" className="show-card" aria-labelledby={id}>
      <h2 id={id} className="show-heading">
        {translate(key)}
      </h2>
      <FieldList section={section} resource={resource} record={record} />
    </Paper>
  );
}

function FieldList({ section, resource, record }: SectionProps) {
  const words = useWords();
  const title = titleOf(resource, record, words.conventions);
  return (
    <dl className="show-fields">
      {section.fields.map((name) => {
        const field = resource.fields[name];
        return (
          field && (
            <div key={name} data-wide={WIDE_KINDS.has(field.kind)}>
              <dt>{words.label(name)}</dt>
              <dd>
                {field.kind === 'children' && field.permissions ? (
                  <LazyPermissions field={field} name={name} record={record} />
                ) : (
                  <FieldValue field={field} name={name} record={record} title={title} />
                )}
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
