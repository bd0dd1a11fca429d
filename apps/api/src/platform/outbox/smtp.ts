import { createTransport } from 'nodemailer';
import type { Sender } from './outbox.ts';

/** Mail through an SMTP server. A repeated delivery keeps its Message-ID, so that recipients see one mail. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  });
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return async (message) => {
    await transport.sendMail({
      from,
      to: message.recipient,
      // As one address: a string would be parsed as a list of addresses.
      ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
      subject: message.subject,
      text: message.body,
      messageId: `<${message.id}@${domain}>`,
    });
  };
}
