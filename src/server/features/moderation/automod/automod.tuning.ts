/** The numbers for the automatic judgement of reports and messages. */
export const tuning = {
  reporters: {
    /** The reports of an account younger than this, in days, have the weight `newWeight`. */
    newDays: 7,
    newWeight: 0.25,
    /** The ages of an account, in days, at each of which its reports gain one point. */
    ageSteps: [7, 30, 180, 365],
    /** Discourse's accuracy bonus: 0 up to this number of judged reports, then by the distance from `accuracyAxis`. */
    judgedForBonus: 5,
    accuracyAxis: 0.7,
    accuracyFactor: 5,
    /** The lowest weight of an established reporter, so that a few errors do not silence them. */
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
    /** Notices hide nothing if their sender had at least `wrong` wrong ones in `recordDays`, and fewer right ones. */
    recordDays: 180,
    wrong: 2,
    /** The most things of one person that unread notices hide; further ones wait for a moderator. */
    things: 5,
    /** How many days after the answer the signature and the contact are kept. */
    namesDays: 365,
  },
  messages: {
    /** A member younger than this, in days, sends no links, pictures or voice notes, and starts few chats a day. */
    newDays: 7,
    newConversationsADay: 10,
    /** How many people may get the same opener at once; after them, the wait in seconds doubles each time. */
    sameOpeners: 3,
    firstWaitSeconds: 600,
    longestWaitSeconds: 86_400,
    /** The days in which openers are counted. Those with fewer than `shortest` characters are too common to count. */
    withinDays: 7,
    shortest: 15,
  },
} as const;
