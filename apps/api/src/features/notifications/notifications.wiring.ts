import type { Feature } from '../../http/feature.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { type ContentNews, createContentNews } from './content-news.ts';
import { createDigester } from './digester.ts';
import type { DigestTime } from './digests.store.ts';
import { createInbox } from './inbox.service.ts';
import { createMailWriters, digestWriterName, writerName } from './mail.service.ts';
import { plainMail as plainMailOf } from './notification-mail.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createSettings, type EndFollowing } from './settings.service.ts';
import { createSubjects } from './subjects.ts';
import { createTellPeople } from './tell-people.ts';
import { createTeller } from './teller.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

interface NotificationsNeeds {
  db: Db;
  freshness: Freshness;
  outbox: Outbox;
  secrets: Secrets;
  catalogue: Catalogue;
  endFollowing: EndFollowing;
  digestTime: DigestTime;
  productName: string;
  baseUrl: URL;
  logFailure: (error: unknown) => void;
}

export function wireNotifications(needs: NotificationsNeeds): Feature & { services: { news: ContentNews } } {
  const { db, outbox, productName, baseUrl } = needs;
  const showTo = createSubjects(needs);
  const links = createUnsubscribeLinks(needs);
  const plainMail = plainMailOf(productName, baseUrl);
  const tellPeople = createTellPeople({ outbox, plainMail });
  const writers = createMailWriters({ ...needs, showTo, links });
  outbox.writeWith(writerName, writers.single);
  outbox.writeWith(digestWriterName, writers.digest);
  const teller = createTeller({ ...needs, tellPeople });
  const digester = createDigester({ ...needs, plainMail, time: needs.digestTime });
  return {
    routes: notificationsRoutes(createInbox({ db, showTo }), createSettings({ ...needs, links })),
    jobs: notificationsJobs(db),
    services: { news: createContentNews({ ...needs, showTo, tellPeople }) },
    async start() {
      await Promise.all([teller.start(), digester.start()]);
    },
    async stop() {
      await Promise.all([teller.stop(), digester.stop()]);
    },
  };
}
