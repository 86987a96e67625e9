import { withLocalOutbox } from '../server/config/config.ts';
import { runServer } from '../server/main.ts';
import { build, isStale } from './build/build.ts';

/** `npm start`: builds what is missing, then serves site and API in this very process, and letters on a bare local run. */
if (await isStale()) {
  console.log('Building the site …');
  await build();
}
await runServer(withLocalOutbox(process.env));
