import type { Feature } from '../../http/feature.ts';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { createInbox } from './inbox.service.ts';
import { createMailWriter, writerName } from './mail.service.ts';
import { plainMail } from './notification-mail.ts';
import { notificationsJobs } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createSettings } from './settings.service.ts';
import { createSubjects } from './subjects.ts';
import { createTeller } from './teller.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

interface NotificationsNeeds {
  db: Db;
  freshness: Freshness;
  outbox: Outbox;
  secrets: Secrets;
  catalogue: Catalogue;
  productName: string;
  baseUrl: URL;
  logFailure: (error: unknown) => void;
}

export function wireNotifications(needs: NotificationsNeeds): Feature {
  const { db, freshness, outbox, productName, baseUrl, logFailure } = needs;
  const showTo = createSubjects(needs);
  const links = createUnsubscribeLinks(needs);
  outbox.writeWith(writerName, createMailWriter({ db, freshness, showTo, links, baseUrl }));
  const teller = createTeller({ db, outbox, plainMail: plainMail(productName, baseUrl), logFailure });
  return {
    routes: notificationsRoutes(createInbox({ db, showTo }), createSettings({ db, links })),
    jobs: notificationsJobs(db),
    start: teller.start,
    stop: teller.stop,
  };
}
