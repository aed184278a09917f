/** The page that shows the proof of a game's dice, in Polish. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const proof = {
  title: 'Dowód losowania',
  back: 'Wróć do stołu',
  checking: 'Sprawdzanie dowodu…',
  holds: 'Dowód jest poprawny.',
  fails: 'Dowód nie jest poprawny.',
  drawn:
    '{outcomes, plural, one {Ponownie wylosowano # wynik} few {Ponownie wylosowano # wyniki} many {Ponownie wylosowano # wyników} other {Ponownie wylosowano # wyniku}} z sekretów: wszystkie kości, kafle i karty.',
  played:
    '{decisions, plural, one {Sprawdzono # decyzję} few {Sprawdzono # decyzje} many {Sprawdzono # decyzji} other {Sprawdzono # decyzji}} według zasad.',
  chained:
    '{entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}} w dzienniku stołu {entries, plural, one {wynika} few {wynikają} many {wynika} other {wynika}} kolejno jeden z drugiego.',
  fixed:
    '{trusted, plural, =0 {Do zapieczętowania stołu żaden udział gracza nie pozostał tajny.} other {Kości były ustalone przed pierwszą decyzją.}}',
  chosen:
    '{trusted, plural, =0 {Serwer mógł więc wybrać kości.} one {Mogli je wybrać tylko razem serwer i jedyny gracz z tajnym udziałem.} few {Mogli je wybrać tylko razem serwer i wszyscy gracze z tajnym udziałem (#).} many {Mogli je wybrać tylko razem serwer i wszyscy gracze z tajnym udziałem (#).} other {Mogli je wybrać tylko razem serwer i wszyscy gracze z tajnym udziałem (#).}}',
  early:
    '{early, plural, one {# udział trafił} few {# udziały trafiły} many {# udziałów trafiło} other {# udziału trafiło}} na serwer za wcześnie i się nie {early, plural, one {liczy} few {liczą} many {liczy} other {liczy}}.',
  proves: 'Czego to dowodzi',
  provesNot: 'Czego to nie dowodzi',
  notLooked: 'Że nikt nie podejrzał losowania: kto prowadzi serwer, może wiedzieć, jakie kości wypadną.',
  notTalked: 'Że każdy zachował swoje karty dla siebie: gracze mogli porozumieć się gdzie indziej.',
  notElsewhere: 'Niczego o innej rozgrywce: każdy stół ma własną pieczęć.',
  seal: 'Pieczęć',
  sealSame: 'Ta przeglądarka widziała tę samą pieczęć przed rozgrywką.',
  sealOther: 'Przed rozgrywką ta przeglądarka widziała inną pieczęć: {seal}. To dowód innej rozgrywki niż uzgodniona.',
  sealUnseen: 'Ta przeglądarka nie widziała pieczęci przed rozgrywką. Porównaj ją z kimś, kto ją widział.',
  save: 'Zapisz dowód',
  check: 'Aby sprawdzić dowód gdzie indziej, zapisz go i uruchom w kopii gry polecenie:',
  notEnded: 'Dowód będzie dostępny po zakończeniu rozgrywki.',
  noRecord: 'Przy tym stole nie rozegrano żadnej rozgrywki, więc nie ma czego dowodzić.',
  noProof: 'Ta rozgrywka nie ma dowodu losowania: zaczęła się na jednym urządzeniu, a tu ją dokończono.',
  noTable: 'Nie ma takiego stołu albo nie możesz go oglądać.',
  failed: 'Serwer odpowiedział inaczej, niż powinien. Spróbuj ponownie.',
  again: 'Spróbuj ponownie',
} as const satisfies Translated<typeof en.proof>;
