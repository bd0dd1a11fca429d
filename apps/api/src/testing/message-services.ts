import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A text message as the service received it. */
export interface ReceivedSms {
  path: string;
  authorization: string;
  to: string;
  from: string;
  body: string;
}

type Mood = 'well' | 'failing' | 'silent';

export interface SmsService {
  /** The SMS_URL for this service. */
  url: string;
  received: ReceivedSms[];
  /** Well: accepts messages. Failing: answers 500. Silent: accepts the request and never answers. */
  mood: Mood;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const account = 'AC1';
const authToken = 'token';

/** A text message service with Twilio's API that records every request. */
export async function startSmsService(): Promise<SmsService> {
  const server = http.createServer(async (request, reply) => {
    const form = new URLSearchParams(await text(request));
    service.received.push({
      path: request.url ?? '',
      authorization: Buffer.from(
        (request.headers.authorization ?? '').replace('Basic ', ''),
        'base64',
      ).toString(),
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
    });
    if (service.mood === 'silent') return;
    reply.writeHead(service.mood === 'well' ? 201 : 500, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listen(server, 0);
  const address = `http://${account}:${authToken}@127.0.0.1:${port}/2010-04-01/Accounts/${account}/Messages.json`;
  const service: SmsService = {
    url: `${address}?From=+15550000000`,
    received: [],
    mood: 'well',
    goAway: () => shut(server),
    comeBack: async () => {
      await listen(server, port);
    },
    close: () => shut(server),
  };
  return service;
}

async function listen(server: http.Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function shut(server: http.Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

export interface SmtpService {
  /** The SMTP_URL for this server. */
  url: string;
  /** Every mail as it arrived, including headers. */
  received: string[];
  /** Well: accepts mails. Failing: refuses them temporarily. Silent: keeps the mail and never answers. */
  mood: Mood;
  /** True: keeps the mail and then reports failure, as when the connection breaks before the receipt. */
  losesReceipts: boolean;
  close(): Promise<void>;
}

const refusal = Object.assign(new Error('Too busy'), { responseCode: 451 });

export async function startSmtpService(): Promise<SmtpService> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Does not wait for clients left without an answer.
    closeTimeout: 100,
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        if (service.mood === 'failing') return done(refusal);
        service.received.push(mail);
        if (service.mood === 'well') done(service.losesReceipts ? new Error('The line broke') : null);
      }, done);
    },
  });
  // A node that is killed leaves its connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const service: SmtpService = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    mood: 'well',
    losesReceipts: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

export function headerOf(mail: string, name: string): string {
  return mail.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1]?.trim() ?? '';
}
