/** The Polish nouns that are used with numbers, as in docs/vocabulary.md. */
import { adjective, COLOURS, colour, described, noun } from './pl-grammar.ts';

export const goldToken = noun('żeton Złota', 'żetony Złota', 'żetonu Złota', 'żetonów Złota');
export const claimMarker = noun('znacznik Kontroli', 'znaczniki Kontroli', 'znacznika Kontroli', 'znaczników Kontroli');
export const resource = noun('Surowiec', 'Surowce', 'Surowca', 'Surowców');
export const die = noun('kość', 'kości', 'kości', 'kości');
export const colouredDie = described(colour, 'feminine', die);
export const blueResource = described(COLOURS.blue, 'masculine', resource);

export const crate = noun('Skrzynia', 'Skrzynie', 'Skrzyni', 'Skrzyń');
export const colouredCrate = described(colour, 'feminine', crate);
export const faceDown = adjective('zakryt');
export const crateUp = described(adjective('odkryt'), 'feminine', colouredCrate);
export const crateDown = described(faceDown, 'feminine', colouredCrate);

export const waterTile = noun('kafel Wody', 'kafle Wody', 'kafla Wody', 'kafli Wody');
export const regularWater = described(adjective('zwykł'), 'masculine', waterTile);
export const specialWater = described(adjective('specjaln'), 'masculine', waterTile);
export const gardenTile = noun('kafel Ogrodu', 'kafle Ogrodów', 'kafla Ogrodu', 'kafli Ogrodów');
export const garden = noun('Ogród', 'Ogrody', 'Ogrodu', 'Ogrodów');

export const house = noun('Dom', 'Domy', 'Domu', 'Domów');
export const building = noun('Budowla', 'Budowle', 'Budowli', 'Budowli');
export const ship = noun('Statek', 'Statki', 'Statku', 'Statków');
export const shipTile = noun('kafel Statku', 'kafle Statków', 'kafla Statku', 'kafli Statków');
export const harbormasterTile = noun('kafel Przystani', 'kafle Przystani', 'kafla Przystani', 'kafli Przystani');
export const zigguratTile = noun('kafel Zigguratu', 'kafle Zigguratu', 'kafla Zigguratu', 'kafli Zigguratu');
export const urbanCard = noun('karta Miasta', 'karty Miasta', 'karty Miasta', 'kart Miasta');
/** The same in the accusative. */
export const urbanCardAsObject = noun('kartę Miasta', 'karty Miasta', 'karty Miasta', 'kart Miasta');
export const action = noun('Akcja', 'Akcje', 'Akcji', 'Akcji');
export const trackSpace = noun('pole', 'pola', 'pola', 'pól');
export const step = noun('ruch', 'ruchy', 'ruchu', 'ruchów');

/** As an object it has the accusative of living things. */
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
