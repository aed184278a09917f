/** Lessons in German. */
import type { Translated } from '../speech/variables.ts';
import type * as en from './en.ts';

export const learn = {
  about: 'Kurze Lektionen auf dem echten Spielplan. Du kannst sie jederzeit verlassen, überspringen oder wiederholen.',
  start: 'Erste Lektion starten',
  goOn: 'Weiter mit „{title}“',
  all: 'Alle Lektionen',
  minutes: '{minutes, plural, one {# Minute} other {# Minuten}}',
  done: 'Erledigt',
  progress: 'Schritt {step, number} von {steps, number}',
  next: 'Weiter',
  stuck: 'Zeig es mir',
  try: 'Wähle: {choices}.',
  other: 'Auch das ist erlaubt. Sieh dir an, was sich geändert hat, und geh dann zurück: Diese Lektion zeigt etwas anderes.',
  back: 'Zurück zur Lektion',
  again: 'Lektion wiederholen',
  nextLesson: 'Nächste Lektion: {title}',
  play: 'Spiel starten',
  finished: 'Lektion beendet.',
  notKept: 'Dieser Browser kann nicht speichern, welche Lektionen du erledigt hast. Alles andere funktioniert.',
  learner: 'Puabi',
  rival: 'Ninlil',
} as const satisfies Translated<typeof en.learn>;

export const lessonFault = {
  notALesson: 'Das ist keine Lektion dieses Spiels.',
  otherLessonVersion: 'Diese Lektion wurde für eine andere Version des Programms geschrieben. Lade die Seite neu.',
  otherRules: 'Diese Lektion wurde für eine andere Version der Regeln geschrieben. Lade die Seite neu oder wähle eine andere Lektion.',
  otherEdition: 'Diese Lektion wurde für eine andere Ausgabe des Spiels geschrieben. Wähle eine andere Lektion.',
  badLesson: 'Diese Lektion ist bei „{path}“ beschädigt. Dein Fortschritt ist sicher.',
} as const satisfies Translated<typeof en.lessonFault>;

export const goal = {
  title: 'Das Ziel und die fünf Bezirke',
  about: 'Woher die SP kommen',
  say: {
    welcome:
      'Du bist Puabi und baust die Stadt Ur; Ninlil ist deine Gegnerin. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Ihr habt beide 10.',
    construct: 'In Bezirk 1 liegen drei gelbe Projekte. Zwei gehören dir: Errichte aus allen dreien ein Gebäude.',
    end: 'Das Gebäude gehört dir. Auf dem Lastenkahn von Bezirk 1 liegt kein Würfel mehr, deshalb wird der Bezirk am Ende deines Zuges gewertet.',
    scored: 'Du erhältst 6 SP: Größe 3 mal Wert 2 deiner gelben Gebäude. So werden die Bezirke 1 bis 3 gewertet.',
    port: 'Bezirk 4 ist der Hafen. Dort nimmst du Schiffe in Besitz. SP bringen sie, wenn Häuser von dir an ihrer Zeile oder Spalte stehen.',
    ziggurat: 'Bezirk 5 ist die Ziggurat. Ihre drei Plättchen bringen SP für das, was du anderswo erreicht hast.',
    time: 'Bei jeder Wertung kommt 1 Gold von der Zeitleiste. Ist sie leer, endet das Spiel bald.',
  },
  other: {
    construct: { end: 'Dein Zug ist vorbei, und die Projekte sind noch immer Projekte. Sie bringen noch nichts.' },
  },
} as const satisfies Translated<typeof en.goal>;

export const turn = {
  title: 'Ein Zug',
  about: 'Würfel, Architekt, zwei Aktionen',
  say: {
    die: 'Dein Zug beginnt mit einem Würfel vom Lastenkahn deines Bezirks. Du behältst ihn und kannst damit bezahlen. Nimm einen beliebigen.',
    move: 'Dein Architekt geht in den Bezirk, dessen Nummer der Würfel zeigt: Dort handelst du in deinem nächsten Zug.',
    actions: 'In diesem Zug handelst du, wo dein Assistent steht. Du hast 2 Aktionen. Nutze das Aktionsplättchen: 2 SP und 2 Besitzmarker.',
    project: 'Lege als zweite Aktion ein Projekt. Es ist der erste Schritt zu einem Gebäude.',
    colour: 'Hier liegt schon ein weißes Projekt. Lege noch ein weißes dazu: Größere Gebäude bringen mehr.',
    space: 'Es muss an das andere weiße Projekt angrenzen. Ein Symbol auf dem Feld ist ein Bonus für dich.',
    end: 'Beide Aktionen sind ausgeführt. Beende deinen Zug.',
    done: 'Dein Assistent steht jetzt bei deinem Architekten. Dort beginnst du deinen nächsten Zug. Das ist ein ganzer Zug.',
  },
  other: {
    move: { gold: 'Für 1 Gold geht dein Architekt in jeden Bezirk. Manchmal ist das nützlich; hier kannst du das Gold sparen.' },
    actions: {
      project: 'Auch ein Projekt ist eine gute Aktion. Es kommt als Nächstes in dieser Lektion.',
      end: 'Du darfst auch weniger als 2 Aktionen ausführen, aber Aktionen bringen dich voran.',
    },
    project: { again: 'Zweimal dieselbe Aktion ist erlaubt. Probiere hier etwas Neues.' },
    colour: { colour: 'Eine neue Farbe beginnt eine neue Gruppe. Zwei einzelne Projekte bringen weniger als eine Gruppe aus zwei.' },
    space: { bonus: 'Zum Bonus dieses Feldes gehört noch eine Wahl. Triff sie, wenn du magst.' },
  },
} as const satisfies Translated<typeof en.turn>;

export const project = {
  title: 'Projekte, Gebäude, Bezahlung',
  about: 'Vom Projekt zum Gebäude',
  say: {
    project: 'Hier liegt ein braunes Projekt von dir und eines von Ninlil. Lege ein drittes, bevor du ein Gebäude errichtest.',
    colour: 'Ein Gebäude entsteht aus allen Projekten einer Farbe in einem Bezirk, höchstens drei. Wähle Braun.',
    space: 'Es muss an die braune Gruppe angrenzen. Feld a3 gibt dir außerdem 1 Gold.',
    construct: 'Errichte jetzt aus allen dreien ein Gebäude.',
    pay: 'Du bezahlst 2 Ressourcen in der Farbe des Lastenkahns und für jeden deiner Besitzmarker 1 in der Farbe des Projekts. Ein Würfel, eine Kiste oder 1 Gold bezahlt eine.',
    house:
      'Auf dem Gebäude steht dein Haus, also gehört es dir. Das Feld, das es auf deinem Spielertableau freigelegt hat, gab dir einen Bonus.',
    others:
      'Ninlil hat ihren Marker zurückerhalten und einen Schritt auf der braunen Machtleiste gemacht. Wer fremde Projekte überbaut, hilft anderen.',
  },
  other: {
    project: { construct: 'Ein Gebäude der Größe 2 ist sofort möglich. Größe 3 bringt bei jeder Wertung mehr.' },
    colour: { colour: 'Damit beginnt eine neue Gruppe, und die braune bleibt bei Größe 2.' },
    space: { bonus: 'Zum Bonus dieses Feldes gehört noch eine Wahl. Triff sie, wenn du magst.' },
    construct: { end: 'Die Projekte bleiben liegen. Jetzt könnte Ninlil vor dir daraus ein Gebäude errichten.' },
  },
} as const satisfies Translated<typeof en.project>;

export const scoring = {
  title: 'Machtleisten und Wertung',
  about: 'Was ein Gebäude wert ist',
  say: {
    values: 'Ein Gebäude bringt SP: seine Größe mal den Wert seiner Farbe. Dein gelber Machtmarker steht auf Wert 1.',
    tile: 'Zwei deiner Gebäude hier sind gelb. Dieses Aktionsplättchen kostet 2 SP und gibt einen Schritt auf einer Machtleiste. Nutze es.',
    track: 'Auf welcher Machtleiste? Auf der gelben würdest du Wert 2 erreichen.',
    row: 'Gelbe Gebäude bringen jetzt das Doppelte. Außerdem war dein Marker einer deiner niedrigsten, deshalb erhältst du den Bonus seiner Zeile: einen Besitzmarker.',
    end: 'Der Lastenkahn von Bezirk 3 ist leer. Beende deinen Zug, dann wird der Bezirk gewertet.',
    gold: 'Als aktiver Spieler hast du 1 Gold von der Zeitleiste genommen.',
    dice: 'Alle legen ihre weißen Würfel in den Vorrat zurück. Für deine hast du einen Schritt auf der weißen Machtleiste gemacht.',
    vp: 'Du hast 11 SP erhalten. Das große gelbe Gebäude zählte als Größe 4: Jeder Garten daneben erhöht sie um 1, auch einer von Ninlil.',
    timing: 'Achte auf die Lastenkähne: Nimm den letzten Würfel, wenn eine Wertung dir viel bringt.',
  },
  other: {
    tile: { end: 'Der Bezirk ist jetzt gewertet, und gelbe Gebäude hatten noch Wert 1.' },
    track: { track: 'Ein guter Schritt, aber in dieser Farbe stehen hier weniger Gebäude als in Gelb.' },
  },
} as const satisfies Translated<typeof en.scoring>;

export const garden = {
  title: 'Gartenbau',
  about: 'Wasser und Gärten',
  say: {
    gardening: 'Neben einem Garten zählt jedes Gebäude, als wäre es um 1 größer. Du hast ein Gartenplättchen. Beginne den Gartenbau.',
    place: 'Gärten liegen auf Wasser. Lege deinen Garten.',
    space: 'Wähle Wasser neben einem deiner Gebäude: e1 oder e3.',
    water:
      'In derselben Aktion darfst du Plättchen kaufen: Wasser für eine blaue Ressource, Gärten für eine grüne. Kaufe ein Wasserplättchen.',
    lay: 'Lege es auf den Spielplan.',
    ground: 'Wasser muss an anderes Wasser oder an einen Garten angrenzen. Es schafft Platz für spätere Gärten.',
    stop: 'Das war eine Aktion. Beende deinen Zug.',
    worth: 'Wird Bezirk 2 gewertet, ist das Gebäude neben deinem Garten um 1 größer. Ein Garten braucht einen deiner Besitzmarker.',
  },
  other: {
    place: { buy: 'Du darfst auch zuerst kaufen, die Reihenfolge ist beliebig. Lege hier aber zuerst den Garten.' },
    space: { space: 'Daneben steht nichts von dir, auch wenn der Garten für manche Plättchen und Karten zählt.' },
    water: { done: 'Du darfst hier aufhören. Aber dein blauer Würfel ist verloren, wenn der Hafen gewertet wird.' },
    lay: { done: 'Du darfst das Plättchen behalten und später legen.' },
  },
} as const satisfies Translated<typeof en.garden>;

export const ship = {
  title: 'Schiffe',
  about: 'Schiffe in Besitz nehmen',
  say: {
    ship: 'Du stehst im Hafen, wo ein Schiff 2 Gold kostet. Eines hast du schon in Besitz, und an seiner Zeile steht ein Haus von dir. Nimm noch eines in Besitz.',
    which:
      'Ein Schiff bringt 1 SP, wenn ein Haus von dir an seiner Zeile steht, und 1 SP, wenn eines an seiner Spalte steht. Nimm eines aus Zeile 2.',
    ability:
      'Die meisten Schiffe haben einen Vorteil, der ab deinem nächsten Zug gilt. Fahre mit der Maus über ein Schiff oder halte es gedrückt, um ihn zu lesen.',
    again: 'Du hast noch 2 Gold. Nimm noch ein Schiff in Besitz.',
    third: 'Das dritte Schiff vervollständigt die Zeile.',
    harbormaster: 'Hast du alle drei Schiffe einer Zeile oder Spalte in Besitz, erhältst du ihren Hafenmeister, falls er noch da ist.',
    construct:
      'Schiffe gibt es auch außerhalb des Hafens: Nach jedem Gebäude, das du errichtest, darfst du für 1 Gold ein Schiff der gleichen Größe in Besitz nehmen.',
  },
  other: {
    which: { ship: 'An der Zeile und der Spalte dieses Schiffs hast du kein Haus, also bringt es im Hafen noch nichts.' },
    again: { end: 'Du darfst dein Gold behalten. Vervollständige hier die Zeile.' },
    third: { ship: 'Ein gutes Schiff, aber es vervollständigt keine Zeile oder Spalte.' },
  },
} as const satisfies Translated<typeof en.ship>;

export const port = {
  title: 'Häuser im Hafen und Hafenmeister',
  about: 'Häuser an Zeilen und Spalten',
  say: {
    house:
      'In Zeile 1 des Hafens hast du zwei Schiffe in Besitz, aber daran noch kein Haus. Setze eines ein: Es kostet 2 blaue Ressourcen.',
    space: 'Jede Zeile und Spalte hat einen blauen Platz mit einem Bonus und einen roten mit einer Kiste. Wähle einen an Zeile 1.',
    pay: 'Bezahle mit deinen beiden Würfeln und behalte das Gold für ein Schiff.',
    worth: 'Wird der Hafen gewertet, bringt jedes deiner Schiffe in dieser Zeile 1 SP.',
    ship: 'In dieser Zeile fehlt dir noch ein Schiff. Nimm es in Besitz.',
    third: 'Es ist auf dem Spielplan aufgedruckt: Es hat keinen Vorteil, zählt aber als ein Schiff einer beliebigen Farbe.',
    use: 'Die Zeile ist vollständig, und du hast ihren Hafenmeister erhalten. Du darfst ihn einmal einsetzen, jederzeit in deinem Zug: Dieser bringt 2 Gold.',
    kept: 'Ein Hafenmeister, den du nicht einsetzt, ist am Ende 3 SP wert.',
    score: 'Im Hafen brauchst du beides: Schiffe und Häuser an ihren Zeilen und Spalten.',
  },
  other: {
    house: {
      ship: 'Das Schiff kommt als Nächstes in dieser Lektion.',
      end: 'Du würdest den Hafen verlassen, ohne ein Haus einzusetzen.',
    },
    space: { column: 'In dieser Spalte liegt eines deiner Schiffe. In Zeile 1 sind es zwei.' },
    pay: { gold: 'Gold darf jede Ressource ersetzen, fehlt dann aber für das Schiff.' },
    ship: { end: 'Du darfst aufhören, aber dir fehlt noch ein Schiff der Zeile.' },
    third: { ship: 'Dieses Schiff vervollständigt die Zeile nicht.' },
    use: { end: 'Du behältst den Hafenmeister: 3 SP am Ende oder später seine Wirkung.' },
  },
} as const satisfies Translated<typeof en.port>;

export const ziggurat = {
  title: 'Die Ziggurat',
  about: 'Drei Plättchen, die SP für alles andere bringen',
  say: {
    tiles:
      'Jeder Bereich der Ziggurat hat ein Plättchen, das SP bringt, zum Beispiel für Schiffe oder Häuser. Fahre mit der Maus über eines oder halte es gedrückt, um es zu lesen.',
    house: 'Ein Haus kostet hier 2 grüne Ressourcen. Setze eines ein.',
    space:
      'Sein Bereich bestimmt, welches Plättchen du in Besitz nimmst. Du hast Gebäude, also ist Gelb gut; in Braun kämst du auf das zweite Besitzfeld.',
    claim:
      'Dein Marker liegt auf dem Plättchen dieses Bereichs. Mit jedem weiteren Haus kommst du ein Besitzfeld weiter, und das Plättchen ist mehr wert.',
    score:
      'Wird Bezirk 5 gewertet, entscheidet bei jedem Plättchen dein am weitesten rechter Besitzmarker. Die Plättchen sind in jedem Spiel andere: Lies sie früh.',
  },
  other: {
    house: { end: 'Du würdest die Ziggurat verlassen, ohne ein Plättchen in Besitz zu nehmen.' },
    space: { white: 'Weiß bringt SP für Schiffe, und du hast noch keine. Es kann trotzdem richtig sein, wenn du welche planst.' },
  },
} as const satisfies Translated<typeof en.ziggurat>;

export const cards = {
  title: 'Dekrete und Stadtkarten',
  about: 'Zwei Arten von Karten',
  say: {
    decree: 'Dekrete liegen für alle offen aus. Jedes erfüllt nur, wer es zuerst schafft. Dieses verlangt 2 Gebäude jeder Farbe.',
    construct: 'Du hast zwei weiße, zwei gelbe und ein braunes Gebäude. Errichte das zweite braune.',
    score: 'Jetzt kannst du das Dekret erfüllen. Das kostet nichts und ist keine Aktion.',
    scored: 'Es hat 10 SP und 2 Gold gebracht. Niemand sonst kann es jetzt noch erfüllen.',
    urban: 'Deine Stadtkarte ist geheim. Stehen deine Häuser in den Bezirken, die sie nennt, bringt sie am Ende SP.',
    secret: 'Alle haben eine. Sieh dir deine an, wann immer du willst, und denk an sie, wenn du einen Bauplatz wählst.',
  },
  other: {
    construct: { end: 'Das Dekret wartet. Ninlil auch.' },
    score: { end: 'Du musst es nicht jetzt erfüllen, aber jemand anders könnte dir zuvorkommen.' },
  },
} as const satisfies Translated<typeof en.cards>;

export const end = {
  title: 'Das Ende',
  about: 'Der letzte Zug und die Schlusswertung',
  say: {
    time: 'Die Zeitleiste ist leer. Das läutet das Spielende ein: Nach dieser Spielrunde haben alle noch einen Zug.',
    last: 'Ninlil hat ihren letzten Zug gemacht. Dieser ist deiner, und du liegst 8 SP zurück.',
    tile: 'Du hast eine Aktion. Nimm mit dem Aktionsplättchen 2 SP.',
    done: 'Du hast noch einen Hafenmeister. Nicht eingesetzt ist er 3 SP wert, also behalte ihn. Beende deinen Zug.',
    won: 'Alle fünf Bezirke wurden noch einmal gewertet, dann die Stadtkarten und Hafenmeister. Du gewinnst mit 76 zu 72 SP.',
  },
  other: {
    tile: {
      harbormaster: '2 Gold nützen jetzt nichts mehr. Nicht eingesetzt ist der Hafenmeister 3 SP wert.',
      end: 'Du würdest trotzdem gewinnen, aber knapper.',
    },
    done: { harbormaster: '2 Gold nützen jetzt nichts mehr. Nicht eingesetzt ist der Hafenmeister 3 SP wert.' },
  },
} as const satisfies Translated<typeof en.end>;

export const bot = {
  title: 'Solo: wie der Bot denkt',
  about: 'Karten entscheiden für deinen Gegner',
  say: {
    cards: 'Allein spielst du gegen einen König: einen Bot, der zwei offenen Karten folgt. Auch du kannst sie lesen.',
    tile: 'Zuerst dein eigener Zug: Nutze das Aktionsplättchen.',
    end: 'Beende deinen Zug. Der Bot spielt sofort.',
    walk: 'Eine neue Karte liegt offen. Die Zahlen beider Karten ergeben zusammen 1, also ging sein Architekt im Bezirkskreis um 1 abwärts, von Bezirk 1 zu Bezirk 5.',
    acted: 'Er führt die oberste mögliche Aktion der linken Karte aus. Er hatte weder Garten noch Projekt, also blieb Aktion A: 4 SP.',
    bonus: 'Der Pfeil der linken Karte zeigt auf die zweite Aktion. Die war unmöglich, also erhielt der Bot wieder 4 SP.',
    beat: 'Sieh nach, wohin er als Nächstes geht: Der Bot blufft nie. Habt ihr am Ende gleich viele SP, gewinnt er.',
  },
  other: {},
} as const satisfies Translated<typeof en.bot>;
