import { isWarming } from '../server/compileCache.mjs';

const { start } = await import('./start.ts');
if (!isWarming) await start(process.argv.slice(2));
