/** The numbers for the automatic judgement of reports and messages. */
export const tuning = {
  reporters: {
    /** The reports of an account younger than this, in days, have the weight `newWeight`. */
    newDays: 7,
    newWeight: 0.25,
    /** The ages of an account, in days, at each of which its reports gain one point. */
    ageSteps: [7, 30, 180, 365],
    /** The accuracy bonus is 0 up to this number of judged reports; see `accuracyBonus`. */
    judgedForBonus: 5,
    accuracyAxis: 0.7,
    accuracyFactor: 5,
    /** The lowest weight of an established reporter, so that a few errors do not silence them. */
    leastWeight: 0.1,
  },
  /** The points that a category adds to a report's weight. Self-harm has the class `rest` and comes first in it. */
  categoryBonus: { self_harm: 20, intimate_picture: 5, sexual: 1, hate: 1 } as Readonly<Record<string, number>>,
  hiding: {
    /** The number of trustworthy reporters who hide a thing until a moderator looks at it. */
    reporters: 2,
    minDays: 30,
    minJudged: 3,
    minAgreed: 0.7,
  },
  notices: {
    /** A sender with `wrong` or more wrong notices in this many days, and fewer right ones, hides nothing. */
    recordDays: 180,
    wrong: 2,
    /** Notices that wait for an answer hide at most this many things of one person. */
    things: 5,
    /** How many days after its answer a notice keeps the signature and the contact of its sender. */
    namesDays: 365,
  },
  messages: {
    /** A member younger than this, in days, sends no links or voice notes, and starts few chats a day. */
    newDays: 7,
    newConversationsADay: 10,
    /** How many people may get the same opener without a wait. After that, the wait in seconds doubles each time. */
    sameOpeners: 3,
    firstWaitSeconds: 600,
    longestWaitSeconds: 86_400,
    /** The number of days in which openers are counted. */
    withinDays: 7,
    /** Openers with fewer characters than this are too common to count. */
    shortest: 15,
  },
} as const;
