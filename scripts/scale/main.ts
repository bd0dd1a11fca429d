import { copyAndRestore } from './backup.ts';
import { installAnew } from './install.ts';
import { killOne } from './kill.ts';
import { restartBoth } from './restart.ts';
import { stay } from './stay.ts';
import { runSuite } from './suite.ts';

const modes: Record<string, (rest: string[]) => Promise<boolean>> = {
  run: stay,
  test: runSuite,
  kill: killOne,
  restart: restartBoth,
  backup: copyAndRestore,
  install: installAnew,
};

const [name = 'run', ...rest] = process.argv.slice(2);
const mode = modes[name];
if (!mode) console.error(`npm run scale -- ${Object.keys(modes).join(' | ')}`);
process.exitCode = (await mode?.(rest)) ? 0 : 1;
