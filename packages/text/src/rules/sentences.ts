/** The messages that a language needs for the rules, and the sentences made from them. Their numbers come from the engine. */
import { type GainShipId, RULE_IDS, RULING_IDS, type RuleId } from '@tabannusi/engine';
import { parseMessage } from '../speech/message-parser.ts';
import { createMessageReader } from '../speech/spoken-message.ts';
import { isGainShipRule, ruleValues } from './rule-values.ts';

/** A message for every rule and ruling, and one for all Ships that gain something. A missing or extra message is a type error. */
export type RuleMessages = Readonly<Record<Exclude<RuleId, `TILE-${GainShipId}`> | 'gainShip', string>>;

export type RuleSentences = Readonly<Record<RuleId, string>>;

export function sentencesOf(messages: RuleMessages, locale: string): RuleSentences {
  const read = createMessageReader(locale);
  const sentence = (id: RuleId): string => {
    const message = messages[isGainShipRule(id) ? 'gainShip' : id];
    return message.includes('{') ? read(parseMessage(message))(ruleValues(id)) : message;
  };
  return Object.fromEntries([...RULE_IDS, ...RULING_IDS].map((id) => [id, sentence(id)])) as RuleSentences;
}
