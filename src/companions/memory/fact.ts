/** A fact a companion keeps. `about` names the subject: a newer note replaces an older one of the same subject. */
export interface Fact {
  about: string;
  /** The sentence the person reads: "Your cat is called Miso". */
  note: string;
  /** The message that the fact came from, as an index into the messages that were read. */
  line: number;
}

export interface Learned {
  facts: Fact[];
  /** Subjects that ended or were taken back; their notes are deleted. "pet:dog" means every dog. */
  over: string[];
}

export interface When {
  now: Date;
  timeZone: string;
}

export interface MemoryNote {
  about: string;
  note: string;
  notedAt: Date;
  /** The person's line that the note came from; null if there is none. */
  line: string | null;
}
