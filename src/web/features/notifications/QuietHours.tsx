import type { NotificationSettings } from '#contract/notifications.ts';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';

type QuietHoursProps = {
  settings: NotificationSettings;
  save: (patch: Partial<NotificationSettings>) => void;
  zone: string;
};

/** The switch and the times of the person's quiet hours, in their time zone. */
export function QuietHours({ settings, save, zone }: QuietHoursProps) {
  const { quietHoursEnabled: isOn, quietHoursStart, quietHoursEnd } = settings;
  return (
    <>
      <Switch
        label={t('notifications.quiet-hours', 'Quiet hours')}
        note={t(
          'notifications.nothing-rings-and-nothing-pops',
          'Nothing rings and nothing pops up. Messages wait for you in Chats.',
        )}
        checked={isOn}
        onChange={(quietHoursEnabled) => save({ quietHoursEnabled })}
      />
      <div className="flex flex-wrap gap-4 pt-2 pb-1">
        <Time
          label={t('notifications.from', 'From')}
          value={quietHoursStart}
          isOff={!isOn}
          onChange={(time) => save({ quietHoursStart: time })}
        />
        <Time
          label={t('notifications.until', 'Until')}
          value={quietHoursEnd}
          isOff={!isOn}
          onChange={(time) => save({ quietHoursEnd: time })}
        />
      </div>
      <p className="pt-1 text-sm text-ink-2">
        {isOn && quietHoursStart === quietHoursEnd
          ? t('notifications.from-and-until-are-the', 'From and until are the same, so no hour is quiet.')
          : t('notifications.by-the-clock-in', 'By the clock in {replaceAll}.', {
              replaceAll: zone.replaceAll('_', ' ').replaceAll('/', ' / '),
            })}
      </p>
    </>
  );
}

type TimeProps = { label: string; value: string; isOff: boolean; onChange: (time: string) => void };

function Time({ label, value, isOff, onChange }: TimeProps) {
  return (
    <label className="flex max-w-48 grow basis-36 flex-col gap-1.5 text-sm font-semibold">
      {label}
      <input
        type="time"
        required
        value={value}
        disabled={isOff}
        // The value of a half-typed time is empty, so it is not saved.
        onChange={({ target }) => target.value !== '' && onChange(target.value.slice(0, 5))}
        className="tabular min-h-12 w-full rounded-control border-[1.5px] border-edge bg-transparent px-3 text-base font-normal text-ink disabled:opacity-55"
      />
    </label>
  );
}
