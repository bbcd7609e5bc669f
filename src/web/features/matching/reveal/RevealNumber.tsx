import type { CSSProperties } from 'react';
import { rollOf } from './reveal.ts';

type RevealNumberProps = { of: number; isRolling: boolean; style: CSSProperties };

/** The score on its way: it rolls up on the sky, then travels to its place in the sheet and takes the sheet's color. */
export function RevealNumber({ of, isRolling, style }: RevealNumberProps) {
  return (
    <div aria-hidden className="reveal-number display-tight tabular" style={style}>
      {isRolling ? (
        <span className="reveal-roll">
          {rollOf(of).map(({ at, digits }) => (
            <span key={at} className="reveal-place" style={{ '--steps': digits.length - 1 } as CSSProperties}>
              {digits.map((digit, step) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list of one number never changes
                <span key={step}>{digit}</span>
              ))}
            </span>
          ))}
        </span>
      ) : (
        <>
          <span className="reveal-on-sky">{of}</span>
          <span className="reveal-on-paper">{of}</span>
        </>
      )}
    </div>
  );
}
