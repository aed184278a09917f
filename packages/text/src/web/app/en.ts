/** The page as a program, in English. */
import type { AppMessages } from './values.ts';

export const en: AppMessages = {
  offline: {
    kept: 'The table is on this device and works without a network.',
    newer: 'A newer version of the table is ready. Your games stay as they are.',
    load: 'Load it',
  },
  tabs: {
    elsewhere: 'This game is open in another tab.',
    elsewhereMeans: 'It can be played in one tab at a time, so that no decision is lost.',
    taken: 'This game has been taken over by another tab.',
    takenMeans: 'Nothing is lost: it goes on over there from where it was here.',
    takeOver: 'Play here',
    lookOn: 'Look on',
    lookingOn: 'You are looking on: this game is played in another tab.',
  },
  setUp: {
    edition: 'Edition',
    ownEditions: 'Editions that you open as a file are kept here, too.',
    forget: 'Delete “{name}” from this device',
    switches: 'Where the rulebooks leave a choice',
    refillWithGold: 'Gold may pay for refilling a Crate',
    finalCompensation: 'In the Final Scoring, too, dice are lost against compensation',
    masteryRight: 'Which step gains the right-hand bonus of a Mastery track',
    anyLowest: 'That of any marker that is lowest or tied for it',
    minRises: 'Only one after which the lowest marker stands higher',
    ruling: 'Ruling {ruling}',
  },
};
