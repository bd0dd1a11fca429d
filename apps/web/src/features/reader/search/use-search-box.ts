import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import { useHitSteps } from './use-hit-steps.ts';

/**
 * Enter searches for the typed text, tries a failed search again, or goes to the next hit; with Shift to the previous
 * one. Escape resets.
 */
export function useSearchBox() {
  const { subject, address, back, search } = useReader();
  const { previous, next } = useHitSteps();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { place, term } = address;
  useEffect(() => {
    if (input.current) input.current.value = term;
  }, [term]);

  const look = (wanted: string) => {
    void navigate(placePath(subject, { place, term: wanted }), { state: stepState(back) });
  };
  const reset = () => {
    if (input.current) input.current.value = '';
    if (term !== '') look('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed === '') return;
    if (typed !== term) look(typed);
    else (search.retry ?? next)?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return reset();
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    previous?.();
  };
  return { input, submit, press, reset };
}
