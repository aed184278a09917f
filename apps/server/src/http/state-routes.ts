/** The state of the node, for operators. */
import { LAYOUT_NUMBER, RULES_VERSION } from '@tabannusi/engine';
import { PROTOCOL_VERSION } from '@tabannusi/host';
import { Type } from 'typebox';
import { Problem } from '../problem.ts';
import { Network } from '../schemas.ts';
import { nextDue } from '../store/jobs.ts';
import type { Store } from '../store/store.ts';
import { type RouteData, route } from './route.ts';

const Ok = Type.Object({ ok: Type.Boolean() });
const Version = Type.Object({ protocol: Type.Integer(), rules: Type.Integer(), layout: Type.Integer() });

/** The network around the server, as one of its listeners reports it. */
export interface Surroundings {
  /** Where others in the network find this server; null while it is open to nobody else. */
  address(): string | null;
  /** Opens the server to the network, and returns its address there or why it has none. Absent if the request may come from anywhere. */
  readonly letOthersIn?: () => Promise<LetIn>;
}

export type LetIn = { readonly address: string } | { readonly fault: 'noNetwork' | 'notOpened' };

export const networkRoutes = ({ address, letOthersIn }: Surroundings): RouteData[] => [
  route(
    { method: 'GET', url: '/api/network', summary: 'Where others in the network find this server.', answer: Network, status: 200 },
    async () => ({ address: address(), mayLetIn: letOthersIn !== undefined }),
  ),
  ...(letOthersIn === undefined ? [] : [letInRoute(letOthersIn)]),
];

/** Only for browsers on this machine. */
const letInRoute = (letOthersIn: () => Promise<LetIn>): RouteData =>
  route(
    {
      ...{ method: 'POST', url: '/api/network', summary: 'Lets others in the network in; only on the machine of the server.' },
      ...{ answer: Network, status: 200 },
    },
    async () => {
      const opened = await letOthersIn();
      if ('fault' in opened) throw new Problem(opened.fault);
      return { address: opened.address, mayLetIn: true };
    },
  );

export const stateRoutes = (store: Store): RouteData[] => [
  route({ method: 'GET', url: '/healthz', summary: 'The node answers.', answer: Ok, status: 200 }, async () => ({ ok: true })),
  route({ method: 'GET', url: '/readyz', summary: 'The node and its store answer.', answer: Ok, status: 200 }, async () => {
    await nextDue(store);
    return { ok: true };
  }),
  route({ method: 'GET', url: '/version', summary: 'What the node speaks.', answer: Version, status: 200 }, async () => {
    return { protocol: PROTOCOL_VERSION, rules: RULES_VERSION, layout: LAYOUT_NUMBER };
  }),
];
