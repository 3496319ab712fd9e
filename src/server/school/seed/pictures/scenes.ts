import { COLORS as C } from './palette.ts';
import { child, circle, drawing, grid, line, rect, SCENE, shape, tree } from './shapes.ts';

const sky = circle(800, 110, 46, C.sand) + shape('M0 330Q240 250 480 320T960 300V540H0z', C.mist);

const building =
  sky +
  rect([0, 430, 960, 110], C.grass) +
  rect([160, 220, 640, 210], C.white) +
  rect([390, 150, 180, 280], C.paper) +
  shape('M370 156L480 90l110 66z', C.teal) +
  rect([150, 206, 240, 18], C.teal) +
  rect([570, 206, 240, 18], C.teal) +
  grid({ columns: 3, rows: 2, from: [186, 250], step: [66, 88] }, (x, y) => rect([x, y, 40, 54], C.mist, 4)) +
  grid({ columns: 3, rows: 2, from: [602, 250], step: [66, 88] }, (x, y) => rect([x, y, 40, 54], C.mist, 4)) +
  circle(480, 196, 24, C.white) +
  line('M480 182v14l10 6', C.ink, 4) +
  rect([448, 340, 64, 90], C.brick, 6) +
  shape('M448 430h64l70 110H378z', C.sand) +
  line('M480 90V40', C.ink, 4) +
  rect([482, 42, 52, 30], C.leaf) +
  tree(90, 450, 130) +
  tree(880, 456, 150);

const BOOKS = [C.teal, C.gold, C.brick, C.leaf, C.ink, C.sand];
const library =
  grid({ columns: 2, rows: 1, from: [60, 60], step: [460, 0] }, (x) => rect([x, 60, 380, 330], C.stone, 8)) +
  grid({ columns: 24, rows: 3, from: [76, 78], step: [14.8, 104] }, (x, y, i) =>
    rect(
      [x, y + ((i * 7) % 4) * 5, 11, 84 - ((i * 7) % 4) * 5],
      BOOKS[(i * 5 + Math.floor(i / 7)) % BOOKS.length] ?? C.teal,
      2,
    ),
  ) +
  grid({ columns: 24, rows: 3, from: [536, 78], step: [14.8, 104] }, (x, y, i) =>
    rect(
      [x, y + ((i * 5) % 4) * 5, 11, 84 - ((i * 5) % 4) * 5],
      BOOKS[(i * 7 + Math.floor(i / 5)) % BOOKS.length] ?? C.gold,
      2,
    ),
  ) +
  rect([0, 440, 960, 100], C.sand) +
  rect([220, 420, 520, 22], C.brick, 6) +
  rect([250, 440, 20, 90], C.brick) +
  rect([690, 440, 20, 90], C.brick) +
  shape('M400 414q40-26 80-4q40-22 80 4v-30q-40-22-80 0q-40-22-80 0z', C.white) +
  line('M480 384v28', C.stone, 3) +
  circle(640, 372, 24, C.gold) +
  line('M640 396v22', C.ink, 5);

const flask = (x: number, fill: string) =>
  shape(`M${x - 16} 230h32v70l50 96q6 14-10 14h-112q-16 0-10-14l50-96z`, C.white) +
  shape(`M${x - 40} 346h80l26 50q6 14-10 14h-112q-16 0-10-14z`, fill) +
  rect([x - 22, 220, 44, 14], C.stone, 6) +
  circle(x - 8, 376, 7, C.white) +
  circle(x + 16, 390, 5, C.white);
const laboratory =
  rect([0, 410, 960, 130], C.stone) +
  rect([0, 410, 960, 16], C.teal) +
  rect([90, 30, 300, 150], C.deepTeal, 8) +
  line('M130 120q40-90 80 0t80 0t60-20', C.sand, 5) +
  flask(250, C.leaf) +
  flask(420, C.gold) +
  line('M640 400h150M700 400q90-20 80-130', C.ink, 18) +
  line('M690 190l60 100', C.ink, 34) +
  line('M676 166l20 34', C.teal, 44) +
  rect([650, 326, 110, 14], C.ink, 6) +
  grid(
    { columns: 5, rows: 1, from: [540, 90], step: [70, 0] },
    (x) => circle(x, 130, 18, C.mist) + circle(x, 130, 7, C.teal),
  ) +
  line('M540 130h280', C.mist, 4);

const computers =
  rect([0, 400, 960, 140], C.stone) +
  rect([0, 392, 960, 16], C.brick) +
  grid(
    { columns: 4, rows: 1, from: [70, 220], step: [220, 0] },
    (x, y, i) =>
      rect([x, y, 164, 116], C.ink, 10) +
      rect([x + 10, y + 10, 144, 92], i % 2 ? C.teal : C.tint, 4) +
      line(
        `M${x + 26} ${y + 36}h${70 - i * 8}M${x + 26} ${y + 56}h${40 + i * 16}M${x + 26} ${y + 76}h60`,
        i % 2 ? C.sand : C.teal,
        6,
      ) +
      rect([x + 68, y + 116, 28, 40], C.ink) +
      rect([x + 30, y + 154, 104, 14], C.ink, 6),
  ) +
  rect([200, 50, 560, 110], C.white, 8) +
  line('M240 90h300M240 120h420', C.mist, 10);

const playground =
  sky +
  rect([0, 360, 960, 180], C.grass) +
  line('M0 470h960M480 360v180', C.white, 4) +
  `<ellipse cx="480" cy="470" rx="120" ry="42" fill="none" stroke="${C.white}" stroke-width="4"/>` +
  line('M70 450V330h120v120', C.white, 8) +
  line('M770 450V330h120v120', C.white, 8) +
  child(330, 470, 90, C.teal) +
  child(430, 500, 96, C.gold) +
  child(610, 480, 92, C.brick) +
  child(690, 516, 98, C.teal) +
  circle(520, 500, 15, C.white) +
  circle(520, 500, 6, C.ink) +
  tree(250, 362, 110) +
  tree(560, 360, 90) +
  tree(700, 362, 120);

const classroom =
  rect([0, 430, 960, 110], C.sand) +
  rect([170, 70, 480, 230], C.deepTeal, 10) +
  rect([160, 296, 500, 14], C.brick, 4) +
  line('M220 130h150M220 170h220M220 210h120', C.tint, 7) +
  line('M500 220l70-100l60 100z', C.sand, 6) +
  rect([720, 90, 170, 190], C.mist, 6) +
  line('M805 90v190M720 185h170', C.white, 8) +
  grid(
    { columns: 4, rows: 1, from: [130, 400], step: [210, 0] },
    (x, y, i) =>
      child(x + 55, y + 66, 100, [C.teal, C.gold, C.leaf, C.brick][i] ?? C.teal) +
      rect([x - 10, y + 20, 130, 14], C.brick, 4) +
      rect([x, y + 30, 12, 90], C.brick) +
      rect([x + 98, y + 30, 12, 90], C.brick),
  );

const stage =
  rect([0, 0, 960, 540], C.deepTeal) +
  shape(
    'M0 0h960v90q-60 50-120 0q-60 50-120 0q-60 50-120 0q-60 50-120 0q-60 50-120 0q-60 50-120 0q-60 50-120 0q-60 50-120 0z',
    C.brick,
  ) +
  shape('M0 60h110q20 180-40 350H0zM960 60H850q-20 180 40 350h70z', C.brick) +
  shape('M330 0h60L560 420H240z', '#1d6b69') +
  shape('M570 0h60l90 420H420z', '#1d6b69') +
  rect([0, 410, 960, 130], C.sand) +
  rect([0, 410, 960, 14], C.gold) +
  child(330, 440, 120, C.gold) +
  child(430, 450, 124, C.leaf) +
  child(540, 450, 122, C.tint) +
  child(640, 440, 120, C.gold) +
  grid({ columns: 12, rows: 1, from: [40, 540], step: [80, 0] }, (x, y) => circle(x, y, 34, C.ink));

const garden =
  sky +
  rect([0, 340, 960, 200], C.grass) +
  shape('M380 540q60-120 10-200h90q60 90 130 200z', C.sand) +
  shape('M0 420q160-50 300 10t80 110H0z', '#7fb3b0') +
  tree(120, 360, 150) +
  tree(760, 400, 190) +
  tree(880, 380, 140) +
  grid(
    { columns: 6, rows: 2, from: [640, 440], step: [50, 46] },
    (x, y, i) => line(`M${x} ${y}v22`, C.leaf, 4) + circle(x, y, 9, i % 3 ? C.gold : C.brick),
  ) +
  child(500, 470, 84, C.teal) +
  child(560, 490, 88, C.brick);

const on = (ground: string, content: string) => drawing(SCENE, ground, content);

/** The scenes of the school's pictures. */
export const SCENES = {
  building: on(C.tint, building),
  library: on(C.paper, library),
  laboratory: on(C.tint, laboratory),
  computers: on(C.paper, computers),
  playground: on(C.tint, playground),
  classroom: on(C.paper, classroom),
  stage: on(C.deepTeal, stage),
  garden: on(C.tint, garden),
} as const;

export type SceneName = keyof typeof SCENES;
