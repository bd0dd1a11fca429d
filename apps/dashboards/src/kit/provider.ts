import { answerOf } from '@caliper/contract/client/api-error.ts';
import { buildRequest } from '@caliper/contract/client/request.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { useQuery } from '@tanstack/react-query';

/** Who sells the figures, as the source of an export names it. */
export function useProvider(): string {
  const { data } = useQuery({ queryKey: ['config'], queryFn: ({ signal }) => askConfig(signal) });
  return data?.productName ?? '';
}

async function askConfig(signal: AbortSignal) {
  const { url, method } = buildRequest('config', {});
  const answer = await fetch(url, { method, signal });
  return answerOf(answer.status, await answer.text()) as Answer<'config'>;
}
