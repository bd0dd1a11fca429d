import { afterAll } from 'vitest';

/** Nothing has a size here. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** A page that is left takes its timers and channels with it; the process of a test goes on with the next file. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const channels = new Set<BroadcastChannel>();

function remembered<Begin extends typeof setTimeout | typeof setInterval>(begin: Begin): Begin {
  const remembering = (...args: Parameters<Begin>) => {
    const timer = (begin as (...args: Parameters<Begin>) => ReturnType<typeof setTimeout>)(...args);
    timers.add(timer);
    return timer;
  };
  return remembering as unknown as Begin;
}

globalThis.setTimeout = remembered(globalThis.setTimeout);
globalThis.setInterval = remembered(globalThis.setInterval);
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
  for (const channel of channels) channel.close();
});
