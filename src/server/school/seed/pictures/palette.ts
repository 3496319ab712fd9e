/** The school's colours, as on its screens, and further colours for the pictures. */
export const COLORS = {
  ink: '#16233b',
  teal: '#0f5c5c',
  deepTeal: '#0b4a4a',
  tint: '#e3eeec',
  mist: '#b9d5d0',
  gold: '#b7791f',
  sand: '#e9cf9a',
  paper: '#f6f5f1',
  stone: '#cfc8b8',
  brick: '#a65d43',
  leaf: '#5f9272',
  grass: '#9dbf9a',
  white: '#ffffff',
} as const;
