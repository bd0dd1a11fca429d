/** A Caliper reduced to its database, in a process of its own, so that tests can kill it. */
import { openEmbedded } from './embedded.ts';

const [, , dataDir = '', durable = 'false'] = process.argv;

try {
  const { url, stop } = await openEmbedded({ dataDir, durable: durable === 'true' });
  tell({ url });
  process.stdin.once('end', stop).resume();
} catch (error) {
  const { name, message } = error as Error;
  tell({ name, message });
}

function tell(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
