import { type RaRecord, useGetOne } from 'react-admin';
import { isFilled } from '../../../core/conditions.ts';
import { type AnyField, seePermissions } from '../../../core/fields/field.ts';
import { isUploadField } from '../../../core/fields/isUploadField.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { templateFields } from '../../../core/titles.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useWords } from '../../fields/useWords.ts';
import { WordsProvider } from '../../fields/WordsProvider.tsx';
import { titleOf } from '../../format/titleOf.ts';
import { fileAddress } from '../../http/address.ts';
import { useRegistry } from '../../product/product.ts';
import { useHolds } from '../../providers/ability.ts';

interface DecisionFactsProps {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** What somebody looks at before they decide on a record: the facts that its declaration names, as far as they are filled. */
export function DecisionFacts({ resource, record }: DecisionFactsProps) {
  const facts = resource.facts.length > 0 ? resource.facts : factsOfList(resource, record);
  return (
    <dl className="dialog-values">
      {facts.map((fact) => {
        const [name = '', of] = fact.split('.');
        if (of === undefined) return <Fact key={fact} {...{ resource, record, name }} />;
        return <ReferredFact key={fact} {...{ resource, record, name, of }} />;
      })}
    </dl>
  );
}

/**
 * Where the declaration names none: all that the record's list shows, finds it by and filters by, and every amount but those
 * of nothing, so that the sums add up.
 */
function factsOfList({ list, title, fields }: Resource, record: RaRecord): string[] {
  const telling = new Set<string>([...list.columns, ...list.search, ...list.filters]);
  for (const name of templateFields(title)) telling.delete(name);
  return Object.entries(fields)
    .filter(([name, field]) => (telling.has(name) || isSum(field, record[name])) && !isUploadField(field))
    .map(([name]) => name);
}

function isSum(field: AnyField, value: unknown): boolean {
  const isMoney = field.kind === 'money' || (field.kind === 'computed' && field.as === 'money');
  return isMoney && isFilled(value) && Number(value) !== 0;
}

interface FactProps extends DecisionFactsProps {
  readonly name: string;
  /** The field that leads to the record, where it is a fact of another one. */
  readonly through?: string;
}

function Fact({ resource, record, name, through }: FactProps) {
  const words = useWords();
  const holds = useHolds();
  const field = fieldOf(resource, name);
  const isSeen = field && seePermissions(field).every((permission) => holds(resource, permission));
  if (!isSeen || !isFilled(record[name])) return null;
  const picture = pictureOf(field, record[name]);
  const title = titleOf(resource, record, words.conventions);
  return (
    <div data-wide={picture !== undefined || field.kind === 'longText' || field.kind === 'richText' || undefined}>
      <dt>{through ? `${through} · ${words.label(name)}` : words.label(name)}</dt>
      <dd>
        {picture ? (
          <a href={picture} target="_blank" rel="noopener noreferrer">
            <img className="dialog-picture" src={picture} alt={`${words.label(name)}: ${title}`} loading="lazy" />
          </a>
        ) : (
          <bdi>
            <FieldValue field={field} name={name} record={record} title={title} />
          </bdi>
        )}
      </dd>
    </div>
  );
}

/** A fact of the record that a reference leads to, such as the balance of the account; nothing where it may not be read. */
function ReferredFact({ resource, record, name, of }: FactProps & { readonly of: string }) {
  const registry = useRegistry();
  const words = useWords();
  const holds = useHolds();
  const reference = resource.fields[name];
  const target = registry.get(reference?.kind === 'reference' ? reference.target : resource.name);
  const id = record[name] as RaRecord['id'] | null;
  const { data } = useGetOne<RaRecord>(
    target.name,
    { id: id ?? 0 },
    { enabled: isFilled(id) && holds(target, 'read'), retry: false },
  );
  if (!data) return null;
  return (
    <WordsProvider resource={target}>
      <Fact resource={target} record={data} name={of} through={words.label(name)} />
    </WordsProvider>
  );
}

/** The address of a picture, also where it was sent as a document, such as a photographed voucher. */
function pictureOf(field: AnyField, value: unknown): string | undefined {
  const isPicture = field.kind === 'image' || (field.kind === 'file' && /\.(jpe?g|png|webp)$/i.test(String(value)));
  return isPicture ? fileAddress(String(value)) : undefined;
}
