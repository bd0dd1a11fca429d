import type { CallName } from './calls.ts';
import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts';
import { identityEndpoints } from './identity/identity.endpoints.ts';
import { systemEndpoints } from './system/system.endpoints.ts';

/** Every endpoint by the name of its call. */
export const endpoints = { ...identityEndpoints, ...systemEndpoints } satisfies Record<CallName, Endpoint>;

type Endpoints = typeof endpoints;
export type Input<N extends CallName> = InputOf<Endpoints[N]>;
export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;
