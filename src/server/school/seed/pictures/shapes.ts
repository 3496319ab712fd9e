import { COLORS } from './palette.ts';

/** The size of a scene, in pixels. */
export const SCENE = { width: 960, height: 540 } as const;

type Box = readonly [x: number, y: number, width: number, height: number];

export const rect = ([x, y, width, height]: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Repeats a shape in rows and columns at equal distances. */
export function grid(
  options: {
    readonly columns: number;
    readonly rows: number;
    readonly from: readonly [number, number];
    readonly step: readonly [number, number];
  },
  draw: (x: number, y: number, index: number) => string,
): string {
  const { columns, rows, from, step } = options;
  return Array.from({ length: columns * rows }, (_, index) =>
    draw(from[0] + (index % columns) * step[0], from[1] + Math.floor(index / columns) * step[1], index),
  ).join('');
}

export const tree = (x: number, ground: number, size: number): string =>
  rect([x - size * 0.07, ground - size * 0.6, size * 0.14, size * 0.6], COLORS.brick) +
  circle(x, ground - size * 0.85, size * 0.38, COLORS.leaf) +
  circle(x - size * 0.25, ground - size * 0.65, size * 0.26, COLORS.leaf) +
  circle(x + size * 0.25, ground - size * 0.65, size * 0.26, COLORS.leaf);

export const child = (x: number, ground: number, size: number, dress: string): string =>
  circle(x, ground - size, size * 0.2, COLORS.brick) +
  shape(
    `M${x - size * 0.2} ${ground - size * 0.76}h${size * 0.4}l${size * 0.1} ${size * 0.46}h${-size * 0.6}z`,
    dress,
  ) +
  rect([x - size * 0.16, ground - size * 0.3, size * 0.12, size * 0.3], COLORS.ink) +
  rect([x + size * 0.04, ground - size * 0.3, size * 0.12, size * 0.3], COLORS.ink);

/** An SVG drawing with a background of one colour. */
export function drawing(
  size: { readonly width: number; readonly height: number },
  ground: string,
  content: string,
): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect([0, 0, width, height], ground)}${content}</svg>`;
}
