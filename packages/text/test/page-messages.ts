/** All messages of the page, in every language. */

import * as commandsDe from '../src/commands/de.ts';
import * as commandsEn from '../src/commands/en.ts';
import * as commandsFr from '../src/commands/fr.ts';
import * as commandsPl from '../src/commands/pl.ts';
import { thing as thingDe } from '../src/explanations/de.ts';
import { thing as thingEn } from '../src/explanations/en.ts';
import { thing as thingFr } from '../src/explanations/fr.ts';
import { thing as thingPl } from '../src/explanations/pl.ts';
import * as filesDe from '../src/files/de.ts';
import * as filesEn from '../src/files/en.ts';
import * as filesFr from '../src/files/fr.ts';
import * as filesPl from '../src/files/pl.ts';
import { page as de } from '../src/languages/de.ts';
import { page as en } from '../src/languages/en.ts';
import { page as fr } from '../src/languages/fr.ts';
import { page as pl } from '../src/languages/pl.ts';
import * as lessonsDe from '../src/lessons/de.ts';
import * as lessonsEn from '../src/lessons/en.ts';
import * as lessonsFr from '../src/lessons/fr.ts';
import * as lessonsPl from '../src/lessons/pl.ts';
import * as levelsDe from '../src/levels/de.ts';
import * as levelsEn from '../src/levels/en.ts';
import * as levelsFr from '../src/levels/fr.ts';
import * as levelsPl from '../src/levels/pl.ts';
import * as onlineDe from '../src/online/de.ts';
import * as onlineEn from '../src/online/en.ts';
import * as onlineFr from '../src/online/fr.ts';
import * as onlinePl from '../src/online/pl.ts';
import { coach as coachDe } from '../src/plans/coach-de.ts';
import { coach as coachEn } from '../src/plans/coach-en.ts';
import { coach as coachFr } from '../src/plans/coach-fr.ts';
import { coach as coachPl } from '../src/plans/coach-pl.ts';
import * as plansDe from '../src/plans/de.ts';
import * as plansEn from '../src/plans/en.ts';
import * as plansFr from '../src/plans/fr.ts';
import * as plansPl from '../src/plans/pl.ts';
import * as proofDe from '../src/proof/de.ts';
import * as proofEn from '../src/proof/en.ts';
import * as proofFr from '../src/proof/fr.ts';
import * as proofPl from '../src/proof/pl.ts';
import * as recapDe from '../src/recap/de.ts';
import * as recapEn from '../src/recap/en.ts';
import * as recapFr from '../src/recap/fr.ts';
import * as recapPl from '../src/recap/pl.ts';
import * as referenceDe from '../src/reference/de.ts';
import * as referenceEn from '../src/reference/en.ts';
import * as referenceFr from '../src/reference/fr.ts';
import * as referencePl from '../src/reference/pl.ts';
import * as savedGamesDe from '../src/saved-games/de.ts';
import * as savedGamesEn from '../src/saved-games/en.ts';
import * as savedGamesFr from '../src/saved-games/fr.ts';
import * as savedGamesPl from '../src/saved-games/pl.ts';
import * as settingsDe from '../src/settings/de.ts';
import * as settingsEn from '../src/settings/en.ts';
import * as settingsFr from '../src/settings/fr.ts';
import * as settingsPl from '../src/settings/pl.ts';
import type { Language } from '../src/speech/locales.ts';

type Parts = Readonly<Record<string, object>>;

export const PAGE_MESSAGES: Readonly<Record<Language, Parts>> = {
  en: {
    ...en,
    ...commandsEn,
    ...filesEn,
    lessons: lessonsEn,
    ...levelsEn,
    ...onlineEn,
    ...plansEn,
    coach: coachEn,
    ...proofEn,
    recap: recapEn.recap,
    recapThing: recapEn.thing,
    gain: recapEn.gain,
    ...referenceEn,
    ...savedGamesEn,
    ...settingsEn,
    thing: thingEn,
  },
  fr: {
    ...fr,
    ...commandsFr,
    ...filesFr,
    lessons: lessonsFr,
    ...levelsFr,
    ...onlineFr,
    ...plansFr,
    coach: coachFr,
    ...proofFr,
    recap: recapFr.recap,
    recapThing: recapFr.thing,
    gain: recapFr.gain,
    ...referenceFr,
    ...savedGamesFr,
    ...settingsFr,
    thing: thingFr,
  },
  pl: {
    ...pl,
    ...commandsPl,
    ...filesPl,
    lessons: lessonsPl,
    ...levelsPl,
    ...onlinePl,
    ...plansPl,
    coach: coachPl,
    ...proofPl,
    recap: recapPl.recap,
    recapThing: recapPl.thing,
    gain: recapPl.gain,
    ...referencePl,
    ...savedGamesPl,
    ...settingsPl,
    thing: thingPl,
  },
  de: {
    ...de,
    ...commandsDe,
    ...filesDe,
    lessons: lessonsDe,
    ...levelsDe,
    ...onlineDe,
    ...plansDe,
    coach: coachDe,
    ...proofDe,
    recap: recapDe.recap,
    recapThing: recapDe.thing,
    gain: recapDe.gain,
    ...referenceDe,
    ...savedGamesDe,
    ...settingsDe,
    thing: thingDe,
  },
};
