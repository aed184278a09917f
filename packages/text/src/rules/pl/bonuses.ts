/** What spaces give, and special Water. */
import type { RuleSentences } from '../sentences.ts';

export const bonuses = {
  'BON-01': 'Otrzymujesz kość o najwyższej wartości we wskazanym kolorze, z jej Barki. Twój Architekt się nie przemieszcza.',
  'BON-02': 'Otrzymujesz kość dowolnego koloru ze Wspólnych Zasobów albo nic, jeśli nie ma tam kości.',
  'BON-03': 'Otrzymujesz 1 żeton Złota.',
  'BON-04': 'Otrzymujesz zwykły kafel Wody.',
  'BON-05': 'Bierzesz wybrany specjalny kafel Wody spośród odkrytych; w jego miejsce od razu odkrywany jest następny.',
  'BON-06': 'Otrzymujesz kafel Ogrodu.',
  'BON-07': 'Twój Architekt może pójść do dowolnej Dzielnicy.',
  'BON-08': 'Możesz napełnić jedną Skrzynię bez płacenia.',
  'BON-09': 'Otrzymujesz wskazaną liczbę znaczników Kontroli, ale nie więcej, niż masz ich we Wspólnych Zasobach.',
  'BON-10': 'Przesuwasz się o 1 pole na wybranym torze.',
  'BON-11': 'Przesuwasz się o 1 pole na torze w kolorze Projektu.',
  'BON-12':
    'Możesz umieścić w Dzielnicy kolejny Projekt tego samego koloru, według wszystkich zasad dla Projektów, i otrzymać premię, którą on zakrywa.',
  'BON-13': 'Otrzymujesz wskazaną liczbę PZ.',
  'BON-14': 'Możesz zapłacić biały, żółty lub brązowy Surowiec i przesunąć się o 1 pole na torze w tym kolorze.',
  'BON-15':
    'Premie pól siatki, nadrukowanej Wody i specjalnych kafli Wody daje umieszczenie Projektu lub Ogrodu (podczas Przygotowania do gry: początkowej Budowli), nigdy umieszczenie Wody.',

  'BONP-01': 'Niebieskie pole w Porcie: otrzymujesz 2 znaczniki Kontroli, ale nie więcej, niż masz ich we Wspólnych Zasobach.',
  'BONP-02': 'Niebieskie pole w Porcie: przesuwasz się o 1 pole na wybranym torze.',
  'BONP-03':
    'Niebieskie pole w Porcie: otrzymujesz kość ze Wspólnych Zasobów w dowolnym kolorze, który tam jest, albo nic, jeśli nie ma tam kości.',
  'BONP-04':
    'Czerwone pole w Porcie: połóż jego Skrzynię odkrytą na miejscu na Skrzynię swojej planszy Gracza. Potrzebujesz wolnego miejsca.',

  'BONZ-01': 'Pole bez premii w sekcji Zigguratu pozwala tylko umieścić znacznik Kontroli na kaflu tej sekcji.',
  'BONZ-02':
    'Pole ze strzałką w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje ruch na torze w kolorze strzałki.',
  'BONZ-03': 'Pole ze Złotem w sekcji Zigguratu pozwala umieścić znacznik Kontroli na kaflu tej sekcji i daje 1 żeton Złota.',
} satisfies Partial<RuleSentences>;
