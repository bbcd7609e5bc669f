import { caseReasons, filled, heldBackReasons, messageReasons } from '#content/desk-lines.ts';
import { DAY_MS } from '#contract/durations.ts';
import { NEW_ACCOUNT_MS, openings, type Opening } from '#contract/people.ts';
import type { ReportCategory } from '#contract/moderation.subjects.ts';
import type { HoldReason } from '#server/platform/seams/rooms.ts';
import { tuning } from './automod.tuning.ts';
import type { Reporter } from './score.ts';

export interface AutomodVerdict {
  /**
   * `limit` makes a message's sender wait. `hold` stops a message, or hides a reported thing until a moderator looks.
   * `review` leaves the thing visible and a moderator looks.
   */
  result: 'allow' | 'limit' | 'hold' | 'review';
  /** The reasons, as sentences for moderators. */
  reasons: string[];
}

/** The data of a report that the automatic judgement uses. */
export interface ReportSignal extends Reporter {
  reporterId: number;
  category: ReportCategory;
  /** Null when the device or the address is unknown. */
  device: string | null;
  address: string | null;
}

/**
 * Why a notice from outside hides nothing automatically. `record`: most earlier notices of its contact or address were
 * wrong. `decided`: a moderator rejected an earlier notice about this thing. `author`: notices hide so much of one
 * person that they may be an attack.
 */
export type HeldBack = 'record' | 'decided' | 'author';

/** The data of a take-down notice that the automatic judgement uses. */
interface NoticeSignal {
  category: ReportCategory;
  heldBack: HeldBack | null;
}

interface Reported {
  reports: readonly ReportSignal[];
  notices?: readonly NoticeSignal[];
  /** True when the thing contains a picture that a moderator removed elsewhere, or one that looks the same. */
  isCopy?: boolean;
  /** True for a thing that a moderator refused at the look before others saw it. */
  isLook?: boolean;
  isCheck?: boolean;
  /** True when this kind of thing can be hidden. */
  canHide: boolean;
  /** True when a moderator has already decided on the thing. Reports and copies then no longer hide it. */
  isKnown: boolean;
}

/**
 * Judges a case by its reports. At most, reports hide one thing until a moderator looks. Only reports of several people
 * with a good record do this, so neither one person nor many new accounts can silence anybody. A grave notice that is
 * not held back also hides the thing, because the law sets a limit of hours. A copy of a picture that a moderator
 * removed elsewhere is hidden too.
 */
export function judgeReports({
  reports,
  notices = [],
  isCopy = false,
  isLook = false,
  isCheck = false,
  canHide,
  isKnown,
}: Reported): AutomodVerdict {
  const trusted = independent(reports.filter(isTrustworthy));
  const people = new Set(reports.map(({ reporterId }) => reporterId)).size;
  const reported =
    people === 0 && (notices.length > 0 || isCopy || isLook || isCheck)
      ? []
      : [FOUND[people] ?? filled(caseReasons.many, people)];
  const reasons = [
    ...reported,
    ...(isCopy ? [caseReasons.copy] : []),
    ...(isLook ? [caseReasons.look] : []),
    ...(isCheck ? [caseReasons.check] : []),
    ...aboutNotices(notices),
  ];
  if (canHide && notices.some(({ category, heldBack }) => isGrave(category) && heldBack === null)) {
    return { result: 'hold', reasons: [...reasons, caseReasons.hidden] };
  }
  if (canHide && isCopy && !isKnown) {
    return { result: 'hold', reasons: [...reasons, caseReasons.hidden] };
  }
  if (trusted.length > 0) {
    reasons.push(filled(caseReasons.trusted, trusted.length));
  }
  const isEnough = trusted.length >= tuning.hiding.reporters;
  if (!isEnough || !canHide) return { result: 'review', reasons };
  if (isKnown) return { result: 'review', reasons: [...reasons, caseReasons.stays] };
  return { result: 'hold', reasons: [...reasons, caseReasons.hidden] };
}

const isGrave = (category: ReportCategory): boolean => category === 'intimate_picture' || category === 'minor';

function aboutNotices(notices: readonly NoticeSignal[]): string[] {
  if (notices.length === 0) return [];
  const came = notices.length === 1 ? caseReasons.notice : filled(caseReasons.notices, notices.length);
  const why = new Set(
    notices.flatMap(({ category, heldBack: one }) => (one === null || !isGrave(category) ? [] : [one])),
  );
  return [came, ...[...why].map((one) => heldBackReasons[one])];
}

/** The sentences for 0 reporters and for 1. */
const FOUND = [caseReasons.nobody, caseReasons.one];

/** A report of self-harm asks for help, so it never counts towards hiding. */
function isTrustworthy({ category, ageDays, agreed, disagreed }: ReportSignal): boolean {
  const { minDays, minJudged, minAgreed } = tuning.hiding;
  const judged = agreed + disagreed;
  return category !== 'self_harm' && ageDays >= minDays && judged >= minJudged && agreed / judged >= minAgreed;
}

/** Returns reports that share no person, device or address; a report with an unknown address is left out. */
function independent(reports: readonly ReportSignal[]): ReportSignal[] {
  const found: ReportSignal[] = [];
  for (const report of reports) {
    const isShared = found.some(
      (other) =>
        other.reporterId === report.reporterId ||
        (other.device !== null && other.device === report.device) ||
        other.address === null ||
        other.address === report.address,
    );
    if (!isShared && report.address !== null) found.push(report);
  }
  return found;
}

/** The data of a message, before it is sent, that the automatic judgement uses. */
export interface MessageSignals {
  /** True for the first message between two people. */
  isOpener: boolean;
  /** The age of the sender's account, in days. */
  ageDays: number;
  hasLink: boolean;
  hasPictures: boolean;
  hasVoice: boolean;
  hasContact: boolean;
  isHarsh: boolean;
  /** True when the sender was warned about these words and sends them anyway. */
  isSure: boolean;
  /** How many other people got the same opener lately. */
  sameOpeners: number;
  /** The number of seconds since the sender last sent that opener. */
  sinceLastSeconds: number;
}

/**
 * Judges a message. `held` says why it is not sent yet. Harsh words hold a message until its sender confirms it. With
 * `waits`, somebody looks at its picture before others see it.
 */
export function judgeMessage(signals: MessageSignals): AutomodVerdict & { held?: HoldReason; waits?: true } {
  const { isOpener } = signals;
  const isLocked = (what: Opening): boolean => signals.ageDays < openings[what] / DAY_MS;
  // A link comes first: "once they answer" would not be true for a new account.
  if (isLocked('link') && signals.hasLink) {
    return { result: 'hold', reasons: [messageReasons.link], held: { code: 'link_too_soon' } };
  }
  if (isOpener && signals.hasContact) {
    return { result: 'hold', reasons: [messageReasons.contact], held: { code: 'contact_too_soon' } };
  }
  if (signals.hasPictures && isOpener) {
    return { result: 'hold', reasons: [messageReasons.firstPicture], held: { code: 'picture_too_soon' } };
  }
  if (signals.hasVoice && (isOpener || isLocked('voice'))) {
    const reasons = [messageReasons.voice];
    return { result: 'hold', reasons, held: { code: 'voice_too_soon' } };
  }
  if (signals.isHarsh && !signals.isSure) {
    return { result: 'hold', reasons: [messageReasons.harsh], held: { code: 'send_anyway' } };
  }
  if (signals.hasPictures && signals.ageDays < NEW_ACCOUNT_MS / DAY_MS) {
    return { result: 'hold', reasons: [messageReasons.picture], waits: true };
  }
  const seconds = isOpener ? waitOf(signals) : 0;
  if (seconds <= 0) return { result: 'allow', reasons: [] };
  const held = { code: 'rate_limited', retryAfterSeconds: Math.ceil(seconds) } as const;
  return { result: 'limit', reasons: [filled(messageReasons.opener, signals.sameOpeners + 1)], held };
}

function waitOf({ sameOpeners, sinceLastSeconds }: MessageSignals): number {
  const { sameOpeners: free, firstWaitSeconds, longestWaitSeconds } = tuning.messages;
  if (sameOpeners < free) return 0;
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (sameOpeners - free)) - sinceLastSeconds;
}
