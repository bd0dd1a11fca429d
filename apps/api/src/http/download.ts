import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is a file. */
export class Download {
  /** The name that the file is saved under. */
  readonly name: string;
  readonly content: Readable | Buffer;
  /** Its media type, where the endpoint has several. */
  readonly type: string | undefined;

  constructor(name: string, content: Readable | Buffer, type?: string) {
    this.name = name;
    this.content = content;
    this.type = type;
  }
}

export function sendDownload(reply: FastifyReply, usual: string, { name, content, type }: Download) {
  return reply
    .type(type ?? usual)
    .header('content-disposition', dispositionOf(name))
    .send(content);
}

/** In letters that every program reads, and where that is not the name itself, as it is. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}
