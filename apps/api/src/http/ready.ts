import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Encoding, Packed } from './packed.ts';

/** An answer that is kept packed, for the next who may have it. Only its end is theirs alone. */
export class Ready {
  readonly #kept: Packed;
  readonly #end: string;

  constructor(kept: Packed, end = '') {
    this.#kept = kept;
    this.#end = end;
  }

  /** The body in pieces, and the headers that describe it. */
  as(encoding: Encoding): { pieces: Buffer[]; headers: Record<string, string | number> } {
    const pieces = this.#kept.with(this.#end, encoding);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': pieces.reduce((length, piece) => length + piece.length, 0),
      vary: 'accept-encoding',
    };
    return {
      pieces,
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    };
  }
}

export function sendReady(
  { headers: { 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  ready: Ready,
) {
  const { pieces, headers } = ready.as(encodingFor(accepted));
  return reply.headers(headers).send(Buffer.concat(pieces));
}

const known = new Map<string, Encoding>();

/** To be kept as it will be sent: with what the call's answer has, and nothing else. */
export function packAnswer<S extends z.ZodType>(answer: S, value: z.input<S>): Packed {
  return new Packed(JSON.stringify(answer.parse(value)));
}

/** The best that the client accepts. Clients send one of a few spellings, over and over. */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  const text = String(accepted);
  const found = known.get(text);
  if (found) return found;
  const encoding = bestOf(text);
  if (known.size < 100) known.set(text, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const named = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => [one.split(';')[0]?.trim(), !/;\s*q=0(\.0*)?\s*$/.test(one)]),
  );
  const isAccepted = (encoding: Encoding) => named.get(encoding) ?? named.get('*') ?? false;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : 'identity';
}
