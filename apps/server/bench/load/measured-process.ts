/** A measured server in its own process. It obeys messages, and exits when its parent has gone. */
import { type ChildProcess, fork } from 'node:child_process';

/** Messages from the process. The first one says that it is ready. */
type Reply = { readonly answer: unknown } | { readonly error: string };

export class MeasuredProcess<Message extends object> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  /** @param flags of Node */
  constructor(
    path: string,
    args: readonly string[],
    { flags = [], env = process.env }: { flags?: string[]; env?: NodeJS.ProcessEnv } = {},
  ) {
    // Its output must not mix with ours.
    const options = { execArgv: ['--disable-warning=ExperimentalWarning', ...flags], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env };
    this.#child = fork(path, args, options as Parameters<typeof fork>[2]);
    this.#ended = new Promise((_, reject) => {
      this.#child.once('exit', (code, signal) => reject(new Error(`A measured server has ended by itself (${code ?? signal}).`)));
    });
    this.#ended.catch(() => {});
  }

  /** The next message from the process. */
  heard<Answer>(): Promise<Answer> {
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#child.once('message', (reply: Reply) => {
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.answer as Answer);
      });
    });
    return Promise.race([answered, this.#ended]);
  }

  ask<Answer>(message: Message): Promise<Answer> {
    const answer = this.heard<Answer>();
    this.#child.send(message);
    return answer;
  }

  end(): Promise<void> {
    return this.#endedBy(() => this.#child.disconnect());
  }

  kill(): Promise<void> {
    return this.#endedBy(() => this.#child.kill('SIGKILL'));
  }

  async #endedBy(end: () => void): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = new Promise((resolve) => this.#child.once('exit', resolve));
    end();
    await exited;
  }
}

/** Answers messages until the parent has gone. The process calls it when it is ready; `first` is its first message. */
export function obey<Message extends object>(first: unknown, answerTo: (message: Message) => unknown): void {
  const reply = (value: Reply): void => void process.send?.(value);
  process.on('message', (message: Message) => {
    Promise.resolve()
      .then(() => answerTo(message))
      .then(
        (answer) => reply({ answer }),
        (error: unknown) => reply({ error: String(error) }),
      );
  });
  process.once('disconnect', () => process.exit());
  reply({ answer: first });
}
