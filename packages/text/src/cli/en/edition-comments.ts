/** What the owner of a board looks up, and where, in English: the comments of an edition file. */
import type { CommentedPart } from '../files-values.ts';

export const editionComments: { readonly [P in CommentedPart as `comment.${P}`]: string } = {
  'comment.head':
    'The reference edition of Tabannusi, for you to fill in. What stands after // on a line is a comment and is not read. The pictures of the printed board are lost to us, so many values are our own. Go through the parts below with your box open, type in what is printed there, and set the "origin" of a part that you have looked up to "stated". Its "note" may be changed or left out.',
  'comment.id': 'A name of your own: small letters, digits and hyphens. "reference" is ours.',
  'comment.version': 'Raise it whenever you change a value after a game was played with it.',
  'comment.title': 'What people read.',
  'comment.districts':
    'Main board. Names of Districts 1 to 5; the Barge colours of a first game, District by District; the actions that each District shows, one "tile" for every space of an Action tile; which way the Bot walks through the Districts.',
  'comment.dice': 'Rulebook, set-up: Resource dice of each colour with 2, 3 and 4 players.',
  'comment.timeTrack': 'Main board: spaces of the Time track, one Gold for each.',
  'comment.board':
    'The building grids of both sides, row by row as you see them: District 1 | border | District 2 | border | District 3. A code for each space, with blanks between:',
  'comment.duo':
    'The side for 1-2 players. If the numbers printed on its spaces do not run row by row, add "soloNumbers": rows like those below with a number for each space, 17/20 for border Water (its number in the left and in the right District) and ## for no space.',
  'comment.full': 'The side for 3-4 players. "fourPlayerRows": how many of the last rows are for four players only.',
  'comment.playerBoard':
    'Player board. What stands under the Houses, from the left: Gold and Claim markers. Then the bonus at the end of each column of the coloured rows ("" for none) and the number of Crate slots.',
  'comment.mastery':
    'Player board, Mastery tracks, all from the bottom up: the Building value at the left of each row; the bonus at the right of each row; what stands inside each track ("" for none). "blueLines": the rows above which a blue line lies; the bottom row is 0.',
  'comment.port':
    'Main board, Port. The bonus of each blue House space, in the order row 3, row 2, row 1, column 1, column 2, column 3. The Ships printed on the board, with row and column from 1.',
  'comment.ships': 'Ship tiles S01 to S15: the colour and the number of Ships. What they do stands in the rulebook, in this order.',
  'comment.ziggurat':
    'Main board, Ziggurat: the six House spaces of each section: base left, base middle, base right, middle left, middle right, top. "plain", "gold", or the colour of the Mastery track.',
  'comment.stocks': 'Rulebook, list of components: numbers of tiles, pieces and markers, and how many special Water tiles lie open.',
  'comment.specialWater': 'The special Water tiles: the bonus code of each.',
  'comment.urbanCards': 'Urban cards: the Houses asked for in Districts 1, 2, 3 and 4 (the Port), and the VP.',
  'comment.decrees': 'Decree cards D01 to D16: the symbol of each: "city", "harbour" or "garden".',
  'comment.solo':
    'Solo cards. Of each King: the markers on Districts 1 to 5 of the Automa Urban card, whether the arrow at C points up or down, and the first Decrees. Of each Automa card: its number; three rows from the top with action, symbol and the Number tile as 1, 2 or 3; the row that the large arrow points at, from the top; the bonus at the foot.',
};
