/** An observer of a table that collects every byte it receives, over a socket and over HTTP. Only clock times are left out. */
import { connect, type Socket } from 'node:net';

/** The host name in requests, so that no received byte contains the port. */
export const HOST = 'table.example';

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

export class RawObserver {
  readonly #port: number;
  readonly #cookie: string;
  readonly #table: string;
  #line: Socket | null = null;
  #heard: Buffer[] = [];
  #look = (): void => {};
  #isEnded = false;
  #pings = 0;

  /** `token` is the one of its cookie; null without a session. */
  constructor(port: number, table: string, token: string | null) {
    this.#port = port;
    this.#table = table;
    this.#cookie = token === null ? '' : `Cookie: tabannusi-session=${token}\r\n`;
  }

  /** Opens a socket and says hello. */
  async open(after = 0, chain = '', table = this.#table): Promise<void> {
    const line = connect(this.#port, '127.0.0.1');
    this.#line = line;
    this.#isEnded = false;
    this.#heard = [];
    line.on('error', () => {});
    line.on('data', (data) => {
      this.#heard.push(data);
      this.#look();
    });
    line.on('close', () => {
      this.#isEnded = true;
      this.#look();
    });
    line.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\n${this.#head()}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
    );
    await this.#until(() => this.#bytes.includes('\r\n\r\n'));
    this.say({ t: 'hello', v: 1, after, chain });
  }

  say(message: object): void {
    this.#line?.write(frameOf(JSON.stringify(message)));
  }

  /** Returns what has arrived since the last call, once everything sent before is answered. */
  async answered(): Promise<Buffer> {
    const n = ++this.#pings;
    this.say({ t: 'ping', n });
    await this.#until(() => this.#isEnded || this.#bytes.includes(`{"t":"pong","n":${n},`));
    return this.#take();
  }

  /** Closes the socket as a browser does, and waits until the node has closed it, too. */
  async close(): Promise<Buffer> {
    this.#line?.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
    return this.closed();
  }

  async closed(): Promise<Buffer> {
    await this.#until(() => this.#isEnded);
    return this.#take();
  }

  /** The bytes of an answer, except the time in its head. */
  async get(path: string, encoding = 'identity', method = 'GET'): Promise<Buffer> {
    const line = connect(this.#port, '127.0.0.1');
    line.write(`${method} ${path} HTTP/1.1\r\n${this.#head()}Connection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    const bytes: Buffer[] = [];
    for await (const data of line) bytes.push(data as Buffer);
    return Buffer.from(
      Buffer.concat(bytes)
        .toString('latin1')
        .replace(/\r\nDate: [^\r]{29}\r\n/i, '\r\nDate: …\r\n'),
      'latin1',
    );
  }

  #head(): string {
    return `Host: ${HOST}\r\nOrigin: http://${HOST}\r\n${this.#cookie}`;
  }

  get #bytes(): Buffer {
    return Buffer.concat(this.#heard);
  }

  #take(): Buffer {
    const bytes = this.#bytes;
    this.#heard = [];
    return bytes;
  }

  #until(is: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (is()) resolve();
      };
      this.#look();
    });
  }
}

/** A text frame of a client. Clients must use a mask; with a mask of 0, the text stays the same. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}
