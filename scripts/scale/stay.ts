import { once } from 'node:events';
import { demoAccounts, demoPassword } from '../../apps/api/seeds/accounts.ts';
import { openCluster } from './cluster.ts';

/** Runs until Ctrl-C. Text messages appear in this terminal. */
export async function stay(): Promise<boolean> {
  await using cluster = await openCluster();
  const emails = demoAccounts.map(({ email }) => email).join(', ');
  console.log(`\n${cluster.origin.replace('127.0.0.1', 'localhost')} is haproxy before two nodes.`);
  console.log(`Password ${demoPassword} for ${emails}. Ctrl-C ends everything.\n`);
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const telling = setInterval(() => {
    for (const { to, body } of cluster.sms.received.splice(0)) console.log(`Text message to ${to}: ${body}`);
  }, 500);
  await ended;
  clearInterval(telling);
  return true;
}
