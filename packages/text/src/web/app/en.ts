/** The page as a program, in English. */
import { commands } from '../commands/en.ts';
import { glossary } from '../glossary/en.ts';
import { keep } from '../keep/en.ts';
import type { AppMessages } from './values.ts';

export const en: AppMessages = {
  ...keep,
  ...commands,
  ...glossary,
  tabs: {
    elsewhere: 'This game is open in another tab.',
    elsewhereMeans: 'It can be played in one tab at a time, so that no decision is lost.',
    taken: 'This game has been taken over by another tab.',
    takenMeans: 'Nothing is lost: it goes on over there from where it was here.',
    takeOver: 'Play here',
    lookOn: 'Watch',
    lookingOn: 'You are watching: this game is being played in another tab.',
  },
  setUp: {
    seats: 'Who sits where',
    edition: 'Edition',
    ownEditions: 'Editions that you open as a file are kept here, too.',
    forget: 'Delete “{name}” from this device',
    switches: 'Where the rulebooks leave a choice',
    refillWithGold: 'Gold may pay for refilling a Crate',
    finalCompensation: 'In the Final Scoring, too, dice are lost for compensation',
    masteryRight: 'Which step gains the right-hand bonus of a Mastery track',
    anyLowest: 'That of any marker that is lowest or tied for lowest',
    minRises: 'Only one after which the lowest marker stands higher',
    ruling: 'Ruling {ruling}',
  },
  breakdown: {
    before: 'Before scoring {number, number}',
    scoring: 'Scoring {number, number}: {district}',
    later: 'After the last scoring',
    final: 'Final Scoring: {source}',
  },
  link: {
    make: 'Link to this moment',
    link: 'Link',
    copied: 'The link is copied:',
    copy: 'Copy the link:',
    holds:
      'Whoever opens it sees the game up to this moment as a spectator does. It holds the Urban cards that were dealt: do not send it to anyone who is playing.',
    tooLong:
      'The link would have {characters, number} characters, more than the {limit, number} that can be sent safely. The file holds the same.',
    file: 'Download the file',
    title: 'A moment of a game',
    broken: 'This link is damaged or cut off: nothing can be read from it. Ask for it again, or for the file.',
    looking: 'A moment from a link: {turn, plural, =0 {set-up} other {turn #}}. You are watching.',
    playOn: 'Play on from here',
    back: 'Back to the moment',
  },
  settings: {
    look: 'Language, light and pace',
    sound: 'Sounds of the pieces, and when a person’s turn begins',
    table: 'At the table',
    confirm: 'Ask before a turn ends',
    warnings: 'Warn of costly decisions that may be a slip',
    actionsLeft: 'The turn ends although an Action is possible',
    wastedStep: 'A step on a Mastery track has no effect',
    helpsOpponent: 'A scoring gives an opponent more',
    keys: 'Keys',
    keysMean: 'One letter each; an empty field switches the key off.',
    numbers: '1 to 9 pick the first nine choices',
    key: 'Key for: {deed}',
    sameKey: 'Every key can do one thing only.',
    reset: 'Restore the defaults',
    saved: 'Settings are kept on this device and take effect at once, in games under way as well.',
  },
};
