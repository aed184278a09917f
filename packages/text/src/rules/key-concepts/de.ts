/** Key concepts: Player board, markers, Houses, Districts, Resources, Mastery. */
import type { RuleSentences } from '../sentences.ts';

export const keyConcepts = {
  'KEY-01': 'Du kannst höchstens vier Kisten haben; sie liegen auf den Kistenplätzen deines Spielertableaus.',
  'KEY-02': 'Dein Gold, deine Würfel, Besitzmarker, Wasser- und Gartenplättchen liegen für alle sichtbar in deinem Spielbereich.',
  'KEY-03': 'Mit deinen Besitzmarkern kennzeichnest du Projekte, Gärten, Schiffe und deinen Fortschritt auf Zigguratplättchen.',
  'KEY-04': 'Besitzmarker, die du erhältst, kommen aus deinem Vorrat. Sind dort zu wenige, erhältst du nur diese; ist er leer, keinen.',
  'KEY-05': 'Ohne Besitzmarker in deinem Spielbereich kannst du nichts tun, wofür du einen brauchst.',
  'KEY-06': 'Du hast nie Besitzmarker einer anderen Farbe.',
  'KEY-07':
    'Du hast insgesamt {claimMarkers, number} Besitzmarker. Einen gelegten kannst du erst wieder erhalten, wenn er in deinen Vorrat zurückgekommen ist.',
  'KEY-08': 'Ein Haus gehört immer dem Spieler seiner Farbe.',
  'KEY-09': 'Ein Gebäude gehört dem Spieler, dessen Haus darauf steht, welche Farbe die Gebäudeteile auch haben.',
  'KEY-10':
    'Ein Gebäude besteht aus einem bis drei verbundenen Gebäudeteilen einer Farbe mit einem Haus darauf und zählt als ein Gebäude. Seine Größe ist die Zahl seiner Teile.',
  'KEY-11': 'Das Haus für ein Gebäude oder einen Bereich der Ziggurat kommt aus der Reihe der gleichen Farbe auf deinem Spielertableau.',
  'KEY-12': 'Nur wenn deine Reihe dieser Farbe leer ist, darf das Haus aus der untersten Reihe kommen.',
  'KEY-13': 'Häuser verlassen eine Reihe deines Spielertableaus von links nach rechts.',
  'KEY-14': 'Verlässt ein Haus dein Spielertableau, erhältst du sofort den Bonus, den es freilegt, außer im Spielaufbau.',
  'KEY-15': 'Ist das letzte Haus einer Spalte der drei farbigen Reihen weg, erhältst du sofort den Spaltenbonus.',
  'KEY-16': 'Nur die letzten beiden Spalten haben einen Spaltenbonus.',
  'KEY-17': 'Die Bezirke 1 bis 3 sind die allgemeinen Bezirke. Jeder hat ein Bauraster.',
  'KEY-18': 'Bezirk 4 ist der Hafenbezirk, Bezirk 5 der Zigguratbezirk. Dort werden keine Gebäude errichtet.',
  'KEY-19': 'Jeder Bezirk bietet drei oder vier Aktionen und hat einen Lastenkahn mit den Würfeln seiner lokalen Farbe.',
  'KEY-20': 'Wasserfelder zwischen zwei allgemeinen Bezirken können von beiden aus genutzt werden.',
  'KEY-21': 'Felder grenzen aneinander, wenn sie eine gemeinsame Seite haben. Eine gemeinsame Ecke zählt nicht.',
  'KEY-22': 'Dein Assistent zeigt, wo du in diesem Zug handelst; dein Architekt zeigt, wohin du als Nächstes gehst.',
  'KEY-23': 'In einem Bezirk dürfen beliebig viele Figuren beliebiger Spieler stehen.',
  'KEY-24':
    'Der Wert eines Würfels zählt nur für die Bewegung deines Architekten, wenn du den Würfel deines Zuges nimmst. Sonst zählt nur seine Farbe.',
  'KEY-25': 'Würfel, mit denen du bezahlst, kommen in den allgemeinen Vorrat neben dem Spielplan, nicht zurück auf einen Lastenkahn.',
  'KEY-26': '1 Gold kann 1 beliebige Ressource ersetzen.',
  'KEY-27': 'Gold lässt sich durch nichts ersetzen; der Vorteil von Schiff S11 ist die einzige Ausnahme.',
  'KEY-28': 'Drehe eine offene Kiste um, um eine Ressource ihrer Farbe zu bezahlen; danach liegt sie verdeckt.',
  'KEY-29': 'Mit Kisten kannst du auch dann bezahlen, wenn du keine Würfel hast.',
  'KEY-30':
    'Eine verdeckte Kiste darfst du für eine Ressource beliebiger Farbe wieder umdrehen, sodass sie offen liegt, jede Kiste einmal in jedem deiner eigenen Züge.',
  'KEY-31': 'Ein Schritt bewegt einen deiner Machtmarker auf seiner Leiste ein Feld nach oben.',
  'KEY-32':
    'Bewegt ein Schritt den niedrigsten deiner drei Machtmarker oder einen von mehreren gleich niedrigen, erhältst du den Bonus auf der rechten Seite der Zeile, die er erreicht.',
  'KEY-33': 'Erreicht dein Machtmarker ein Feld der Leiste, auf dem ein Bonus aufgedruckt ist, erhältst du ihn sofort.',
  'KEY-34':
    'Die Zahlen links an den Machtleisten sind Gebäudewerte. In einer Bezirkswertung hat ein Gebäude den Wert der Zeile, die dein Marker auf der Leiste seiner Farbe erreicht hat.',
  'KEY-35': 'Erhältst du eine Ressource einer bestimmten Farbe, nimm den höchsten Würfel vom Lastenkahn dieser Farbe.',
  'KEY-36': 'Ist der Lastenkahn einer Farbe leer, erhältst du keine Ressource dieser bestimmten Farbe.',
  'KEY-37': 'Erhältst du eine beliebige Ressource, nimm einen Würfel aus dem allgemeinen Vorrat, in einer Farbe, die dort vorhanden ist.',
} satisfies Partial<RuleSentences>;
