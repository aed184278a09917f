/** Lessons in English: the page around them, and the sentences of each lesson by the ids of its steps. */

export const learn = {
  about: 'Short lessons on the real board. Leave, skip or repeat them as you like.',
  start: 'Start the first lesson',
  goOn: 'Continue with “{title}”',
  all: 'All lessons',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  done: 'Done',
  progress: 'Step {step, number} of {steps, number}',
  next: 'Continue',
  stuck: 'Show me',
  /** `choices` is a list of buttons. */
  try: 'Choose: {choices}.',
  other: 'You may do that, too. Look at what it changed, then go back: this lesson shows something else.',
  back: 'Back to the lesson',
  again: 'Repeat the lesson',
  nextLesson: 'Next lesson: {title}',
  play: 'Start a game',
  finished: 'Lesson finished.',
  notKept: 'This browser can’t store which lessons you have done. Everything else works.',
  learner: 'Puabi',
  rival: 'Ninlil',
} as const;

/** Why a lesson is refused. `path` names the part that is wrong. */
export const lessonFault = {
  notALesson: 'This isn’t a lesson of this game.',
  otherLessonVersion: 'This lesson was written for another version of the program. Update the page.',
  otherRules: 'This lesson was written for another version of the rules. Reload the page or choose another lesson.',
  otherEdition: 'This lesson was written for another edition of the game. Choose another lesson.',
  badLesson: 'This lesson is damaged at “{path}”. Your progress is safe.',
} as const;

export const goal = {
  title: 'The goal and the five Districts',
  about: 'Where VP come from',
  say: {
    welcome: 'You are Puabi, and you build the city of Ur against Ninlil. Whoever has the most VP wins. You both have 10.',
    construct: 'Three yellow Projects lie in District 1. Two are yours: turn all three into a Building.',
    end: 'The Building is yours. No die is left on the Barge of District 1, so the District scores when you end your turn.',
    scored: 'You gained 6 VP: size 3 times 2, the value of your yellow Buildings. Districts 1 to 3 all score like this.',
    port: 'District 4 is the Port. You claim Ships there, and they score beside your Houses.',
    ziggurat: 'District 5 is the Ziggurat. Its three tiles score what you have done in the game.',
    time: 'A scoring takes 1 Gold from the Time track. Once the track is empty, the game ends soon.',
  },
  other: {
    construct: { end: 'Your turn is over, and the Projects are still Projects. They score nothing yet.' },
  },
} as const;

export const turn = {
  title: 'A turn',
  about: 'Die, Architect, two Actions',
  say: {
    die: 'A turn begins with a die from the Barge of your District. You keep it to pay with. Take any.',
    move: 'Your Architect goes to the District with the die’s number: you will act there in your next turn.',
    actions: 'This turn you act where your Assistant stands. You have 2 Actions. Use the Action tile: 2 VP and 2 Claim markers.',
    project: 'For your second Action, place a Project. It is the first step to a Building.',
    colour: 'A white Project lies here already. Add another white one: larger Buildings score more.',
    space: 'It must touch the other white Project. A sign on the space is a bonus for you.',
    end: 'Both Actions are done. End your turn.',
    done: 'Your Assistant has joined your Architect. There you start your next turn. That is a whole turn.',
  },
  other: {
    move: { gold: 'For 1 Gold your Architect goes anywhere. That is useful sometimes; here you can save it.' },
    actions: {
      project: 'A Project is a good Action, too. It comes next in this lesson.',
      end: 'You may do fewer than 2 Actions, but they are what brings you forward.',
    },
    project: { again: 'The same Action twice is allowed. Here, try something new.' },
    colour: { colour: 'A new colour starts a new group. Two groups of 1 score less than one of 2.' },
    space: { bonus: 'The bonus of this space asks you something more. Decide it if you like.' },
  },
} as const;

export const project = {
  title: 'Projects, constructing, paying',
  about: 'From a Project to a Building',
  say: {
    project: 'A brown Project of yours lies here, and one of Ninlil’s. Place a third before you construct.',
    colour: 'A Building is made of all Projects of one colour in a District, three at most. Choose brown.',
    space: 'It must touch the brown group. Space a3 also gives you 1 Gold.',
    construct: 'Now make a Building of all three.',
    pay: 'You pay 2 Resources of the Barge’s colour, and 1 of the Project’s colour for each of your markers. A die, a Crate or 1 Gold pays one.',
    house: 'The Building has your House, so it is yours. The space you uncovered on your board gave a bonus.',
    others: 'Ninlil’s marker came back to her, and she made a step on the brown track. Building over others helps them.',
  },
  other: {
    project: { construct: 'A Building of size 2 is possible at once. Size 3 scores more in every scoring.' },
    colour: { colour: 'This starts a new group, and the brown one stays at size 2.' },
    space: { bonus: 'The bonus of this space asks you something more. Decide it if you like.' },
    construct: { end: 'The Projects stay. Now Ninlil could construct them before you.' },
  },
} as const;

export const scoring = {
  title: 'Mastery and scoring',
  about: 'What a Building is worth',
  say: {
    values: 'A Building scores its size times the value of its colour. Your yellow marker stands at value 1.',
    tile: 'Two of your Buildings here are yellow. This Action tile costs 2 VP and gives a step on a track. Use it.',
    track: 'Which track? Yellow would reach value 2.',
    row: 'Yellow Buildings now score double. Your marker was also one of your lowest, so you got the bonus of its row: a Claim marker.',
    end: 'The Barge of District 3 is empty. End your turn, and the District scores.',
    gold: 'As the active player you took 1 Gold from the Time track.',
    dice: 'Everyone gives back the white dice of this District. For yours you got a step on the white track.',
    vp: 'You gained 11 VP. The large yellow Building counted as size 4: a Garden beside it adds 1, even Ninlil’s.',
    timing: 'Watch the Barges: take the last die when a District scores well for you.',
  },
  other: {
    tile: { end: 'The District is scored now, with yellow Buildings at value 1.' },
    track: { track: 'A good step, but this colour has fewer Buildings here than yellow.' },
  },
} as const;

export const garden = {
  title: 'Gardening',
  about: 'Water and Gardens',
  say: {
    gardening: 'A Garden makes every Building beside it score as if it were 1 larger. You have one Garden tile. Start Gardening.',
    place: 'Gardens lie on Water. Place your Garden.',
    space: 'Choose Water beside one of your Buildings: e1 or e3.',
    water: 'In the same Action you may buy tiles: Water for a blue Resource, Gardens for a green one. Buy a Water tile.',
    lay: 'Lay it on the board.',
    ground: 'Water must touch other Water or a Garden. It makes room for later Gardens.',
    stop: 'That was one Action. End your turn.',
    worth: 'When District 2 scores, the Building beside your Garden is 1 larger. A Garden needs one of your Claim markers.',
  },
  other: {
    place: { buy: 'Buying is fine, in any order. Here, place the Garden first.' },
    space: { space: 'Nothing of yours lies beside it, though the Garden still counts for some tiles and cards.' },
    water: { done: 'You may stop here. But your blue die is lost when the Port scores.' },
    lay: { done: 'You may keep the tile and lay it later.' },
  },
} as const;

export const ship = {
  title: 'Ships',
  about: 'Claims in the Port',
  say: {
    ship: 'You stand in the Port, where a Ship costs 2 Gold. One is yours, and you have a House in its row. Claim another.',
    which:
      'A Ship scores 1 VP if you have a House in its row, and 1 VP if you have a House in its column. Take a Ship from the middle row.',
    ability: 'Most Ships have an ability that works from your next turn on. Hover over a Ship, or touch and hold it, to read it.',
    again: 'You have 2 Gold left. Claim one more.',
    third: 'The third Ship completes the row.',
    harbormaster: 'Three Ships in a line give you the Harbormaster at its end, if it is still there.',
    construct: 'You can claim Ships outside the Port, too: after each Building you construct, for 1 Gold, a Ship of the same size.',
  },
  other: {
    which: { ship: 'This Ship is not in a line with your House, so it scores nothing in the Port yet.' },
    again: { end: 'You may keep your Gold. Here, finish the row.' },
    third: { ship: 'A fine Ship, but it completes no line.' },
  },
} as const;

export const port = {
  title: 'Port Houses and Harbormasters',
  about: 'Houses beside your Ships',
  say: {
    house: 'You have two Ships in the first row of the Port, but no House there. Place one: it costs 2 blue Resources.',
    space: 'Each line has a blue space with a bonus and a red one with a Crate. Choose one of the first row.',
    pay: 'Pay with your two dice, and keep the Gold for a Ship.',
    worth: 'When the Port scores, each of your Ships in this row brings 1 VP.',
    ship: 'One Ship is missing in this row. Claim it.',
    third: 'It is printed on the board: it has no ability but counts as any one colour.',
    use: 'The row is complete, and the Harbormaster is yours. Use it at any moment of your turn, once: this one gives 2 Gold.',
    kept: 'A Harbormaster that you never use is worth 3 VP at the end.',
    score: 'In the Port you need both: Ships, and Houses in their lines.',
  },
  other: {
    house: {
      ship: 'The Ship comes next in this lesson.',
      end: 'You would leave the Port without a House.',
    },
    space: { column: 'One of your Ships is in this column. The row has two.' },
    pay: { gold: 'Gold may stand in for any Resource, but then it is missing for the Ship.' },
    ship: { end: 'You may stop, but the row is one Ship short.' },
    third: { ship: 'This Ship does not complete the row.' },
    use: { end: 'You keep the Harbormaster: 3 VP at the end, or its effect later.' },
  },
} as const;

export const ziggurat = {
  title: 'The Ziggurat',
  about: 'Three tiles that score the rest',
  say: {
    tiles:
      'Each section of the Ziggurat has a tile that scores something: Ships, Houses, VP. Hover over one, or touch and hold it, to read it.',
    house: 'A House here costs 2 green Resources. Place one.',
    space: 'Its section decides which tile you claim. You have Buildings, so yellow is good; in brown you would reach the second space.',
    claim: 'Your marker lies on the tile of that section. Each further House adds a marker, and the tile is worth more.',
    score: 'When District 5 scores, each tile counts by your last claim. The tiles are different in every game: read them early.',
  },
  other: {
    house: { end: 'You would leave the Ziggurat without a claim.' },
    space: { white: 'White scores Ships, and you have none yet. It may still be right if you plan for them.' },
  },
} as const;

export const cards = {
  title: 'Decrees and Urban cards',
  about: 'Two kinds of cards',
  say: {
    decree: 'Decrees are open to everyone. Whoever meets one first scores it. This one asks for 2 Buildings of each colour.',
    construct: 'You have two white, two yellow and one brown. Construct the second brown one.',
    score: 'Now you meet the Decree. Scoring it is free and takes no Action.',
    scored: 'It brought 10 VP and 2 Gold. Nobody else can score it now.',
    urban: 'Your Urban card is secret. If your Houses stand in the Districts it names, it brings VP at the end.',
    secret: 'Everyone has one. Look at yours whenever you like, and remember it when you choose where to build.',
  },
  other: {
    construct: { end: 'The Decree waits. So does Ninlil.' },
    score: { end: 'You need not score it now, but someone else may do it first.' },
  },
} as const;

export const end = {
  title: 'The end',
  about: 'The last turn and Final Scoring',
  say: {
    time: 'The Time track is empty. That ends the game: everyone has one more turn after this round.',
    last: 'Ninlil has had her last turn. This is yours, and you are 8 VP behind.',
    tile: 'You have one Action. Take 2 VP with the Action tile.',
    done: 'You still have a Harbormaster. Unused, it is worth 3 VP, so keep it. End your turn.',
    won: 'All five Districts scored once more, then the Urban cards and Harbormasters. You win with 76 VP to 72.',
  },
  other: {
    tile: {
      harbormaster: '2 Gold are of no use now. Unused, the Harbormaster is worth 3 VP.',
      end: 'You would win anyway, by less.',
    },
    done: { harbormaster: '2 Gold are of no use now. Unused, the Harbormaster is worth 3 VP.' },
  },
} as const;

export const bot = {
  title: 'Solo: how the Bot thinks',
  about: 'Cards decide for your opponent',
  say: {
    cards: 'In a solo game you play against a king: a Bot led by two open cards. You can read them, too.',
    tile: 'First your own turn: use the Action tile.',
    end: 'End your turn. The Bot plays at once.',
    walk: 'A new card came up. The numbers of both add up to 1, so its Architect went 1 District down the ring, from 1 to 5.',
    acted: 'It does the topmost Action it can of the left card. It had no Garden and no Project, so it took A: 4 VP.',
    bonus: 'The arrow of the left card points at the second Action. That was impossible, so again the Bot took 4 VP.',
    beat: 'Look where it goes next: the Bot never bluffs. If you both have equal VP in the end, it wins.',
  },
  other: {},
} as const;
