import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores a second call while the first is under way, and being reset too. `isPending` alone changes
 * only with the next render, and a double click is faster.
 */
export function useSingleMutation<Answer, Sent>(
  options: UseMutationOptions<Answer, Error, Sent>,
): UseMutationResult<Answer, Error, Sent> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...args) => {
      isRunning.current = false;
      return options.onSettled?.(...args);
    },
  });
  const mutate: typeof mutation.mutate = (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(...args);
  };
  const reset = () => {
    if (!isRunning.current) mutation.reset();
  };
  return { ...mutation, mutate, reset } as typeof mutation;
}
