import kept from './figures.json' with { type: 'json' };

/** The recognizer's results on lines it was not trained on; `npm run safety:statistics` writes them. */
export interface Figures {
  /** The hash of the weights that were measured. */
  weights: string;
  kinds: Readonly<Record<FigureKind, Shares>>;
}

interface Shares {
  lines: number;
  /** Shares of single lines, with the encoder. */
  full: Answered;
  /** Shares of the same lines, with the encoder, in a conversation that was harmless so far. */
  inTalk: Answered;
  /** Shares of single lines where the encoder cannot load. */
  wordsAlone: Answered;
}

interface Answered {
  card: number;
  question: number;
}

const kinds = ['grave', 'lookalike', 'everyday'] as const;
export type FigureKind = (typeof kinds)[number];

export const figures: Figures = kept;

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const names: Readonly<Record<FigureKind, string>> = {
  grave: 'Grave',
  lookalike: 'Only sounding grave',
  everyday: 'Everyday',
};

/** The figures as text, one row for each kind. */
export const figureRows = kinds.map((kind) => {
  const { full, inTalk } = figures.kinds[kind];
  return {
    name: names[kind],
    card: percent(full.card),
    either: percent(full.card + full.question),
    eitherInTalk: percent(inTalk.card + inTalk.question),
  };
});

/** Returns the number of judged lines of a kind as text: "1,200". */
export const linesOf = (kind: FigureKind): string => figures.kinds[kind].lines.toLocaleString('en-US');
