import type { MatchNeed } from '#contract/matching.ts';
import { english, needs, steps, times } from './wyn-english.ts';
import {
  openersByCategoryInSpanish,
  openersByGroupsInSpanish,
  openersForAnyoneInSpanish,
} from './wyn-openers-spanish.ts';
import { openersByCategory, openersByGroups, openersForAnyone, type Tone } from './wyn-openers.ts';
import * as inEnglish from './wyn-replies.ts';
import * as inSpanish from './wyn-spanish.ts';
import * as waiting from './wyn-waiting.ts';

type Lines = readonly string[];

/** Everything that Wyn's simple version says in one language. `{…}` is a fact. */
export interface WynWords {
  /** The locale of lists and times. */
  locale: string;
  replies: Readonly<Record<inEnglish.Said, Lines>>;
  lost: Lines;
  lostQuestion: Lines;
  lostAbout: Lines;
  languageUnread: Lines;
  forMembersOnly: Lines;
  noMatchYet: Lines;
  quizFirst: Lines;
  goodbyeAfterHelp: Lines;
  openerLeads: Readonly<Record<keyof typeof inEnglish.openerLeads, Lines>>;
  explains: Readonly<Record<Exclude<keyof typeof english, 'parts'>, string>>;
  /** The parts of a match's score. */
  parts: Readonly<Record<string, string>>;
  needs: Readonly<Record<MatchNeed, string>>;
  steps: Readonly<Record<keyof typeof steps, string>>;
  times: Readonly<Record<keyof typeof times, string>>;
  waiting: {
    lines: Readonly<Record<keyof typeof waiting.waitingLines, Lines>>;
    leads: Lines;
    more: Lines;
    alsoWaiting: Lines;
    alsoGrave: Lines;
    nobodyWaits: Readonly<Record<keyof typeof waiting.nobodyWaits, Lines>>;
    drawerEmpty: Lines;
  };
  openers: {
    byCategory: Readonly<Record<string, Readonly<Record<Tone, Lines>>>>;
    byGroups: Readonly<Record<string, Readonly<Record<Tone, Lines>>>>;
    forAnyone: Readonly<Record<Tone, Lines>>;
  };
}

const { parts, ...explains } = english;
const { parts: partsInSpanish, ...explainsInSpanish } = inSpanish.spanish;

export const wynWords = {
  en: {
    locale: 'en',
    replies: inEnglish.replies,
    lost: inEnglish.lost,
    lostQuestion: inEnglish.lostQuestion,
    lostAbout: inEnglish.lostAbout,
    languageUnread: inEnglish.languageUnread,
    forMembersOnly: inEnglish.forMembersOnly,
    noMatchYet: inEnglish.noMatchYet,
    quizFirst: inEnglish.quizFirst,
    goodbyeAfterHelp: inEnglish.goodbyeAfterHelp,
    openerLeads: inEnglish.openerLeads,
    explains,
    parts,
    needs,
    steps,
    times,
    waiting: {
      lines: waiting.waitingLines,
      leads: waiting.waitingLeads,
      more: waiting.moreWaiting,
      alsoWaiting: waiting.alsoWaiting,
      alsoGrave: waiting.alsoGrave,
      nobodyWaits: waiting.nobodyWaits,
      drawerEmpty: waiting.drawerEmpty,
    },
    openers: { byCategory: openersByCategory, byGroups: openersByGroups, forAnyone: openersForAnyone },
  },
  es: {
    locale: 'es',
    replies: inSpanish.repliesInSpanish,
    lost: inSpanish.lostInSpanish,
    lostQuestion: inSpanish.lostQuestionInSpanish,
    lostAbout: inSpanish.lostAboutInSpanish,
    languageUnread: inSpanish.languageUnreadInSpanish,
    forMembersOnly: inSpanish.forMembersOnlyInSpanish,
    noMatchYet: inSpanish.noMatchYetInSpanish,
    quizFirst: inSpanish.quizFirstInSpanish,
    goodbyeAfterHelp: inSpanish.goodbyeAfterHelpInSpanish,
    openerLeads: inSpanish.openerLeadsInSpanish,
    explains: explainsInSpanish,
    parts: partsInSpanish,
    needs: inSpanish.needsInSpanish,
    steps: inSpanish.stepsInSpanish,
    times: inSpanish.timesInSpanish,
    waiting: waiting.waitingInSpanish,
    openers: {
      byCategory: openersByCategoryInSpanish,
      byGroups: openersByGroupsInSpanish,
      forAnyone: openersForAnyoneInSpanish,
    },
  },
} as const satisfies Record<string, WynWords>;

/** The languages of Wyn's simple version. */
export type WynTongue = keyof typeof wynWords;
