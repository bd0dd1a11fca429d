/**
 * One question at a time, shared: whoever asks while one is under way waits for the next, which begins after they
 * asked. Nobody is ever answered by a question that began before.
 */
export function sharedQuestion<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let isRunning = false;
  let next: PromiseWithResolvers<Answer> | null = null;

  function run(one: PromiseWithResolvers<Answer>): void {
    isRunning = true;
    const goOn = () => {
      isRunning = false;
      const waiting = next;
      next = null;
      if (waiting) run(waiting);
    };
    ask().then(one.resolve, one.reject).then(goOn);
  }

  return () => {
    if (isRunning) {
      next ??= Promise.withResolvers<Answer>();
      return next.promise;
    }
    const one = Promise.withResolvers<Answer>();
    run(one);
    return one.promise;
  };
}
