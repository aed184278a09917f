/** The coach of a first game, in Polish. */
import type { CoachMessages } from './coach-en.ts';

export const coach: CoachMessages = {
  begin: 'Pierwsza gra z trenerem',
  about: 'Cała gra przeciwko Uczniowi. Trener podpowiada plany, mówi coraz mniej i przestaje, kiedy chcesz.',
  title: 'Trener',
  stop: 'Graj dalej bez trenera',
  placed: 'Twoja pierwsza Budowla jest już wybrana: {choices}. {facts} Przycisk „Cofnij” pozwala wybrać inaczej.',
  came: '{vp, plural, =0 {Ta tura nie dała od razu PZ} other {Ta tura dała # PZ}}{coming, plural, =0 {.} other {, a następne punktowania dadzą ci o # PZ więcej.}}',
  goodbye: 'Wiesz już, jak grać. Teraz milczę. „Podpowiedź” w każdej chwili pokaże plan.',
  topic: {
    pawns: 'Pomocnik pokazuje, gdzie działasz w tej turze, a Architekt, gdzie w następnej.',
    die: 'Kość zostaje u ciebie na zapłatę. Jej wartość to Dzielnica, w której działasz w następnej turze.',
    project: 'Projekt to plan Budowli. Każdy może zamienić Projekty jednego koloru w Budowlę. Znak na polu to premia dla ciebie.',
    construct: 'Budowla punktuje swoją wielkość razy wartość jej koloru na twoim torze Rzemiosła.',
    gardening: 'Ogród powiększa o 1 każdą sąsiednią Budowlę przy punktowaniu.',
    ship: 'Statek ma zdolność i punktuje obok twoich Domów w Porcie.',
    portHouse: 'Dom w Porcie punktuje każdy twój Statek w swojej linii.',
    zigguratHouse: 'Dom w Zigguracie zajmuje kafel, który punktuje to, co robisz gdzie indziej.',
    tile: 'Każda Dzielnica ma kafel Akcji. Kosztuje jedną z twoich 2 Akcji.',
    decree: 'Zdobycie Dekretu nic nie kosztuje. Inni nie mogą go już zdobyć.',
    harbormaster: 'Przystań działa raz, w dowolnej chwili twojej tury. Niewykorzystana daje 3 PZ.',
    refill: 'Skrzynia płaci 1 Surowiec i leży zakryta. Odkrywasz ją za dowolny 1 Surowiec.',
  },
};
