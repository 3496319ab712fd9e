import { COMMUNITIES, type Community, join, makeAddress, makePhone, type Name, PROFESSIONS } from './names.ts';
import type { Random } from './random.ts';
import type { Place } from './sections.ts';

/** Most of the country's people are Muslims; the rest keeps its share. */
const RELIGION_OF_TWENTY = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2] as const;
const SIBLING_SHARE = 0.3;
const MOST_CHILDREN = 3;
/** Brothers and sisters are so many classes apart. */
const LEAST_APART = 2;
const MOST_APART = 4;
const HOMEMAKER_SHARE = 0.5;

/** Parents, and the places of their children in the school. */
export interface Family<P extends Place> {
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

/** Families for all places; about every third child has a brother or a sister at the school. */
export function makeFamilies<P extends Place>(random: Random, places: readonly P[], first: readonly P[]): Family<P>[] {
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

/** A child's name in the family. */
export function childName(random: Random, { religion, lastName }: Family<Place>, wing: number): Name {
  const { boys, girls } = COMMUNITIES[religion] as Community;
  return join(random.pick(wing === 0 ? boys : girls), lastName);
}

function findSibling<P extends Place>(random: Random, { order }: P, open: ReadonlySet<P>): P | undefined {
  const found = [...open].filter((place) => place.order >= order + LEAST_APART && place.order <= order + MOST_APART);
  return found.length > 0 ? random.pick(found) : undefined;
}

function makeFamily<P extends Place>(random: Random, children: P[], number: number): Family<P> {
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
