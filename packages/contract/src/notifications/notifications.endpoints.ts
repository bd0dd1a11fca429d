import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { notificationsCalls as calls } from './notifications.calls.ts';
import {
  mailSettingBody,
  mailSettings,
  notifications,
  notificationsQuery,
  readAllBody,
  unreadCount,
  unsubscribeParams,
} from './notifications.schemas.ts';

export const notificationsEndpoints = defineEndpoints(calls, {
  notifications: {
    summary: 'What the viewer was told and may still see, newest first',
    who: ['user'],
    does: 'read own',
    query: notificationsQuery,
    answer: notifications,
    problems: [],
  },
  unreadNotifications: {
    summary: 'How many of them are unread; light enough to be asked every minute',
    who: ['user'],
    does: 'read own',
    answer: unreadCount,
    problems: [],
  },
  readNotification: {
    summary: 'Marks one as read',
    who: ['user'],
    does: 'write',
    params: idParams,
    answer: unreadCount,
    problems: ['not-found'],
  },
  readNotifications: {
    summary: 'Marks all as read, up to the newest one seen',
    who: ['user'],
    does: 'write',
    body: readAllBody,
    answer: unreadCount,
    problems: [],
  },
  mailSettings: {
    summary: 'For which kinds of events the viewer gets mails; only kinds that they can be told of',
    who: ['user'],
    does: 'read own',
    answer: mailSettings,
    problems: [],
  },
  saveMailSetting: {
    summary: 'When the viewer gets mails for a kind of event',
    who: ['user'],
    does: 'write',
    body: mailSettingBody,
    answer: mailSettings,
    problems: [],
  },
  unsubscribePage: {
    summary: 'Leads to the page where a mail can be unsubscribed from; changes nothing',
    who: ['public'],
    does: 'read own',
    params: unsubscribeParams,
    status: 302,
    answer: z.string(),
    problems: ['not-found'],
  },
  unsubscribe: {
    summary:
      'Ends the mails of one kind, of one thing that is followed, or the digest, for whom the link was made, without signing in (RFC 8058)',
    who: ['public'],
    does: 'write',
    params: unsubscribeParams,
    takesForm: true,
    problems: ['not-found'],
  },
});
