/** One game being played, in Polish. A move in the course of the game is posunięcie; ruch is kept for tracks and the Architect. */
import type { Catalogue } from '../../catalogue.ts';
import { select } from '../../messages.ts';
import type { Undone } from '../../table-messages.ts';
import { colour, counted, noun } from './grammar.ts';
import { districtOf } from './phrases.ts';

const move = noun('posunięcie', 'posunięcia', 'posunięcia', 'posunięć');

export const table: Catalogue['table'] = {
  prompt: {
    own: '{player}: decyzja należy do ciebie.',
    person: 'Teraz decyduje {player}.',
    bot: '{player} się zastanawia.',
    confirm: 'Zakończyć turę?',
    confirming: '{player} zamierza zakończyć turę.',
    over: 'Rozgrywka jest zakończona.',
  },
  handOver: {
    ask: 'Teraz ekran przejmuje {player}.',
    take: 'To ja, {player}: pokaż moje karty',
  },
  refusal: {
    notAsked: 'Teraz decyzja nie należy do ciebie.',
    confirming: 'Koniec tury czeka na potwierdzenie: najpierw go potwierdź lub cofnij.',
    nothing: select<Undone>('deed', {
      undo: 'Nie ma nic do cofnięcia.',
      redo: 'Nie ma nic do ponowienia.',
      restart: 'Tura dopiero się zaczyna.',
      confirm: 'Nie ma nic do potwierdzenia.',
    }),
  },
  warning: {
    actionsLeft:
      'Tura się skończy, choć {actions, plural, one {została # Akcja, którą można wykonać} few {zostały # Akcje i co najmniej jedną można wykonać} many {zostało # Akcji i co najmniej jedną można wykonać} other {zostało # Akcji i co najmniej jedną można wykonać}}.',
    wastedStep: 'Ruch na torze Rzemiosła przepadnie: rezygnujesz z niego albo nie będzie miał skutku.',
    helpsOpponent: `Barka w ${districtOf} będzie pusta. PZ za Punktowanie tej Dzielnicy: {player} {opponent, number}, ty {own, number}.`,
  },
  setting: {
    confirm: 'Pytaj przed zakończeniem tury',
    actionsLeft: 'Ostrzegaj, gdy tura kończy się, choć można wykonać Akcję',
    wastedStep: 'Ostrzegaj, gdy ruch na torze Rzemiosła przepada',
    helpsOpponent: 'Ostrzegaj, gdy opróżnienie Barki daje przeciwnikowi więcej PZ',
  },
  orders: {
    heading: 'Stałe polecenia: co odpowiada {player} w turach innych graczy',
    lowest: 'Ruch na wybranym torze: tor z najniższym znacznikiem Rzemiosła.',
    highest: 'Ruch na wybranym torze: tor z najwyższym znacznikiem Rzemiosła.',
    decline: 'Ruch na wybranym torze: rezygnacja.',
    track: `Ruch na wybranym torze: ${colour('masculine')} tor Rzemiosła, dopóki to możliwe.`,
    dice: '{count, plural, one {Kość ze Wspólnych Zasobów, jeśli jest dostępna: {colours}.} other {Kość ze Wspólnych Zasobów, pierwsza dostępna z tych: {colours}.}}',
    die: colour('feminine'),
    none: 'Brak stałych poleceń: pytaj za każdym razem.',
  },
  seatKind: { person: 'człowiek', bot: 'bot' },
  seat: '{player} ({kind})',
  note: {
    ordered: 'Decyduje stałe polecenie ({player}).',
    takenBack: `Cofnięto ${counted('moves', move)}.`,
    sinceLastTurn: 'Od twojej ostatniej tury',
    branch:
      '{moment, plural, =0 {Rozgrywka toczy się dalej od początku ({game}).} other {Rozgrywka toczy się dalej od posunięcia # ({game}).}}',
  },
  botFailed: '{player} nie może zdecydować, więc wybrano losowo ({fault}).',
};
