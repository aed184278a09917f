/** Hints, in Polish. */
import type { HintMessages } from './messages.ts';

const vp = '{vp, number, ::.0} PZ';

export const pl: HintMessages = {
  heading: 'Najlepsze odpowiedzi i PZ, których można po nich oczekiwać:',
  note: {
    one: 'Jest tylko jedna odpowiedź.',
    allEqual: 'O ile można to ocenić, wszystkie odpowiedzi (jest ich {choices, number}) są równie dobre.',
  },
  figure: '{difference, number, ::sign-except-zero .0} PZ',
  place: {
    ahead: `{equal, plural, =1 {${vp} więcej niż najlepsza z pozostałych.} other {Jedna z # równie dobrych odpowiedzi, ${vp} więcej niż najlepsza z pozostałych.}}`,
    behind: `${vp} mniej niż najlepsza odpowiedź.`,
    equal: 'Równie dobra jak każda inna odpowiedź.',
  },
  reasons: {
    gains: 'Za: {gains}.',
    losses: 'Przeciw: {losses}.',
    both: 'Za: {gains}. Przeciw: {losses}.',
  },
  term: {
    vp: 'natychmiastowe PZ',
    districts: 'przyszłe Punktowania Dzielnic',
    mastery: 'tory Rzemiosła',
    goods: 'dobra',
    sites: 'Projekty do zbudowania',
    visit: 'Akcje w Dzielnicy następnej tury',
    houses: 'Domy i kolumny na planszy Gracza',
    port: 'Statki i kafle Przystani',
    ziggurat: 'kolejne znaczniki na kaflach Zigguratu',
    decrees: 'Dekrety',
    urban: 'własne karty Miasta',
    gardens: 'Ogrody przy wolnych polach',
  },
};
