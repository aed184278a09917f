/** Tiles and cards in Polish: bonuses, names from docs/vocabulary.md, and what each tile or card does, in our own words. */
import type { Trigger } from '@tabannusi/engine';
import { district, withGold } from '../phrases/pl.ts';
import {
  claimValues,
  crates,
  gardens,
  gold,
  markers,
  shipGain,
  specialWater,
  spelled,
  spelledGenitive,
  vp,
} from '../phrases/pl-amounts.ts';
import { agreeing, colour, counted, countedFromTwo, countedGenitive, described, oneOrMore } from '../phrases/pl-grammar.ts';
import {
  blueResource,
  claimMarker,
  colouredCrate,
  colouredDie,
  crate,
  die,
  goldToken,
  house,
  resource,
  step,
  trackSpace,
  urbanCardAsObject,
  urbanCard as urbanCardNoun,
} from '../phrases/pl-nouns.ts';
import { select } from '../speech/messages.ts';
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

/** In Polish, a price (`resources`, accusative) is paid with something (instrumental). */
export const pay: Translated<typeof en.pay> = {
  dice: oneOrMore('amount', `${colour('feminineAccusative')} kością`, `${colour('pluralInstrumental')} kośćmi`),
  crates: oneOrMore('amount', `${colour('feminineAccusative')} Skrzynią`, `${colour('pluralInstrumental')} Skrzyniami`),
  gold: withGold('amount'),
  resources: counted('amount', described(colour, 'masculine', resource)),
  nothing: 'bez płacenia',
};

export const goods: Translated<typeof en.goods> = { dice: counted('amount', colouredDie), crates: counted('amount', colouredCrate) };

export const actionTile: Translated<typeof en.actionTile> = {
  T1: { name: 'PZ i znaczniki Kontroli', text: `zyskaj ${vp} i ${markers}` },
  T2: { name: 'Złoto i znacznik Kontroli', text: `zyskaj ${gold} i ${markers}` },
  T3: {
    name: 'specjalna Woda, Ogród i znacznik Kontroli',
    text: `weź ${specialWater}, ${gardens} i ${markers}`,
  },
  T4: {
    name: 'Architekt i Surowiec',
    text: `przemieść Architekta do dowolnej Dzielnicy i weź ${countedFromTwo('supplyDice', die)} dowolnego koloru ze Wspólnych Zasobów`,
  },
  T5: {
    name: `{refills, plural, =2 {dwie} =3 {trzy} other {#}} ${agreeing('refills', crate)} i znacznik Kontroli`,
    text: `napełnij do ${crates} i zyskaj ${markers}`,
  },
  T6: {
    name: 'ruch na torze za PZ',
    text: `strać {loseVp} PZ i przesuń się o ${counted('stepsOfChoice', trackSpace)} na dowolnym torze Rzemiosła`,
  },
};

/** The Ships that gain something: their gain, and `when`. */
export const gainShip: Translated<typeof en.gainShip> = {
  name: `{gain, select, vp {PZ} water {Woda}} za ${select<Trigger>('when', {
    shipMarked: 'Statek',
    housePlaced: 'Dom',
    projectPlaced: 'Projekt',
    opposingMarkerBuiltOver: 'znaczniki przeciwników',
    gardenPlaced: 'Ogród',
    blueLineCrossed: 'niebieską linię',
  })}`,
  text: `${shipGain}${select<Trigger>('when', {
    shipMarked: ', gdy umieszczasz znacznik Kontroli na Statku',
    housePlaced: ', gdy umieszczasz Dom',
    projectPlaced: ', gdy umieszczasz Projekt',
    opposingMarkerBuiltOver: ' za każdy znacznik Kontroli przeciwników na Projektach, na których budujesz Budowlę',
    gardenPlaced: ', gdy umieszczasz Ogród',
    blueLineCrossed: ', gdy jeden z twoich znaczników Rzemiosła przekracza niebieską linię',
  })}`,
};

export const ship: Translated<typeof en.ship> = {
  S03: { name: 'podwójne napełnienie', text: `jeden Surowiec napełnia do ${crates}` },
  S05: {
    name: 'Ogród lub znacznik Kontroli za Dom na Zigguracie',
    text: 'kafel Ogrodu lub znacznik Kontroli, gdy umieszczasz Dom w Dzielnicy Zigguratu',
  },
  S08: { name: '„Stwórz Ogród” po umieszczeniu Domu', text: 'dodatkowa Akcja „Stwórz Ogród”, gdy umieszczasz Dom' },
  S09: {
    name: 'Dom w Porcie z kolorowego rzędu',
    text: `za ${counted('blue', blueResource)} Dom do Portu może pochodzić z kolorowego rzędu`,
  },
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
    name: 'płatne ruchy za znaczniki przeciwników',
    text: 'gdy budujesz Budowlę, za każdy znacznik Kontroli przeciwników na Projektach możesz za 1 dowolny Surowiec kupić ruch na torze w jej kolorze',
  },
  S15: {
    name: 'ruch na torze za Statek',
    text: 'ruch na torze w kolorze Statku, gdy umieszczasz na nim znacznik Kontroli',
  },
  printed: { name: 'jeden dowolny kolor', text: 'bez zdolności; liczy się jako jeden Statek jednego, dowolnego koloru' },
};

export const harbormaster: Translated<typeof en.harbormaster> = {
  B1: {
    name: `${spelled('stepsOfChoice')} ${agreeing('stepsOfChoice', step)} na torach Rzemiosła`,
    text: `wykonaj ${spelled('stepsOfChoice')} ${agreeing('stepsOfChoice', step)} na jednym torze Rzemiosła albo po jednym ruchu na ${spelledGenitive('stepsOfChoice')}`,
  },
  B2: {
    name: 'specjalna Woda, Ogród i znaczniki Kontroli',
    text: `weź ${specialWater}, ${gardens} i ${markers}`,
  },
  B3: actionTile.T5,
  B4: { name: gold, text: `zyskaj ${gold}` },
  B5: { name: 'dowolny kafel Akcji', text: 'wykonaj Akcję przedstawioną na dowolnym kaflu Akcji' },
  B6: { name: 'dowolny Statek', text: 'umieść znacznik Kontroli na dowolnym Statku, nie płacąc Złota' },
  B7: { name: `${counted('discount', resource)} mniej`, text: `zapłać o ${counted('discount', resource)} mniej za zbudowanie Budowli` },
  B8: { name: 'dowolny kafel Zigguratu', text: 'umieść znacznik Kontroli na dowolnym kaflu Zigguratu, bez umieszczania Domu' },
  B9: {
    name: 'karty Miasta',
    text: `dobierz ${counted('drawn', urbanCardAsObject)} i zachowaj 1; na koniec możesz zignorować jeden Dom na każdej swojej karcie Miasta`,
  },
};

export const zigguratTile: Translated<typeof en.zigguratTile> = {
  Z01: { name: 'Domy w Dzielnicach 1–3', text: `${claimValues} za każdy twój Dom w Dzielnicach od 1 do 3` },
  Z02: { name: 'Domy w Dzielnicy Zigguratu', text: `${claimValues} za każdy twój Dom w Dzielnicy Zigguratu` },
  Z03: {
    name: 'przekroczone niebieskie linie',
    text: `${claimValues} za każdą niebieską linię, którą przekroczyły twoje znaczniki Rzemiosła`,
  },
  Z04: { name: 'kontrolowane Statki', text: `${claimValues} za każdy Statek z twoim znacznikiem Kontroli` },
  Z05: { name: 'Budowle sąsiadujące z Ogrodem', text: `${claimValues} za każdą twoją Budowlę, która sąsiaduje z Ogrodem` },
  Z06: { name: 'Ogrody', text: `${claimValues} za każdy twój Ogród na planszy` },
  Z07: { name: 'Domy w Dzielnicy Portowej', text: `${claimValues} za każdy twój Dom w Dzielnicy Portowej` },
  Z08: { name: 'Punkty Zwycięstwa', text: claimValues },
  Z09: {
    name: 'zrealizowane karty Miasta i Dekretów',
    text: `${claimValues} za każdą zrealizowaną przez ciebie kartę Miasta lub Dekretu`,
  },
  Z10: {
    name: 'zestawy Budowli i Statków',
    text: `${claimValues} za każdy zestaw trzech twoich Budowli w różnych kolorach i za każdy taki zestaw twoich Statków`,
  },
};

const zigguratCounts = '; liczą się też Domy w sekcji Zigguratu danego koloru';

export const decree: Translated<typeof en.decree> = {
  D01: {
    name: '{white} białe, {brown} brązowe Budowle',
    asks: '{white} białe i {brown} brązowe Budowle',
    gives: `Dom w Dzielnicy Portowej za darmo, z premią pola, i ${vp}`,
  },
  D02: {
    name: '{white} białe, {yellow} żółte Budowle',
    asks: '{white} białe i {yellow} żółte Budowle',
    gives: `napełnienie do ${crates}, ${markers} i ${vp}`,
  },
  D03: {
    name: '{yellow} żółte, {brown} brązowe Budowle',
    asks: '{yellow} żółte i {brown} brązowe Budowle',
    gives: `${spelled('stepsOnOneTrack')} ${agreeing('stepsOnOneTrack', step)} na jednym torze Rzemiosła i ${vp}`,
  },
  D04: {
    name: '{buildings} Budowle w każdym kolorze',
    asks: '{buildings} Budowle w każdym kolorze',
    gives: `${gold} i ${vp}`,
  },
  D05: {
    name: '{white} białych, {brown} brązowa Budowla lub Domy na Zigguracie',
    asks: `{white} białych Budowli i {brown} brązowa${zigguratCounts}`,
    gives: `dobranie ${countedGenitive('drawn', urbanCardNoun)} i zachowanie 1, na koniec zignorowanie jednego Domu na każdej twojej karcie Miasta oraz ${vp}`,
  },
  D06: {
    name: '{yellow} żółtych, {white} biała Budowla lub Domy na Zigguracie',
    asks: `{yellow} żółtych Budowli i {white} biała${zigguratCounts}`,
    gives: `${markers}, umieszczenie znacznika Kontroli na dowolnym kaflu Zigguratu (bez umieszczania Domu) i ${vp}`,
  },
  D07: {
    name: '{brown} brązowych, {yellow} żółta Budowla lub Domy na Zigguracie',
    asks: `{brown} brązowych Budowli i {yellow} żółta${zigguratCounts}`,
    gives: `${markers}, umieszczenie znacznika Kontroli na dowolnym Statku bez płacenia Złota i ${vp}`,
  },
  D08: {
    name: '{buildings} Budowla w każdym kolorze, wszystkie kafle Zigguratu',
    asks: '{buildings} Budowla w każdym kolorze i znacznik Kontroli na każdym kaflu Zigguratu',
    gives: vp,
  },
  D09: {
    name: '{brown} brązowe Budowle, {white} białe i {yellow} żółte Statki',
    asks: '{brown} brązowe Budowle, {white} białe i {yellow} żółte Statki',
    gives: `${gold}, ${countedFromTwo('stepsOfChoice', step)} na dowolnym torze Rzemiosła i ${vp}`,
  },
  D10: {
    name: '{white} białe Budowle, {yellow} żółte i {brown} brązowe Statki',
    asks: '{white} białe Budowle, {yellow} żółte i {brown} brązowe Statki',
    gives: `przesunięcie do ${countedGenitive('moveHouses', house)} z kolorowych rzędów do dolnego rzędu, z odsłoniętymi przez to premiami, i ${vp}`,
  },
  D11: {
    name: '{yellow} żółte Budowle, {white} białe i {brown} brązowe Statki',
    asks: '{yellow} żółte Budowle, {white} białe i {brown} brązowe Statki',
    gives: `${specialWater}, ${gardens} i ${vp}`,
  },
  D12: {
    name: '{buildings} Budowla w każdym kolorze, {portHouses} Domy w Porcie',
    asks: '{buildings} Budowla w każdym kolorze i {portHouses} Domy w Dzielnicy Portowej',
    gives: vp,
  },
  D13: {
    name: '{gardensAtBuildings} Ogrodów przy własnych Budowlach, {portHouses} Domy w Porcie',
    asks: '{gardensAtBuildings} Ogrodów dowolnych graczy obok twoich Budowli i {portHouses} Domy w Dzielnicy Portowej',
    gives: `po jednym ruchu na ${spelledGenitive('stepsOnDifferentTracks')} torach Rzemiosła i ${vp}`,
  },
  D14: {
    name: '{ships} Statek i {buildingsAtGardens} Budowla z Ogrodem w każdym kolorze',
    asks: '{ships} Statek w każdym kolorze i {buildingsAtGardens} Budowla w każdym kolorze obok Ogrodu',
    gives: `${markers}, {supplyDice} kości dowolnego koloru ze Wspólnych Zasobów i ${vp}`,
  },
  D15: {
    name: '{ownGardens} własnych Ogrodów',
    asks: '{ownGardens} własnych Ogrodów',
    gives: `losowy kafel Przystani spośród odłożonych na bok i ${vp}`,
  },
  D16: {
    name: '{ships} Statki w każdym kolorze, {ownGardens} własne Ogrody',
    asks: '{ships} Statki w każdym kolorze i {ownGardens} własne Ogrody',
    gives: vp,
  },
};

export const decreeSymbol: Translated<typeof en.decreeSymbol> = { city: 'miasto', harbour: 'port', garden: 'ogród' };

export const decreeText = '{asks}. Daje: {gives}';

export const urbanCard: Translated<typeof en.urbanCard> = {
  text: 'Domy: {houses}; {vp} PZ',
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
