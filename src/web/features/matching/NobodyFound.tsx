import { useState } from 'react';
import { Link } from 'wouter';
import type { EmptyResult } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { filterNames, narrowWords, radiusWords } from './match.words.ts';
import { widenRadius } from './matching.data.ts';
import { SkyFrame } from './SkyFrame.tsx';

type NobodyFoundProps = { seed: string; empty: EmptyResult | null; onAgain: () => void };

/** Nobody today: why, as far as the counts tell, and the one step that would help. Nothing is widened without a tap. */
export function NobodyFound({ seed, empty, onAgain }: NobodyFoundProps) {
  const [isSaving, setSaving] = useState(false);
  const widen = empty?.widen ?? null;
  const saveAndSearch = async () => {
    if (!widen) return;
    setSaving(true);
    try {
      await widenRadius(widen.locationRadius);
      onAgain();
    } catch {
      setSaving(false);
      toast({ title: 'Error saving preferences', description: 'Failed to save preferences', tone: 'bad' });
    }
  };
  return (
    <SkyFrame seed={seed} isWhole>
      <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 px-6 pb-16">
        <div>
          <PageHeading className="text-4xl tracking-[-0.04em] text-balance">everyone's hiding apparently</PageHeading>
          <p className="mt-3 text-lg text-ink-2">{whyText(empty)}</p>
        </div>
        <div className="flex flex-col gap-3">
          {widen && (
            <Button variant="lime" size="lg" full pending={isSaving} onClick={() => void saveAndSearch()}>
              {radiusWords[widen.locationRadius].wider}
            </Button>
          )}
          <Button variant={widen ? 'outline' : 'lime'} size="lg" full disabled={isSaving} onClick={onAgain}>
            Find New Match
          </Button>
          <Link href={paths.soulSetup()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
            Adjust Soul Preferences
          </Link>
        </div>
        <p className="text-sm text-ink-2">This search cost you nothing: only a match takes one of the day’s three.</p>
      </div>
    </SkyFrame>
  );
}

function whyText(empty: EmptyResult | null): string {
  const narrow = empty?.narrowest;
  const count = empty?.counts.find(({ filter }) => filter === narrow)?.wouldFit ?? 0;
  if (!narrow) return 'No filter of yours is to blame: there is nobody new yet. People join every day.';
  return `${filterNames[narrow]}. ${narrowWords(narrow, count)}`;
}
