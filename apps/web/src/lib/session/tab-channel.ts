/** Messages between the tabs of one browser. A tab does not receive its own. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  /** Returns a function that stops listening. */
  listen: (hear: (message: Message) => void) => () => void;
}

export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = openChannel(`caliper:${name}`);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (hear) => {
      const listener = (event: MessageEvent) => hear(event.data as Message);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}

/** Null if the browser has no channels, or isolates its tabs. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
