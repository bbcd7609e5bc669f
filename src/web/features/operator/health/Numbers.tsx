import type { ReactNode } from 'react';
import type { Health, Line } from '#contract/operator.health.ts';
import { clock } from '#web/platform/ago.ts';
import { t } from '#web/words/words.ts';
import { LinePlot } from './LinePlot.tsx';
import { number } from './health.words.ts';

/** An event loop that is later than this keeps people waiting. */
const LATE_MS = 100;
const MB = 1e6;

/** Event loop, memory and connections, now and in the last hour. */
export function Numbers({ health: { loop, memory, connections } }: { health: Health }) {
  return (
    <div className="grid grid-cols-1 gap-x-9 gap-y-6 py-4 md:grid-cols-3">
      <Figure
        title={t('health.event-loop', 'Event loop')}
        value={number(loop.now)}
        unit={t('health.ms-late', 'ms late, p99')}
        note={worst(loop)}
        isBad={loop.now > LATE_MS}
      >
        <LinePlot values={valuesOf(loop)} limit={LATE_MS} />
      </Figure>
      <Figure
        title={t('health.memory', 'Memory')}
        value={number(Math.round(memory.now / MB))}
        unit={t('health.mb-of', 'MB of {limit}', { limit: number(Math.round(memory.limit / MB)) })}
        note={t('health.most', 'last hour, most {most}', { most: number(Math.round(most(memory) / MB)) })}
        isBad={memory.now > memory.limit * 0.9}
      >
        <LinePlot values={valuesOf(memory)} isZoomed />
      </Figure>
      <Figure
        title={t('health.connections', 'Connections')}
        value={number(connections.now)}
        unit={t('health.open-asks', 'open, {asks} asks/s', { asks: number(connections.asksASecond) })}
        note={t('health.most', 'last hour, most {most}', { most: number(most(connections)) })}
      >
        <LinePlot values={valuesOf(connections)} />
      </Figure>
    </div>
  );
}

const valuesOf = ({ minutes, now }: Line): number[] => [...minutes.map(({ value }) => value), now];
const most = (line: Line): number => Math.max(...valuesOf(line));

function worst({ minutes, now }: Line): string {
  const [top] = minutes.toSorted((one, other) => other.value - one.value);
  if (top === undefined || top.value <= Math.max(now, LATE_MS / 2)) return t('health.steady', 'last hour, steady');
  return t('health.worst-at', 'last hour, worst {value} at {time}', { value: number(top.value), time: clock(top.at) });
}

type FigureProps = {
  title: string;
  value: string;
  unit: string;
  note: string;
  isBad?: boolean;
  children: ReactNode;
};

function Figure({ title, value, unit, note, isBad = false, children }: FigureProps) {
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 text-sm text-ink-2">
        <strong className={isBad ? 'display text-2xl text-coral-ink' : 'display text-2xl text-ink'}>{value}</strong>{' '}
        {unit}
      </p>
      {children}
      <p className="mt-1.5 text-xs text-ink-3">{note}</p>
    </section>
  );
}
