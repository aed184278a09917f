/** Tiles and cards: bonuses, names of docs/vocabulary.md, and what each tile or card does, in our own words, in Polish. */

import { district, withGold } from '../phrases/pl.ts';
import { colour, counted, described, oneOrMore } from '../phrases/pl-grammar.ts';
import { claimMarker, colouredCrate, colouredDie, goldToken, resource } from '../phrases/pl-nouns.ts';
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const bonus: Translated<typeof en.bonus> = {
  bargeDie: `${colour('feminine')} kość z Barki`,
  supplyDie: 'kość ze Wspólnych Zasobów',
  gold: counted('amount', goldToken),
  water: 'zwykły kafel Wody',
  specialWater: 'specjalny kafel Wody',
  garden: 'kafel Ogrodu',
  architect: 'ruch Architekta',
  refill: 'napełnienie Skrzyni',
  claims: counted('amount', claimMarker),
  step: 'ruch na wybranym torze',
  projectStep: 'ruch na torze w kolorze Projektu',
  project: 'kolejny kafel Projektu',
  vp: '{amount, number} PZ',
  paidStep: 'płatny ruch na torze',
};

export const trackStep = `ruch na ${colour('masculineLocative')} torze`;

/** Polish pays a price (`resources`, accusative) with something (instrumental). */
export const pay: Translated<typeof en.pay> = {
  dice: oneOrMore('amount', `${colour('feminineAccusative')} kością`, `${colour('pluralInstrumental')} kośćmi`),
  crates: oneOrMore('amount', `${colour('feminineAccusative')} Skrzynią`, `${colour('pluralInstrumental')} Skrzyniami`),
  gold: withGold('amount'),
  resources: counted('amount', described(colour, 'masculine', resource)),
  nothing: 'bez płacenia',
};

export const goods: Translated<typeof en.goods> = { dice: counted('amount', colouredDie), crates: counted('amount', colouredCrate) };

export const actionTile: Translated<typeof en.actionTile> = {
  T1: { name: 'PZ i znaczniki Kontroli', text: 'otrzymujesz 2 PZ i 2 znaczniki Kontroli' },
  T2: { name: 'Złoto i znacznik Kontroli', text: 'otrzymujesz 1 żeton Złota i 1 znacznik Kontroli' },
  T3: {
    name: 'specjalna Woda, Ogród i znacznik Kontroli',
    text: 'bierzesz jeden z odkrytych specjalnych kafli Wody, kafel Ogrodu i 1 znacznik Kontroli',
  },
  T4: {
    name: 'Architekt i Surowiec',
    text: 'przemieszczasz Architekta do dowolnej Dzielnicy i bierzesz kość dowolnego koloru ze Wspólnych Zasobów',
  },
  T5: { name: 'dwie Skrzynie i znacznik Kontroli', text: 'napełniasz do 2 Skrzyń i otrzymujesz 1 znacznik Kontroli' },
  T6: { name: 'ruch na torze za PZ', text: 'tracisz 2 PZ i przesuwasz się o 1 pole na dowolnym torze Rzemiosła' },
};

export const ship: Translated<typeof en.ship> = {
  S01: { name: 'PZ za Statek', text: '2 PZ, gdy umieszczasz znacznik Kontroli na Statku' },
  S02: { name: 'PZ za Dom', text: '2 PZ, gdy umieszczasz Dom' },
  S03: { name: 'podwójne napełnienie', text: 'jeden Surowiec napełnia do 2 Skrzyń' },
  S04: { name: 'Woda za Projekt', text: 'zwykły kafel Wody, gdy umieszczasz Projekt' },
  S05: {
    name: 'Ogród lub znacznik Kontroli za Dom na Zigguracie',
    text: 'kafel Ogrodu lub znacznik Kontroli, gdy umieszczasz Dom w Dzielnicy Zigguratu',
  },
  S06: {
    name: 'PZ za znaczniki przeciwników',
    text: '2 PZ za każdy znacznik Kontroli przeciwników na Projektach, na których budujesz Budowlę',
  },
  S07: { name: 'PZ za Ogród', text: '2 PZ, gdy umieszczasz Ogród' },
  S08: { name: '„Stwórz Ogród” po umieszczeniu Domu', text: 'dodatkowa Akcja „Stwórz Ogród”, gdy umieszczasz Dom' },
  S09: {
    name: 'Dom w Porcie z kolorowego rzędu',
    text: 'za 1 niebieski Surowiec Dom do Portu może pochodzić z kolorowego rzędu',
  },
  S10: { name: 'PZ za niebieską linię', text: '3 PZ, gdy jeden z twoich znaczników Rzemiosła przekracza niebieską linię' },
  S11: {
    name: 'niebieski zamiast Złota',
    text: '1 niebieski Surowiec może zastąpić 1 żeton Złota, gdy płacisz za znacznik Kontroli na Statku',
  },
  S12: {
    name: 'znacznik Ogrodu ze Wspólnych Zasobów',
    text: 'znacznik Kontroli na Ogród może pochodzić ze Wspólnych Zasobów',
  },
  S13: {
    name: 'płatny ruch po Projekcie',
    text: 'po umieszczeniu Projektu możesz za 1 dowolny Surowiec kupić ruch na torze w jego kolorze',
  },
  S14: {
    name: 'płatny ruch za znaczniki przeciwników',
    text: 'gdy budujesz Budowlę, za każdy znacznik Kontroli przeciwników na Projektach możesz za 1 dowolny Surowiec kupić ruch na torze w jej kolorze',
  },
  S15: {
    name: 'ruch na torze za Statek',
    text: 'ruch na torze w kolorze Statku, gdy umieszczasz na nim znacznik Kontroli',
  },
  printed: { name: 'jeden dowolny kolor', text: 'bez zdolności; liczy się jako jeden Statek jednego, dowolnego koloru' },
};

export const harbormaster: Translated<typeof en.harbormaster> = {
  B1: { name: 'dwa ruchy na torach Rzemiosła', text: 'wykonujesz dwa ruchy na jednym torze Rzemiosła albo po jednym ruchu na dwóch' },
  B2: {
    name: 'specjalna Woda, Ogród i znaczniki Kontroli',
    text: 'bierzesz specjalny kafel Wody, kafel Ogrodu i 2 znaczniki Kontroli',
  },
  B3: { name: 'trzy Skrzynie i znacznik Kontroli', text: 'napełniasz do 3 Skrzyń i otrzymujesz 1 znacznik Kontroli' },
  B4: { name: '2 żetony Złota', text: 'otrzymujesz 2 żetony Złota' },
  B5: { name: 'dowolny kafel Akcji', text: 'wykonujesz Akcję jednego dowolnego kafla Akcji' },
  B6: { name: 'dowolny Statek', text: 'umieszczasz znacznik Kontroli na dowolnym Statku, nie płacąc Złota' },
  B7: { name: '1 Surowiec mniej', text: 'płacisz o 1 Surowiec mniej za zbudowanie Budowli' },
  B8: { name: 'dowolny kafel Zigguratu', text: 'umieszczasz znacznik Kontroli na dowolnym kaflu Zigguratu, bez Domu' },
  B9: {
    name: 'karty Miasta',
    text: 'dobierasz 2 karty Miasta i zachowujesz 1; na koniec możesz zignorować jeden Dom na każdej swojej karcie Miasta',
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'Domy w zwykłych Dzielnicach', text: '2/3/4 PZ za każdy twój Dom w Dzielnicach od 1 do 3' },
  Z02: { name: 'Domy w Dzielnicy Zigguratu', text: '0/1/2 PZ za każdy twój Dom w Dzielnicy Zigguratu' },
  Z03: {
    name: 'przekroczone niebieskie linie',
    text: '0/1/2 PZ za każdą niebieską linię, którą przekroczyły twoje znaczniki Rzemiosła',
  },
  Z04: { name: 'kontrolowane Statki', text: '1/2/3 PZ za każdy Statek z twoim znacznikiem Kontroli' },
  Z05: { name: 'Budowle sąsiadujące z Ogrodem', text: '1/2/3 PZ za każdą twoją Budowlę, która sąsiaduje z Ogrodem' },
  Z06: { name: 'Ogrody', text: '1/1/2 PZ za każdy twój Ogród na planszy' },
  Z07: { name: 'Domy w Dzielnicy Portowej', text: '2/3/4 PZ za każdy twój Dom w Dzielnicy Portowej' },
  Z08: { name: 'Punkty Zwycięstwa', text: '0/5/10 PZ' },
  Z09: {
    name: 'zrealizowane karty Miasta i Dekretów',
    text: '3/5/7 PZ za każdą zrealizowaną przez ciebie kartę Miasta lub Dekretu',
  },
  Z10: {
    name: 'zestawy Budowli i Statków',
    text: '3/5/7 PZ za każdy zestaw trzech twoich Budowli w różnych kolorach i za każdy taki zestaw twoich Statków',
  },
};

const zigguratCounts = '; liczą się też Domy w sekcji Zigguratu danego koloru';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '3 białe, 3 brązowe Budowle',
    asks: '3 białe i 3 brązowe Budowle',
    gives: 'Dom w Dzielnicy Portowej za darmo, z premią pola, i 8 PZ',
  },
  D02: {
    name: '3 białe, 3 żółte Budowle',
    asks: '3 białe i 3 żółte Budowle',
    gives: 'napełnienie do 3 Skrzyń, 1 znacznik Kontroli i 10 PZ',
  },
  D03: { name: '3 żółte, 3 brązowe Budowle', asks: '3 żółte i 3 brązowe Budowle', gives: 'dwa ruchy na jednym torze Rzemiosła i 8 PZ' },
  D04: { name: '2 Budowle w każdym kolorze', asks: '2 Budowle w każdym kolorze', gives: '2 żetony Złota i 10 PZ' },
  D05: {
    name: '5 białych, 1 brązowa Budowla lub Domy na Zigguracie',
    asks: `5 białych Budowli i 1 brązowa${zigguratCounts}`,
    gives: 'dobranie 2 kart Miasta i zachowanie 1, na koniec zignorowanie jednego Domu na każdej twojej karcie Miasta oraz 8 PZ',
  },
  D06: {
    name: '5 żółtych, 1 biała Budowla lub Domy na Zigguracie',
    asks: `5 żółtych Budowli i 1 biała${zigguratCounts}`,
    gives: '1 znacznik Kontroli, umieszczenie znacznika Kontroli na dowolnym kaflu Zigguratu bez Domu i 10 PZ',
  },
  D07: {
    name: '5 brązowych, 1 żółta Budowla lub Domy na Zigguracie',
    asks: `5 brązowych Budowli i 1 żółta${zigguratCounts}`,
    gives: '1 znacznik Kontroli, umieszczenie znacznika Kontroli na dowolnym Statku bez płacenia Złota i 10 PZ',
  },
  D08: {
    name: '1 Budowla w każdym kolorze, wszystkie kafle Zigguratu',
    asks: '1 Budowla w każdym kolorze i znacznik Kontroli na każdym kaflu Zigguratu',
    gives: '12 PZ',
  },
  D09: {
    name: '3 brązowe Budowle, 2 białe i 2 żółte Statki',
    asks: '3 brązowe Budowle, 2 białe i 2 żółte Statki',
    gives: '1 żeton Złota, ruch na dowolnym torze Rzemiosła i 8 PZ',
  },
  D10: {
    name: '3 białe Budowle, 2 żółte i 2 brązowe Statki',
    asks: '3 białe Budowle, 2 żółte i 2 brązowe Statki',
    gives: 'przeniesienie do 2 Domów z kolorowych rzędów do dolnego rzędu, z odsłoniętymi przez to premiami, i 10 PZ',
  },
  D11: {
    name: '3 żółte Budowle, 2 białe i 2 brązowe Statki',
    asks: '3 żółte Budowle, 2 białe i 2 brązowe Statki',
    gives: '2 specjalne kafle Wody, kafel Ogrodu i 8 PZ',
  },
  D12: {
    name: '1 Budowla w każdym kolorze, 4 Domy w Porcie',
    asks: '1 Budowla w każdym kolorze i 4 Domy w Dzielnicy Portowej',
    gives: '12 PZ',
  },
  D13: {
    name: '6 Ogrodów przy własnych Budowlach, 2 Domy w Porcie',
    asks: '6 Ogrodów (czyichkolwiek) obok twoich Budowli i 2 Domy w Dzielnicy Portowej',
    gives: 'po jednym ruchu na dwóch torach Rzemiosła i 10 PZ',
  },
  D14: {
    name: '1 Statek i 1 Budowla z Ogrodem w każdym kolorze',
    asks: '1 Statek w każdym kolorze i 1 Budowla w każdym kolorze obok Ogrodu',
    gives: '2 znaczniki Kontroli, 2 kości dowolnego koloru ze Wspólnych Zasobów i 10 PZ',
  },
  D15: { name: '8 własnych Ogrodów', asks: '8 własnych Ogrodów', gives: 'losowy z odłożonych na bok kafli Przystani i 10 PZ' },
  D16: {
    name: '2 Statki w każdym kolorze, 2 własne Ogrody',
    asks: '2 Statki w każdym kolorze i 2 własne Ogrody',
    gives: '12 PZ',
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'miasto', harbour: 'port', garden: 'ogród' };

export const decreeText = '{asks}. Daje: {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'Domy: {houses}; {vp, number} PZ',
  district: '{houses, number} w {district, select, port {Porcie} other {Dzielnicy {districtNumber, number}}}',
  item: '{card} ({cardName})',
};

export const vpSource: Translated<typeof en.vpSource> = {
  start: 'Na początku',
  district1: district,
  district2: district,
  district3: district,
  district4: district,
  district5: district,
  spaces: 'Premie pól',
  columns: 'Premie za kolumny',
  mastery: 'Tory Rzemiosła',
  actionTiles: 'Kafle Akcji',
  ships: 'Zdolności Statków',
  decrees: 'Dekrety',
  urbanCards: 'Karty Miasta',
  harbormasters: 'Kafle Przystani',
};
