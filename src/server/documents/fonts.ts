import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Every script in two weights; a character is taken from the first that has it. */
const FILES = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
];

/** The folders of the fonts, which come as packages. Those of the system are not used: paper looks alike everywhere. */
export function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return FILES.map((file) => dirname(resolve(`@expo-google-fonts/${file}`)));
}
