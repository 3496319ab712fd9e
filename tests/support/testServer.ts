/** What the tests of the API need of the server: an entry of the build that they run against (builtServer.ts). */
export { createContext } from '../../src/server/createContext.ts';
export { openDatabase } from '../../src/server/db/database.ts';
export { migrate } from '../../src/server/db/migrate.ts';
export { migrations } from '../../src/server/db/migrations/index.ts';
export { readEnv } from '../../src/server/env.ts';
export { refuse } from '../../src/server/errors.ts';
export { createApp } from '../../src/server/http/app.ts';
export { enqueueJob } from '../../src/server/jobs/enqueueJob.ts';
export { startWorker } from '../../src/server/jobs/worker.ts';
export { servedCalls } from '../../src/server/routes/servedCalls.ts';
export { school } from '../../src/server/school/index.ts';
export { seedDatabase } from '../../src/server/school/seed/seedDatabase.ts';
export { openStorage } from '../../src/server/storage/storage.ts';
