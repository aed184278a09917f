/** What the command `npm run demo` says, in Polish. */
import type { CliMessages } from '../values.ts';

export const start: CliMessages['start'] = {
  title: 'Tabannusi: Budowniczowie Ur',
  about: 'Nieoficjalna wersja cyfrowa, zob. NOTICE.md. Oto jedna rozgrywka losowych graczy.',
  seed: 'Ziarno: {seed}',
  repeat: 'Ta sama rozgrywka jeszcze raz: {command}',
  players: 'Gracze, zgodnie z ruchem wskazówek zegara: {players}',
  edition:
    'Edycja: {edition}, wersja {version, number}. Ilustracje drukowanej planszy są dla nas stracone, więc nie każda wartość jest oryginalna:',
  origin: '{origin}: {groups}.',
  missing: 'Niedostępny w tym poleceniu: Tryb Solo.',
  setUp: 'Przygotowanie do gry',
  round: 'Runda {round, number}',
  roundGoesOn: 'Runda {round, number}, ciąg dalszy',
  boardAfterSetUp: 'Plansza po Przygotowaniu do gry',
  boardAfterScoring: 'Plansza po Punktowaniu',
  boardAtEnd: 'Plansza na koniec',
  inPlay: 'Kafle i karty tej rozgrywki',
  scores: 'Skąd pochodzą PZ',
  helpUsage: 'Przeprowadza i wypisuje rozgrywkę losowych graczy.',
  helpSeed: 'nazywa rozgrywkę; to samo ziarno daje tę samą rozgrywkę; domyślnie nowe',
  helpPlayers: '2, 3 lub 4',
  helpSeen: 'Co widać:',
  helpHeader: 'skąd pochodzą wartości planszy i co nie jest tu dostępne;',
  helpLog: 'Przygotowanie do gry i tury, wiersz po wierszu; skutki Akcji lub Punktowania stoją pod nimi, dalej w prawo;',
  helpBoard:
    'planszę i to, co ma każdy gracz, po Przygotowaniu do gry, po Punktowaniach i na koniec; znaki są objaśnione tam, gdzie plansza pojawia się pierwszy raz;',
  helpInPlay: 'po Przygotowaniu do gry: co robią kafle i karty tej rozgrywki;',
  helpScores: 'skąd pochodzą PZ każdego gracza i kto wygrywa.',
};
