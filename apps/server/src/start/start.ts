/**
 * Starts what `npm start` runs: one process with the page, the API and the sockets. Without a store it still serves the page and says what
 * is wrong.
 */
import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp, type Listening } from '../app.ts';
import { Thinking } from '../bots/thinking.ts';
import { type Core, createCore } from '../core.ts';
import { UnreadableLog } from '../desk/unreadable-log.ts';
import type { LetIn, Surroundings } from '../http/state-routes.ts';
import type { JobsOfNode } from '../jobs/jobs-of-node.ts';
import { jobsOf } from '../jobs/kinds.ts';
import { LIMITS } from '../limits.ts';
import { type ServerKey, serverKey } from '../server-key.ts';
import { openStore } from '../store/open-store.ts';
import { anySecret } from '../store/statements/secret.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { dropAddress, keepAddress, keptAddress, openDataFolder, ownFolder } from './data-folder.ts';
import { ownAddresses, qrCode } from './network.ts';
import { storeSentence } from './store-sentences.ts';

const LOOPBACK = '127.0.0.1';
/** All addresses of the machine at once. A browser cannot open this address. */
const EVERYWHERE = '0.0.0.0';
/** How many ports are tried if the wanted one is in use. */
const TRIES = 20;
const lastTried = (wanted: number): number => Math.min(wanted + TRIES, 65_535);

export interface Wanted {
  readonly page: Listening['page'];
  readonly port: number;
  /** The folder of the games. */
  readonly folder: string;
  /** `postgres://…` instead of the folder's data file. */
  readonly database?: string | undefined;
  /** Whether others in the network are let in: at this address or, with true, at the machine's first one. */
  readonly lan?: string | true | undefined;
  /** The addresses of this machine that others can reach. Tests use one that nobody else can reach. */
  readonly addresses?: () => readonly string[];
  /** Prints a line. */
  say(line: string): void;
}

export interface Started {
  /** The address on this machine. */
  readonly address: string;
  /** The address in the network; null if nobody else is let in. */
  readonly lanAddress: string | null;
  stop(): Promise<void>;
}

/** Why nothing was started; a message has been printed. */
export type NotStarted = 'runsAlready' | 'noPort';

export async function start(wanted: Wanted): Promise<Started | NotStarted> {
  const { folder, say } = wanted;
  let jobs: JobsOfNode | null = null;
  const opened = await openCore(wanted, () => jobs?.wake());
  if (opened instanceof StoreError && opened.code === 'inUse') {
    const running = keptAddress(folder);
    say(
      running === null ? `Another process uses ${folder}, and has not said yet where it answers.` : `The table is set already: ${running}`,
    );
    return 'runsAlready';
  }
  const core = opened instanceof StoreError ? opened : opened.core;
  const outside = new Outside(() => letOthersIn(wanted, core, port));
  const surroundings: Surroundings = { address: () => outside.address, letOthersIn: () => outside.open() };
  const listening = await listen({ page: wanted.page, core, host: LOOPBACK, wanted: wanted.port, surroundings }).catch((error) => {
    say(`${portFault(error, wanted.port)} Choose another one with --port.`);
  });
  if (listening === undefined) {
    if (!(opened instanceof StoreError)) await opened.close();
    return 'noPort';
  }
  const { app, port } = listening;
  const address = `http://${LOOPBACK}:${port}/`;
  if (port !== wanted.port && wanted.port !== 0)
    say(`Port ${wanted.port} is in use. Games that were saved at its address are not seen at this one.`);
  say(`The table is set: ${address}`);
  if (core instanceof StoreError) say(`Online tables are off, games on this screen are not. ${storeSentence(core)}`);
  else {
    keepAddress(folder, address);
    jobs = jobsOf(core, new Thinking());
  }
  if (wanted.lan !== undefined) await outside.open();
  const heart = core instanceof StoreError ? undefined : setInterval(() => core.sockets.beat(), LIMITS.heartbeatMs);
  jobs?.wake();
  const stop = async (): Promise<void> => {
    clearInterval(heart);
    if (!(core instanceof StoreError)) core.sockets.endAll();
    await Promise.all([app.close(), outside.close(), jobs?.stop()]);
    if (!(opened instanceof StoreError)) await opened.close();
  };
  return { address, lanAddress: outside.address, stop };
}

interface OpenedCore {
  readonly core: Core;
  /** Closes the store and releases the folder. */
  close(): Promise<void>;
}

async function openCore({ folder, database, say }: Wanted, publish: () => void): Promise<OpenedCore | StoreError> {
  let owner: { close(): void } | null = null;
  let opened: Store | null = null;
  try {
    const { database: file, key } = openDataFolder(folder);
    if (database !== undefined) owner = ownFolder(folder);
    const store = await openStore(database ?? file);
    opened = store;
    await checkKey(store, serverKey(key));
    // Of a process that was killed.
    dropAddress(folder);
    const close = async (): Promise<void> => {
      dropAddress(folder);
      await store.close();
      owner?.close();
    };
    return { core: createCore({ store, key, limits: LIMITS, now: Date.now, report: (error) => say(lineOf(error)), publish }), close };
  } catch (error) {
    await opened?.close();
    owner?.close();
    if (error instanceof StoreError) return error;
    throw error;
  }
}

/** Throws if the data were written with another key, because the dice of their games could not be read. */
async function checkKey(store: Store, key: ServerKey): Promise<void> {
  const secret = await store.one(anySecret, {});
  if (secret === undefined) return;
  try {
    key.unseal(secret.game, secret.sealed);
  } catch (error) {
    throw new StoreError('foreign', 'The key in the data folder is not the one of these data.', error);
  }
}

/** An unreadable table is not a bug of the program, so its line has no stack. */
function lineOf(error: unknown): string {
  if (error instanceof UnreadableLog) return `A table can't be read, the others can: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

interface ListenParts extends Pick<Listening, 'page' | 'surroundings'> {
  readonly core: Core | StoreError;
  readonly host: string;
  readonly wanted: number;
}

/** Takes the next free port if this one is in use; port 0 means any free port. */
async function listen({ page, core, host, wanted, surroundings }: ListenParts) {
  for (let port = wanted; ; port++) {
    const names = new Set<string>();
    const app: FastifyInstance = await createApp({ core: core instanceof StoreError ? core.code : core, names, page, surroundings });
    try {
      const taken = Number(new URL(await app.listen({ host, port })).port || HTTP_PORT);
      for (const name of namesOf(host, taken)) names.add(name);
      return { app, port: taken };
    } catch (error) {
      await app.close();
      if (!isBusy(error) || port >= lastTried(wanted)) throw error;
    }
  }
}

const HTTP_PORT = 80;

/**
 * The host names that browsers may use for this listener. `localhost` is always included, and games may have been saved under that name.
 */
function namesOf(host: string, port: number): string[] {
  const hosts = host === LOOPBACK ? [host, 'localhost'] : [host];
  return hosts.map((each) => (port === HTTP_PORT ? each : `${each}:${port}`));
}

function portFault(error: unknown, port: number): string {
  if (isBusy(error)) return `No port from ${port} to ${lastTried(port)} is free.`;
  return `Port ${port} can't be used: ${error instanceof Error ? error.message : error}.`;
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

interface OpenListener {
  readonly app: FastifyInstance;
  readonly address: string;
}

/** The listener for others in the network, created on request. */
class Outside {
  readonly #start: () => Promise<OpenListener | LetInFault>;
  #opening: Promise<OpenListener | LetInFault> | null = null;
  #open: OpenListener | null = null;

  constructor(start: () => Promise<OpenListener | LetInFault>) {
    this.#start = start;
  }

  get address(): string | null {
    return this.#open?.address ?? null;
  }

  /** Opens it once, however often it is requested. If that fails, the next call tries again. */
  async open(): Promise<LetIn> {
    this.#opening ??= this.#start();
    const opened = await this.#opening;
    if ('fault' in opened) this.#opening = null;
    else this.#open = opened;
    return opened;
  }

  async close(): Promise<void> {
    await this.#opening;
    await this.#open?.app.close();
  }
}

type LetInFault = Extract<LetIn, { readonly fault: unknown }>;

async function letOthersIn(wanted: Wanted, core: Core | StoreError, port: number): Promise<OpenListener | LetInFault> {
  const { lan = true, addresses = ownAddresses, page, say } = wanted;
  const host = lan === true ? addresses()[0] : lan;
  if (host === undefined) {
    say('This machine isn’t connected to a network, so nobody else can join.');
    return { fault: 'noNetwork' };
  }
  if (!isIPv4(host) || host === EVERYWHERE) {
    say(`Nobody else can be let in at ${host}: it is no address of this machine, such as 192.168.1.20.`);
    return { fault: 'notOpened' };
  }
  let address: string | null = null;
  try {
    const { app, port: taken } = await listen({ page, core, host, wanted: port, surroundings: { address: () => address } });
    address = `http://${host}:${taken}/`;
    say(`Others in your network find it here: ${address}`);
    say(qrCode(address));
    say('Names and games are not protected from others who listen in this network.');
    return { app, address };
  } catch (error) {
    say(`Nobody else can be let in at ${host}: ${error instanceof Error ? error.message : error}`);
    return { fault: 'notOpened' };
  }
}
