import { notificationsEndpoints } from '@caliper/contract/notifications/notifications.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Inbox } from './inbox.service.ts';
import type { Settings } from './settings.service.ts';

export function notificationsRoutes(inbox: Inbox, settings: Settings): Route[] {
  return routes(notificationsEndpoints, {
    notifications: ({ viewer, query }) => inbox.list(viewer, query),
    unreadNotifications: ({ viewer }) => inbox.unread(viewer),
    readNotification: ({ viewer, params }) => inbox.readOne(viewer, params.id),
    readNotifications: ({ viewer, body }) => inbox.readAll(viewer, body.until),
    mailSettings: ({ viewer }) => settings.list(viewer),
    saveMailSetting: ({ viewer, body }) => settings.save(viewer, body),
    // Opening a link changes nothing: that page asks first.
    unsubscribePage: async ({ params }) => `/unsubscribe/${params.token}`,
    unsubscribe: ({ params }) => settings.unsubscribe(params.token),
  });
}
