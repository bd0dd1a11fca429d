import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDemo } from '../../apps/api/seeds/install.ts';
import { freePort } from '../../apps/api/src/platform/postgres/embedded/port.ts';
import { migrate } from '../../apps/api/src/platform/postgres/migrate.ts';
import { connect, type Db } from '../../apps/api/src/platform/postgres/postgres.ts';
import { startBucket } from '../../apps/api/src/testing/bucket.ts';
import { type Haproxy, startHaproxy } from '../../apps/api/src/testing/haproxy.ts';
import {
  type SmsService,
  type SmtpService,
  startSmsService,
  startSmtpService,
} from '../../apps/api/src/testing/message-services.ts';
import { type Node, startNode, stopNode } from '../../apps/api/src/testing/nodes.ts';
import { tellErrors } from './errors.ts';
import { startStockPostgres } from './stock-postgres.ts';

export interface Cluster extends AsyncDisposable {
  origin: string;
  db: Db;
  databaseUrl: string;
  bucketUrl: URL;
  /** Where PostgreSQL's programs are. */
  programs: string;
  nodes: [Node, Node];
  haproxy: Haproxy;
  sms: SmsService;
  smtp: SmtpService;
  /** Starts the node on its port again, after it has ended. */
  start(index: 0 | 1): Promise<void>;
}

/** The load comes from a handful of people who send more than real people would. */
const wide = 'contact=1000000/60';

/** Two nodes behind haproxy, on a stock PostgreSQL and a bucket, with the small demo data. */
export async function openCluster(): Promise<Cluster> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'caliper-scale-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const postgres = await startStockPostgres(folder);
  cleanup.defer(() => postgres.stop());
  const bucket = await startBucket();
  cleanup.defer(() => bucket.stop());
  const [sms, smtp] = await Promise.all([startSmsService(), startSmtpService()]);
  cleanup.defer(() => sms.close());
  cleanup.defer(() => smtp.close());
  const database = connect(postgres.url, { max: 3 });
  cleanup.defer(database.close);
  await migrate(postgres.url);
  const S3_URL = bucket.url.href;
  await installDemo(database, { DATA_DIR: join(folder, 'seed'), S3_URL }, 'small', console.log);

  const port = await freePort();
  const shared = {
    DATABASE_URL: postgres.url,
    S3_URL,
    SMS_URL: sms.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Caliper <no-reply@caliper.example>',
    CONTACT_EMAIL: 'desk@caliper.example',
    NEWS_FEEDS: '{}',
    BASE_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    LEAVE_AFTER: '3',
    LOG_LEVEL: 'error',
    LIMITS: wide,
  };
  const settings = async (name: string) => ({
    ...shared,
    DATA_DIR: join(folder, name),
    PORT: `${await freePort()}`,
  });
  const each = [await settings('a'), await settings('b')] as const;
  const begin = (index: 0 | 1) => startNode(each[index], tellErrors(index === 0 ? 'a' : 'b'));
  const nodes = await Promise.all([begin(0), begin(1)]);
  cleanup.defer(async () => void (await Promise.all(nodes.map((node) => stopNode(node)))));
  const haproxy = await startHaproxy({ port, nodes: [nodes[0].port, nodes[1].port] });
  cleanup.defer(() => haproxy.close());
  const kept = cleanup.move();
  return {
    origin: `http://127.0.0.1:${port}`,
    db: database.db,
    databaseUrl: postgres.url,
    bucketUrl: bucket.url,
    programs: postgres.programs,
    nodes,
    haproxy,
    sms,
    smtp,
    async start(index) {
      nodes[index] = await begin(index);
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
