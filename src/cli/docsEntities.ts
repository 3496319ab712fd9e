import '../server/plainErrors.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registry } from '../../schemas/index.ts';
import { entityIndex, entityPage } from './support/entityPage.ts';
import { englishWords } from './support/englishWords.ts';

const FOLDER = fileURLToPath(new URL('../../docs/entities', import.meta.url));

// The folder is emptied first, so that the page of a removed entity goes too.
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const resource of registry.resources) {
  writeFileSync(join(FOLDER, `${resource.collection}.md`), entityPage({ resource, registry, words: englishWords }));
}
writeFileSync(join(FOLDER, 'README.md'), entityIndex({ registry, words: englishWords }));
console.log(`${registry.resources.length} pages are in docs/entities.`);
