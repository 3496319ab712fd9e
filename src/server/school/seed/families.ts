import { COMMUNITIES, type Community, join, makeAddress, makePhone, type Name, PROFESSIONS } from './names.ts';
import type { Random } from './random.ts';
import type { SectionPosition } from './sections.ts';

/** The religions of twenty families, in the proportions of the country. */
const RELIGION_OF_TWENTY = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2] as const;
const SIBLING_SHARE = 0.3;
const MOST_CHILDREN = 3;
/** The distance of siblings in classes. */
const LEAST_APART = 2;
const MOST_APART = 4;
const HOMEMAKER_SHARE = 0.5;

/** Parents and the sections of their children. */
export interface Family<P extends SectionPosition> {
  readonly religion: number;
  readonly father: Name;
  readonly mother: Name;
  readonly lastName: Name;
  readonly fatherPhone: string;
  readonly motherPhone: string;
  readonly fatherProfession: string;
  readonly motherProfession: string;
  readonly address: string;
  readonly nid: string;
  readonly children: readonly P[];
}

/** Families for all students. About every third child has a sibling at the school. */
export function makeFamilies<P extends SectionPosition>(
  random: Random,
  places: readonly P[],
  first: readonly P[],
): Family<P>[] {
  const families = [makeFamily(random, [...first], 0)];
  const open = new Set(places);
  for (const place of first) open.delete(place);
  for (const place of places) {
    if (!open.delete(place)) continue;
    const children = [place];
    while (children.length < MOST_CHILDREN && random.chance(SIBLING_SHARE)) {
      const sibling = findSibling(random, children.at(-1) as P, open);
      if (!sibling) break;
      open.delete(sibling);
      children.push(sibling);
    }
    families.push(makeFamily(random, children, families.length));
  }
  return families;
}

/** A name for a child of the family. */
export function childName(random: Random, { religion, lastName }: Family<SectionPosition>, wing: number): Name {
  const { boys, girls } = COMMUNITIES[religion] as Community;
  return join(random.pick(wing === 0 ? boys : girls), lastName);
}

function findSibling<P extends SectionPosition>(random: Random, { order }: P, open: ReadonlySet<P>): P | undefined {
  const found = [...open].filter((place) => place.order >= order + LEAST_APART && place.order <= order + MOST_APART);
  return found.length > 0 ? random.pick(found) : undefined;
}

function makeFamily<P extends SectionPosition>(random: Random, children: P[], number: number): Family<P> {
  const religion = random.pick(RELIGION_OF_TWENTY);
  const { men, women, families, ownLastNames } = COMMUNITIES[religion] as Community;
  const lastName = random.pick(families);
  return {
    religion,
    father: join(random.pick(men), lastName),
    mother: join(random.pick(women), ownLastNames.length > 0 ? random.pick(ownLastNames) : lastName),
    lastName,
    fatherPhone: makePhone(random),
    motherPhone: makePhone(random),
    fatherProfession: random.pick(PROFESSIONS.slice(0, -1)),
    motherProfession: random.chance(HOMEMAKER_SHARE) ? 'Homemaker' : random.pick(PROFESSIONS),
    address: makeAddress(random),
    nid: `${random.whole(1965, 1992)}${String(number + 1).padStart(6, '0')}`,
    children,
  };
}
