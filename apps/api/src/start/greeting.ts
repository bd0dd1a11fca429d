import { demoAccounts, demoPassword } from '../../seeds/accounts.ts';
import type { Config } from './config.ts';

const shown = ['admin@', 'sales@', 'publications@', 'lead@meridian', 'reader@meridian'];

/** The last lines of the log: where to go, who to sign in as, where the code appears. */
export function greeting(config: Config, port: number, isDemo: boolean): string {
  const address = config.baseUrl.port === '0' ? `http://localhost:${port}` : config.baseUrl.origin;
  const lines = ['', `${config.productName} is at ${address}`];
  if (config.isLocal && isDemo) lines.push('', ...accountLines());
  if (config.localOutbox) lines.push('', `Text messages and mails appear at ${address}/dev/outbox`);
  return [...lines, ''].join('\n');
}

function accountLines(): string[] {
  const accounts = demoAccounts.filter(({ email }) => shown.some((start) => email.startsWith(start)));
  const rows = accounts.map(
    ({ email, role, lead }) => `  ${email.padEnd(32)} ${lead ? 'team leader' : (role ?? 'standard')}`,
  );
  return [`Sign in with the password ${demoPassword} as`, ...rows];
}
