import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { cx } from '#web/ui/cx.ts';

type Done = { profile: boolean; quiz: boolean; preferences: boolean };

const steps = [
  { name: 'profile', title: 'Complete your profile', action: 'Set up', href: paths.profileSetup() },
  { name: 'quiz', title: 'Meet your inner animal', action: 'Take quiz', href: paths.quiz() },
  { name: 'preferences', title: 'Say who you hope to meet', action: 'Choose', href: paths.soulSetup() },
] as const;

/** What still stands before the first match, each one tap away; gone when nothing does. */
export function NextSteps({ done }: { done: Done }) {
  const next = steps.find((step) => !done[step.name]);
  if (!next) return null;
  const count = steps.filter((step) => done[step.name]).length;
  return (
    <section
      aria-label="Before your first match"
      className="rounded-plate border-[1.5px] border-ink bg-paper px-5 pt-4 pb-3"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Before your first match</h2>
        <span className="tabular text-xs font-semibold whitespace-nowrap text-ink-2">
          {count} of {steps.length}
        </span>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {steps.map((step) => (
          <li key={step.name} className="flex min-h-15 items-center justify-between gap-3 py-1.5">
            <span className={cx('flex items-center gap-2.5', done[step.name] && 'text-ink-2')}>
              {done[step.name] && <Check size={20} label="Done:" className="text-good" />}
              {step.title}
            </span>
            {!done[step.name] && (
              <Link
                href={step.href}
                className={`${buttonClass({ variant: step === next ? 'lime' : 'outline', size: 'sm' })} shrink-0`}
              >
                {step.action}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
