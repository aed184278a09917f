/** Starts our server in its own process. */
import { fileURLToPath } from 'node:url';
import { MeasuredProcess } from './measured-process.ts';
import type { StoredTable, TableToOpen, ToNode } from './node.ts';
import type { Usage } from './usage.ts';

const NODE = fileURLToPath(new URL('./node.ts', import.meta.url));

export class OurServer {
  readonly host: string;
  readonly #process: MeasuredProcess<ToNode>;

  private constructor(host: string, running: MeasuredProcess<ToNode>) {
    this.host = host;
    this.#process = running;
  }

  /**
   * @param address of its store
   * @param flags of Node
   * @param port by default any that is free
   */
  static async start(address: string, flags: string[] = [], port = 0): Promise<OurServer> {
    const running = new MeasuredProcess<ToNode>(NODE, [address, String(port)], { flags });
    return new OurServer(await running.heard(), running);
  }

  /** @param host the person who opens the tables */
  open(host: string, tables: readonly TableToOpen[]): Promise<void> {
    return this.#process.ask({ do: 'open', host, tables: tables.map(({ table, secret }) => ({ table, secret })) });
  }

  usage(): Promise<Usage> {
    return this.#process.ask({ do: 'usage' });
  }

  /** Bytes in use. With Node's flag `--expose-gc`, garbage is collected first. */
  memory(): Promise<number> {
    return this.#process.ask({ do: 'memory' });
  }

  stored(table: string): Promise<StoredTable> {
    return this.#process.ask({ do: 'stored', table });
  }

  end(): Promise<void> {
    return this.#process.end();
  }

  /** Ends at once, whatever it is doing. */
  kill(): Promise<void> {
    return this.#process.kill();
  }
}
