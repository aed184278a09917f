/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Twoja tura ma trzy części: weź kość i przemieść Architekta; wykonaj najwyżej dwie Akcje; sprawdź, czy następuje Punktowanie, i przemieść Pomocnika.',
  'TURN-02': 'W swojej pierwszej turze najpierw umieść Architekta i Pomocnika w wybranej Dzielnicy, obu w tej samej.',
  'TURN-03': 'Musisz wziąć jedną kość z Barki w Dzielnicy swojego Pomocnika.',
  'TURN-04': 'Potem twój Architekt idzie do Dzielnicy, której numer jest równy wartości tej kości.',
  'TURN-05': 'Jeśli wartość jest numerem Dzielnicy, w której twój Architekt już jest, zostaje on tam.',
  'TURN-06': 'Po wzięciu kości możesz zapłacić 1 żeton Złota: twój Architekt idzie wtedy do dowolnie wybranej Dzielnicy.',
  'TURN-07': 'Jeśli bierzesz szóstkę, twój Architekt idzie do dowolnej Dzielnicy, której numeru nie pokazuje żadna inna kość na tej Barce.',
  'TURN-08': 'Bez zapłacenia Złota nie możesz wziąć szóstki, aby iść do Dzielnicy, do której mogłaby zaprowadzić inna kość na tej Barce.',
  'TURN-09': 'W Dzielnicy swojego Pomocnika możesz wykonać jedną lub dwie Akcje, nawet dwa razy tę samą, albo żadnej.',
  'TURN-10': 'Późniejsze efekty mogą jeszcze raz przemieścić twojego Architekta, zanim tura się skończy.',
  'TURN-11': 'Na koniec twojej tury każda Dzielnica z pustą Barką jest punktowana, w kolejności, którą wybierasz.',
  'TURN-12': 'Potem twój Pomocnik dołącza do twojego Architekta, a swoją turę ma następny gracz zgodnie z ruchem wskazówek zegara.',

  'FREE-01': 'Dodatkowe Akcje możesz wykonywać dowolnie wiele razy i w każdej chwili swojej tury.',
  'FREE-02': 'Dodatkowa Akcja: napełnij Skrzynię za jeden Surowiec dowolnego koloru, każdą Skrzynię raz na turę.',
  'FREE-03': 'Skrzynią nie można zapłacić za napełnienie Skrzyni, nawet innej.',
  'FREE-04': 'Dodatkowa Akcja: zapunktuj dowolną liczbę Dekretów, których wymagania spełniasz.',
  'FREE-05': 'Dekret, który punktujesz, znika z planszy i zostaje u ciebie, a jego premie otrzymujesz od razu.',
} satisfies Partial<RuleSentences>;
