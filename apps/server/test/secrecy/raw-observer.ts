/** An observer of a table that keeps every byte that reaches it, over a socket and over HTTP. Only what the clock says is left out. */
import { connect, type Socket } from 'node:net';

/** The name by which the node is asked, so that no port is in any byte. */
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

  /** `token`: of its cookie; null for somebody without one. */
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

  /** Whatever has come since it was asked last, once everything said before is answered. */
  async answered(): Promise<Buffer> {
    const n = ++this.#pings;
    this.say({ t: 'ping', n });
    await this.#until(() => this.#isEnded || this.#bytes.includes(`{"t":"pong","n":${n},`));
    return this.#take();
  }

  /** Ends the socket as a browser does, and waits until the node has, too. */
  async close(): Promise<Buffer> {
    this.#line?.write(Buffer.from([0x88, 0x80, 0, 0, 0, 0]));
    return this.closed();
  }

  async closed(): Promise<Buffer> {
    await this.#until(() => this.#isEnded);
    return this.#take();
  }

  /** The bytes of an answer, but for the time in its head. */
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

/** A text frame of a client. The mask that clients must use changes nothing when it is 0. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const { length } = body;
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}
