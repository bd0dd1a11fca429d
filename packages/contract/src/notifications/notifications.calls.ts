import type { Call } from '../endpoint.ts';

export const notificationsCalls = {
  notifications: 'GET /notifications',
  unreadNotifications: 'GET /notifications/unread',
  readNotification: 'PUT /notifications/{id}/read',
  readNotifications: 'PUT /notifications/read',
  mailSettings: 'GET /notifications/settings',
  saveMailSetting: 'PUT /notifications/settings',
  unsubscribePage: 'GET /notifications/unsubscribe/{token}',
  unsubscribe: 'POST /notifications/unsubscribe/{token}',
} as const satisfies Record<string, Call>;
