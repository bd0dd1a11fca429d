/** Talk between the tabs of one browser. A tab never hears itself. */
export interface TabChannel<Message> {
  post: (message: Message) => void;
  /** The answer stops the listening. */
  listen: (hear: (message: Message) => void) => () => void;
}

export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`caliper:${name}`);
  return {
    post: (message) => channel?.postMessage(message),
    listen: (hear) => {
      const listener = (event: MessageEvent) => hear(event.data as Message);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
