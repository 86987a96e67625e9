// Starts the server like `node server/main.ts`, but faster and with a quarter less memory.
import { isWarming } from './compileCache.mjs';

const { runProgram } = await import('./main.ts');
if (!isWarming) await runProgram(process.argv.slice(2), process.env);
