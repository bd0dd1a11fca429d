import { createTransport } from 'nodemailer';
import { isLoopback } from '../http-client/loopback.ts';
import type { Sender } from './outbox.ts';

/** Mail through an SMTP server. A repeated delivery keeps its Message-ID, so that recipients see one mail. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return async (message) => {
    await transport.sendMail({
      from,
      // As one address: a string would be parsed as a list of addresses.
      to: { name: '', address: message.recipient },
      ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
      subject: message.subject,
      text: message.body,
      headers: message.headers ?? {},
      messageId: `<${message.id}@${domain}>`,
    });
  };
}

/** Otherwise someone on the way could withhold the offer to encrypt, and read passwords and one-time links. */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && !isLoopback(hostname);
}
