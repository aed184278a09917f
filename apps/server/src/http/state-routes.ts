/** How the node is, for those who operate it. */
import { RULES_VERSION } from '@tabannusi/engine';
import { PROTOCOL_VERSION } from '@tabannusi/host';
import { Type } from 'typebox';
import { nextDue } from '../store/jobs.ts';
import type { Store } from '../store/store.ts';
import { type RouteData, route } from './route.ts';

const Ok = Type.Object({ ok: Type.Boolean() });
const Version = Type.Object({ protocol: Type.Integer(), rules: Type.Integer() });

const Let = Type.Object({ address: Type.Union([Type.String(), Type.Null()]) });

/** Opens the server to the network; the address at which others find it, or null where there is none. */
export type LetOthersIn = () => Promise<string | null>;

/** Offered only to browsers on this machine. */
export const networkRoutes = (letOthersIn: LetOthersIn): RouteData[] => [
  route(
    {
      ...{ method: 'POST', url: '/api/network', summary: 'Lets others in the network in; only on the machine of the server.' },
      ...{ answer: Let, status: 200 },
    },
    async () => ({ address: await letOthersIn() }),
  ),
];

export const stateRoutes = (store: Store): RouteData[] => [
  route({ method: 'GET', url: '/healthz', summary: 'The node answers.', answer: Ok, status: 200 }, async () => ({ ok: true })),
  route({ method: 'GET', url: '/readyz', summary: 'The node and its store answer.', answer: Ok, status: 200 }, async () => {
    await nextDue(store);
    return { ok: true };
  }),
  route({ method: 'GET', url: '/version', summary: 'What the node speaks.', answer: Version, status: 200 }, async () => {
    return { protocol: PROTOCOL_VERSION, rules: RULES_VERSION };
  }),
];
