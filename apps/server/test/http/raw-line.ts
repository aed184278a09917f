/** A client that never answers a ping and reads only when told to, working on the bytes of a WebSocket. */
import { connect } from 'node:net';

export interface RawLine {
  say(message: object): void;
  /** Stops reading. */
  pause(): void;
  readonly closed: Promise<void>;
}

export async function rawLine(node: string, table: string): Promise<RawLine> {
  const [host, port] = node.split(':');
  const line = connect(Number(port), host);
  const head = [`GET /api/tables/${table}/socket HTTP/1.1`, `Host: ${node}`, `Origin: http://${node}`, 'Connection: Upgrade'];
  line.write(
    [...head, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''].join('\r\n'),
  );
  await new Promise((resolve) => line.once('data', resolve));
  line.on('error', () => {}).resume();
  return {
    say: (message) => line.write(frameOf(JSON.stringify(message))),
    pause: () => line.pause(),
    closed: new Promise((resolve) => line.once('close', () => resolve())),
  };
}

/** The frame of a short text. Clients must use a mask; with a mask of 0, the text stays the same. */
const frameOf = (text: string): Buffer => Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
