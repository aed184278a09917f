/** The turn and free Actions. */
import type { RuleSentences } from '../sentences.ts';

export const turn = {
  'TURN-01':
    'Twoja tura ma trzy części: weź kość i przemieść Architekta; wykonaj najwyżej dwie Akcje; sprawdź, czy następuje Punktowanie, i przemieść Pomocnika.',
  'TURN-02': 'W swojej pierwszej turze najpierw umieść Architekta i Pomocnika w wybranej Dzielnicy, obu w tej samej.',
  'TURN-03': 'Musisz wziąć jedną kość z Barki w Dzielnicy swojego Pomocnika.',
  'TURN-04': 'Potem przemieszczasz Architekta do Dzielnicy, której numer jest równy wartości tej kości.',
  'TURN-05': 'Jeśli wartość jest numerem Dzielnicy, w której twój Architekt już jest, zostaje on tam.',
  'TURN-06': 'Po wzięciu kości możesz zapłacić 1 żeton Złota, aby zignorować jej wartość i przemieścić Architekta do dowolnej Dzielnicy.',
  'TURN-07':
    'Jeśli bierzesz szóstkę, przemieszczasz Architekta do dowolnej Dzielnicy, której numeru nie pokazuje żadna inna kość na tej Barce.',
  'TURN-08':
    'Jeśli nie płacisz Złota, nie możesz wziąć szóstki, aby przemieścić Architekta do Dzielnicy, której numer pokazuje inna kość na tej Barce.',
  'TURN-09': 'W Dzielnicy swojego Pomocnika możesz wykonać jedną lub dwie Akcje, nawet dwa razy tę samą, albo żadnej.',
  'TURN-10': 'Późniejsze efekty mogą jeszcze raz przemieścić twojego Architekta, zanim tura się skończy.',
  'TURN-11': 'Na koniec twojej tury punktuje się każdą Dzielnicę z pustą Barką, w kolejności, którą wybierasz.',
  'TURN-12':
    'Potem przemieszczasz Pomocnika do Dzielnicy ze swoim Architektem, a turę rozgrywa następny gracz zgodnie z ruchem wskazówek zegara.',

  'FREE-01': 'Dodatkowe Akcje możesz wykonywać dowolnie wiele razy i w każdej chwili swojej tury.',
  'FREE-02': 'Dodatkowa Akcja: napełnij Skrzynię za jeden Surowiec dowolnego koloru, każdą Skrzynię raz na turę.',
  'FREE-03': 'Skrzynią nie można zapłacić za napełnienie Skrzyni, nawet innej.',
  'FREE-04': 'Dodatkowa Akcja: zapunktuj dowolną liczbę Dekretów, których wymagania spełniasz.',
  'FREE-05': 'Dekret, który punktujesz, znika z planszy i zostaje u ciebie, a jego premie otrzymujesz od razu.',
} satisfies Partial<RuleSentences>;

/** Rulings on Mastery, the turn, free Actions, dice, Crates and payments. */
export const rulingsOnTurnAndGoods = {
  'C-16':
    'Ruch daje premię na prawo od poziomu, na który prowadzi, jeśli przed ruchem ten znacznik był twoim najniższym lub jednym z najniższych; gdy wszystkie trzy są na dole, daje ją każdy ruch. Opcja gry zmienia to tak, że ruch daje ją tylko wtedy, gdy po nim najniższy z twoich znaczników stoi wyżej niż przedtem.',
  'C-17': 'Premie na prawo od torów to Złoto, znaczniki Kontroli, PZ lub nic. Kości występują tylko jako premie nadrukowane na torze.',
  'C-18':
    'Kolumna twojej planszy Gracza składa się z trzech kolorowych rzędów; dolny rząd do niej nie należy. Premię mają dwie ostatnie kolumny.',
  'C-19': 'Płacąc, możesz napełnić każdą Skrzynię raz w każdej swojej turze, a w jednej turze kilka Skrzyń.',
  'C-20': 'Za napełnienie płaci się kością dowolnego koloru lub 1 żetonem Złota, nigdy Skrzynią.',
  'C-21': 'Skrzynią możesz zapłacić każdy koszt w jej kolorze, który powstaje w twojej turze, nie tylko koszty Akcji.',
  'C-22': 'Kolor twoich kości ma znaczenie; tylko ich wartość przestaje je mieć, gdy są już u ciebie. Jedynie Bot nie zważa na kolory.',
  'C-23': 'Surowiec dowolnego koloru zawsze pochodzi ze Wspólnych Zasobów, nigdy z Barki.',
  'C-24': 'Szóstkę porównuje się z kośćmi, które w tej turze są na Barce, i z niczym innym.',

  'A-10':
    'Jeśli pozostałe kości na Barce pokazują wszystkie pięć Dzielnic, możesz wziąć szóstkę tylko wtedy, gdy masz 1 żeton Złota i go zapłacisz.',
  'A-11': 'Inne szóstki na Barce nie zamykają żadnej Dzielnicy: liczą się tylko wartości od 1 do 5.',
  'A-12': 'Z szóstką twój Architekt może zostać w swojej Dzielnicy, jeśli żadna inna kość na Barce nie pokazuje jej numeru.',
  'A-13': 'Szóstkę porównuje się z kośćmi, które zostają na Barce po jej wzięciu.',
  'A-14':
    'Liczba kości danego koloru nigdy się nie zmienia, ale kość w punktowanym kolorze, którą otrzymujesz ze Wspólnych Zasobów w kroku 2 Punktowania, zostaje u ciebie i nie rzuca się nią w kroku 4. Zawsze wraca tyle kości, że na początku tury żadna Barka nie jest pusta. Jeśli opróżnisz Barkę swojej Dzielnicy, zanim weźmiesz kość tury, nie bierzesz żadnej: Architekt zostaje lub przemieszcza się za 1 żeton Złota, a Dzielnica jest punktowana na koniec tury.',
  'A-15':
    'W Punktowaniu zawsze jest czym rzucać: najwyżej jedna kość na gracza zostaje poza rzutem, a kości jednego koloru jest więcej niż graczy.',
  'A-16':
    'Dzielnica, której Barkę opróżniła kość z premii, jest punktowana jak każda inna, nawet jeśli kość otrzymał w twojej turze przeciwnik. Złoto bierzesz ty.',
  'A-17': 'Kość musisz wziąć; Akcji nie musisz wykonać żadnej.',
  'A-18':
    'Dodatkowe Akcje możesz wykonać przed wzięciem kości. Kość i tak pochodzi z Barki w Dzielnicy twojego Pomocnika i przemieszcza twojego Architekta, gdziekolwiek on jest.',
  'A-19': 'Za 1 żeton Złota twój Architekt może też zostać w Dzielnicy, w której jesteś.',
  'A-20': 'Złota za przemieszczenie Architekta nie można zapłacić niczym innym.',
  'A-21':
    'Dodatkowe Akcje możesz wykonywać, a kafli Przystani używać: przed wzięciem kości; przed Akcjami, między nimi i po nich; między dwiema częściami Akcji „Stwórz Ogród”; zawsze, gdy masz coś zapłacić; a przy budowaniu Budowli po wszystkich nagrodach, przed nieobowiązkowymi efektami. Nie możesz tego robić między wzięciem kości a ruchem Architekta, między innymi krokami Akcji, w trakcie efektu, gdy decyduje inny gracz, ani w Punktowaniu. Gdy masz coś zapłacić, nie ma do wyboru niczego, co umieszcza lub przesuwa Dom albo znacznik Kontroli (D01, D06, D07, D10, B6, B8), a napełnić Skrzynię można tylko wtedy, gdy potem wciąż możesz zapłacić. Kafla B7 można użyć tylko przy płaceniu za Budowlę.',
  'A-22': 'Ostatnia chwila na Dodatkowe Akcje jest przed sprawdzeniem Punktowania; gdy kończysz turę, już ich nie ma.',
  'A-23': 'Za napełnienie można zapłacić Złotem, bo Złoto zastępuje każdy Surowiec. Opcja gry tego zabrania.',
  'A-24':
    'Skrzyniami i Złotem można płacić także tam, gdzie wymagany jest jeden Surowiec dowolnego koloru (S13, S14) lub jednego z trzech kolorów (płatny ruch z pola); tylko za napełnienie nie płaci się Skrzynią. Jeśli za płatny ruch płacisz Złotem, wybierasz tor.',
  'A-25':
    'Ze Statkiem S03 jedna płatność napełnia do dwóch Skrzyń. Każdą Skrzynię wciąż można napełnić za opłatą tylko raz na turę; napełnienia z premii się nie liczą.',
  'A-26': 'W jednej turze możesz wydać Skrzynię, napełnić ją i znów wydać, bo ograniczone jest tylko napełnianie.',
  'A-27': 'Nic nie daje ci zakrytej Skrzyni.',
  'A-28': 'Nie możesz odrzucić Skrzyni, aby zrobić miejsce na piątą.',
  'A-29': 'Jeśli masz otrzymać Surowiec w kolorze, którego Barka jest pusta, nie otrzymujesz nic, także ze Wspólnych Zasobów.',
  'A-30': 'Jeśli kilka kości na Barce ma najwyższą wartość, nie ma znaczenia, którą otrzymujesz.',
  'A-31': 'Możesz mieć dowolnie wiele kości.',
  'A-32':
    'Wybierasz, którymi kośćmi, odkrytymi Skrzyniami i żetonami Złota płacisz. Płatność to jedna czynność i płacisz tym, co masz w tej chwili: każdej Skrzyni używasz w niej najwyżej raz. Możesz zacząć tylko to, co możesz w całości zapłacić (Budowlę: także z pomocą B7), więc potrzebną Skrzynię napełnij najpierw, a Złoto na szóstkę miej, zanim ją weźmiesz. Z jednakowych Skrzyń używana jest ta, której w tej turze jeszcze nie napełniono.',
  'A-182':
    'Gdy płacisz za napełnienie Skrzyni, nie możesz wykonać innej Dodatkowej Akcji. Nic nie tracisz: możesz ją wykonać tuż przed napełnieniem lub po nim.',
  'A-183':
    'Gdy zaczyna się twoja tura, Barka twojej Dzielnicy nigdy nie jest pusta: gra potrzebuje więcej kości każdego koloru, niż ma graczy, bo inaczej Barka mogłaby zostać pusta na zawsze. Jeśli przed wzięciem kości tury zabierzesz z niej ostatnią kość dzięki premii, nie bierzesz żadnej kości.',
  'A-186':
    'Płatność, którą możesz wykonać tylko w jeden sposób, odbywa się bez pytania i nie można wtedy zrobić nic innego. Tylko płatność jednym dowolnym Surowcem (S13, S14) zawsze pozwala najpierw wykonać Dodatkowe Akcje i użyć kafli Przystani. B7 jest używany bez pytania, jeśli za wybraną Budowlę nie da się zapłacić inaczej.',

  'A-75':
    'Znacznik Rzemiosła na szczycie toru już się nie przesuwa i nic nie daje; jeśli masz wybór, musisz wybrać inny tor. Ruch, którego nie można wykonać, nigdy nie sprawia, że pole, Akcja lub karta są niedozwolone. Z dwóch ruchów na torze, na którym został jeden poziom, wykonujesz jeden.',
  'A-76': 'Premia na prawo to premia poziomu, na który docierasz, a nie tego, który opuszczasz.',
  'A-77': 'Jeśli ruch daje premię na prawo od torów i premię nadrukowaną na torze, otrzymujesz obie, najpierw tę na prawo.',
  'A-78': 'Dwa ruchy wykonuje się jeden po drugim i każdy daje to, do czego dociera.',
  'A-79':
    'Niebieska linia leży między dwoma poziomami; znacznik ją przekroczył, gdy stoi nad nią. S10 liczy każde przekroczenie, Z03 pozycje wszystkich trzech znaczników.',
  'A-80': 'To, co otrzymujesz w turze innego gracza, otrzymujesz od razu i związanych z tym wyborów dokonujesz ty.',
} satisfies Partial<RuleSentences>;
