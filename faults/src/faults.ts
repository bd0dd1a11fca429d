import { hugeBodies } from './bodies.ts';
import { clock } from './clock/clock.ts';
import { fullDisk } from './disk.ts';
import type { Fault } from './fault.ts';
import { flood } from './flood.ts';
import { freshness } from './freshness.ts';
import { kills } from './kills/kills.ts';
import { messages } from './messages/messages.ts';
import { outage } from './outage.ts';
import { seatsAndDevices } from './seats.ts';
import { slowClients } from './slow.ts';

/** Each fault is a file or a folder. */
export const faults: Fault[] = [
  kills,
  outage,
  freshness,
  fullDisk,
  messages,
  clock,
  slowClients,
  hugeBodies,
  flood,
  seatsAndDevices,
];
