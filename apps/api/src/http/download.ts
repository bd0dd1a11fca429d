import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file. */
export class Download {
  /** The name that the file is saved under. */
  readonly name: string;
  readonly content: Readable | Buffer;

  constructor(name: string, content: Readable | Buffer) {
    this.name = name;
    this.content = content;
  }
}

export function sendDownload(reply: FastifyReply, type: string, { name, content }: Download) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`)
    .send(content);
}
