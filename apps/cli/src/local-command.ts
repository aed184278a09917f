/** Commander's command with our words for help and for errors in arguments. */
import type { CliWords } from '@tabannusi/text';
import { Command, Option } from 'commander';
import { Mistake } from './environment.ts';
import { WIDTH } from './lines.ts';
import { quote } from './quote.ts';
import { similar } from './similar.ts';
import { argumentTerms, callOf, commandsUpFrom } from './usage.ts';

/** How the command is started in a checkout. */
const STARTED_AS = 'npx tabannusi';

export class LocalCommand extends Command {
  readonly words: CliWords;

  constructor(words: CliWords, name = STARTED_AS) {
    super(name);
    this.words = words;
    const titles: Readonly<Record<string, string>> = {
      'Usage:': words.say('frame', 'usageTitle', {}),
      'Arguments:': words.say('frame', 'argumentsTitle', {}),
      'Options:': words.say('frame', 'optionsTitle', {}),
      'Global Options:': words.say('frame', 'globalOptionsTitle', {}),
      'Commands:': words.say('frame', 'commandsTitle', {}),
    };
    this.configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titles[title] ?? title,
      commandUsage: (command) => [callOf(command), ...this.#placeholders(command), ...argumentTerms(command)].join(' '),
      // Without the defaults, which commander would add in English.
      optionDescription: ({ description }) => description,
      subcommandTerm: (command) => [command.name(), ...argumentTerms(command)].join(' '),
    });
    this.helpOption('-h, --help', words.say('frame', 'helpOption', {}));
    this.helpCommand(false);
    this.exitOverride();
  }

  override createCommand(name?: string): LocalCommand {
    return new LocalCommand(this.words, name);
  }

  /** Commander treats a missing subcommand as an error; we print the help. */
  override help(): never {
    return super.help();
  }

  /** Adds an option with a list of allowed values. */
  oneOf(flags: string, description: string, values: readonly string[], byDefault?: string): this {
    return this.#valued(flags, description, byDefault, (found, option) =>
      values.includes(found) ? found : this.wrongValue(option, found, this.words.list(values, 'or')),
    );
  }

  /** Adds an option with a whole number within limits. */
  whole(flags: string, description: string, { min, max, byDefault }: { min: number; max: number; byDefault?: number }): this {
    return this.#valued(flags, description, byDefault, (found, option) => {
      const isAllowed = /^\d+$/.test(found) && Number(found) >= min && Number(found) <= max;
      return isAllowed ? Number(found) : this.wrongValue(option, found, `${min}–${max}`);
    });
  }

  /** The description includes the default. */
  #valued<T extends string | number>(
    flags: string,
    description: string,
    byDefault: T | undefined,
    read: (found: string, option: string) => T,
  ): this {
    const told = byDefault === undefined ? '' : ` (${this.words.say('frame', 'defaultValue', { value: String(byDefault) })})`;
    const option = new Option(flags, `${description}${told}`);
    return this.addOption(option.default(byDefault).argParser((found) => read(found, option.long ?? flags)));
  }

  /** Makes the option declared last required. */
  required(): this {
    this.options.at(-1)?.makeOptionMandatory();
    return this;
  }

  /** Adds examples to the end of the help: command lines after this command's name, each with a description. */
  examples(...examples: readonly (readonly [line: string, does: string])[]): this {
    const lines = () => examples.flatMap(([line, does]) => [`  ${`${callOf(this)} ${line}`.trimEnd()}`, ...this.#wrapped(does, 6)]);
    return this.addHelpText('after', () => ['', this.words.say('frame', 'examplesTitle', {}), ...lines()].join('\n'));
  }

  /** Adds a list to the end of the help: what each thing is, below a title. */
  listed(title: string, things: readonly (readonly [thing: string, is: string])[]): this {
    const lines = () => things.flatMap(([thing, is]) => [`  ${thing}`, ...this.#wrapped(is, 6)]);
    return this.addHelpText('after', () => ['', title, ...lines()].join('\n'));
  }

  /** Adds the meaning of the exit codes to the end of the help. */
  exitCodes(): this {
    return this.addHelpText('after', () => ['', ...this.#wrapped(this.words.say('frame', 'exitCodes', {}))].join('\n'));
  }

  /** Wraps a text for help and indents it by `indent` columns. */
  #wrapped(text: string, indent = 0): string[] {
    const columns = this.configureOutput().getOutHelpWidth?.() ?? WIDTH;
    const lines = this.createHelp()
      .boxWrap(text, columns - indent)
      .split('\n');
    return lines.map((line) => `${' '.repeat(indent)}${line}`);
  }

  #placeholders(command: Command): string[] {
    const options = `[${this.words.say('frame', 'optionsPlaceholder', {})}]`;
    return command.commands.length === 0 ? [options] : [options, `[${this.words.say('frame', 'commandPlaceholder', {})}]`];
  }

  wrongValue(option: string, found: string, allowed: string): never {
    return this.#mistake(this.words.say('frame', 'wrongValue', { option, found: quote(found), allowed }));
  }

  // Commander calls the following methods when arguments are wrong.

  missingArgument(name: string): never {
    return this.#mistake(this.words.say('frame', 'missingArgument', { argument: name }));
  }

  optionMissingArgument(option: Option): never {
    return this.#mistake(this.words.say('frame', 'missingValue', { option: option.flags }));
  }

  missingMandatoryOptionValue(option: Option): never {
    return this.#mistake(this.words.say('frame', 'missingOption', { option: option.flags }));
  }

  unknownOption(flag: string): never {
    const known = commandsUpFrom(this).flatMap(({ options }) => options.flatMap(({ long }) => long ?? []));
    const [name = ''] = flag.split('=');
    return this.#unknown(this.words.say('frame', 'unknownOption', { option: quote(flag) }), name, [...known, '--help']);
  }

  /** Also called by `help` for an unknown command. */
  unknownCommand(name = this.args[0] ?? ''): never {
    const known = this.commands.map((command) => command.name());
    return this.#unknown(this.words.say('frame', 'unknownCommand', { command: quote(name) }), name, known);
  }

  _excessArguments(found: readonly string[]): never {
    return this.#mistake(this.words.say('frame', 'tooManyArguments', { found: found.length, allowed: this.registeredArguments.length }));
  }

  #unknown(sentence: string, name: string, known: readonly string[]): never {
    const meant = similar(name, known);
    const candidates = this.words.list(meant, 'or');
    return this.#mistake(meant.length === 0 ? sentence : `${sentence} ${this.words.say('frame', 'didYouMean', { candidates })}`);
  }

  #mistake(sentence: string): never {
    throw new Mistake(`${sentence} ${this.words.say('frame', 'seeHelp', { command: `${callOf(this)} --help` })}`);
  }
}
