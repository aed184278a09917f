/** In which language the command speaks: that of `--lang`, else that of the environment, else English. */
import { LANGUAGES, type Language } from '@tabannusi/text';

/** Read before all other arguments, so that even a mistake is answered in the right language; a wrong one is told when all are read. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  // What is set to nothing is not set.
  return named(afterLang(args)) ?? named(env.LC_ALL || env.LC_MESSAGES || env.LANG) ?? 'en';
}

/** The last one holds, as for all options; what follows `--` is no option. */
function afterLang(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const at = options.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  return options[at] === '--lang' ? options[at + 1] : options[at]?.slice('--lang='.length);
}

/** `pl_PL.UTF-8` is Polish. */
const named = (locale: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => locale?.toLowerCase().split(/[_.@-]/)[0] === language);
