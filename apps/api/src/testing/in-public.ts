/** What a server that others can reach needs, apart from what makes it so. Its senders reach nobody. */
export const inPublic = {
  BASE_URL: 'http://localhost:8080',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMS_URL: 'http://a:b@127.0.0.1:1/send?From=+1555',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
  CONTACT_EMAIL: 'desk@portal.example',
  NEWS_FEEDS: '{}',
};
