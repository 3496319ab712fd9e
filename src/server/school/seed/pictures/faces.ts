import { strokesOf } from './letters.ts';
import { COLORS } from './palette.ts';
import { drawing, line } from './shapes.ts';

const SIZE = 240;
const GROUNDS = [COLORS.teal, COLORS.gold, COLORS.leaf, COLORS.brick, COLORS.ink] as const;

/** A portrait that shows somebody's initials. */
export function faceOf(name: string): string {
  const words = name
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  const initials = [words.at(0), words.length > 1 ? words.at(-1) : undefined].flatMap((word) => word?.at(0) ?? []);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const left = initials.length > 1 ? 56 : 90;
  const letters = initials.map(
    (letter, index) =>
      `<g transform="translate(${left + index * 74} 78) scale(6)">${line(strokesOf(letter), COLORS.white, 2)}</g>`,
  );
  return drawing({ width: SIZE, height: SIZE }, GROUNDS[sum % GROUNDS.length] ?? COLORS.teal, letters.join(''));
}
