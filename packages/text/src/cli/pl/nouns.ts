/** The Polish nouns that the command line counts. */
import { noun } from '../../languages/pl/grammar.ts';

/** As an object: the accusative of living things. */
export const bot = noun('bota', 'boty', 'bota', 'botów');
export const byte = noun('bajt', 'bajty', 'bajta', 'bajtów');
export const decision = noun('decyzja', 'decyzje', 'decyzji', 'decyzji');
export const element = noun('element', 'elementy', 'elementu', 'elementów');
export const fault = noun('błąd', 'błędy', 'błędu', 'błędów');
export const game = noun('rozgrywka', 'rozgrywki', 'rozgrywki', 'rozgrywek');
export const jsonRpcMessage = noun('komunikat', 'komunikaty', 'komunikatu', 'komunikatów');
export const outcome = noun('wynik losowania', 'wyniki losowania', 'wyniku losowania', 'wyników losowania');
export const seat = noun('miejsce', 'miejsca', 'miejsca', 'miejsc');
export const turn = noun('tura', 'tury', 'tury', 'tur');
