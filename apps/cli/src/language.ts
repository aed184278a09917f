/** The language of the command: that of `--lang`, else that of the environment, else English. */
import { LANGUAGES, type Language } from '@tabannusi/text';

/** Reads the language before all other arguments, so that every error is in the right language. An invalid one is reported later. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  // An empty variable counts as unset.
  return named(afterLang(args)) ?? named(env.LC_ALL || env.LC_MESSAGES || env.LANG) ?? 'en';
}

/** Returns the value of the last `--lang`, as for all options. Nothing after `--` is an option. */
function afterLang(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const at = options.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return options[at] === '--lang' ? options[at + 1] : options[at]?.slice('--lang='.length);
}

/** Returns the language of a locale: `pl_PL.UTF-8` is Polish. */
const named = (locale: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => locale?.toLowerCase().split(/[_.@-]/)[0] === language);
