/** What a language must say about the rules: one entry for every rule and every ruling; a missing or an extra one is a type error. */
import type { RuleId } from '@tabannusi/engine';

export type RuleSentences = Readonly<Record<RuleId, string>>;
