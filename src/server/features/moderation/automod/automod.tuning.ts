/** Every number by which the machine weighs reports and messages. */
export const tuning = {
  reporters: {
    /** Until this age, in days, a report counts little and its author is trusted with nothing. */
    newDays: 7,
    newWeight: 0.25,
    /** Ages in days from which a reporter's word counts one more. */
    ageSteps: [7, 30, 180, 365],
    /** Discourse's bonus for accuracy: none up to this number of judged reports, then by the distance from this share. */
    judgedForBonus: 5,
    accuracyAxis: 0.7,
    accuracyFactor: 5,
    /** No established reporter counts less, so that a mistaken one is still heard. */
    leastWeight: 0.1,
  },
  /** Added to the score by category. Self-harm has the class `rest` and goes first within it. */
  categoryBonus: { self_harm: 20, intimate_picture: 5, sexual: 1, hate: 1 } as Readonly<Record<string, number>>,
  hiding: {
    /** The number of trustworthy reporters who hide a thing until a moderator looks at it. */
    reporters: 2,
    minDays: 30,
    minJudged: 3,
    minAgreed: 0.7,
  },
  notices: {
    /** Notices of a sender who was wrong `wrong` times within `recordDays`, and more often than right, hide nothing by themselves. */
    recordDays: 180,
    wrong: 2,
    /** The most things of one person that unread notices hide; the next ones wait for a moderator. */
    things: 5,
    /** Days after the answer for which a signature and a contact are kept. */
    namesDays: 365,
  },
  messages: {
    /** Until this age, in days, a member sends no links and begins a few conversations a day. */
    newDays: 7,
    newConversationsADay: 10,
    /** How many people get the same opener at once; after that each waits twice as long, in seconds. */
    sameOpeners: 3,
    firstWaitSeconds: 600,
    longestWaitSeconds: 86_400,
    /** The days in which they are counted. Shorter openers than this, in characters, are everybody's. */
    withinDays: 7,
    shortest: 15,
  },
} as const;
