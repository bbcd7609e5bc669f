import { soundTypes, type SoundType } from '#contract/notifications.ts';
import { preview } from '#web/platform/sound/sounds.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Play } from '#web/ui/icons/Play.ts';
import { Select } from '#web/ui/Select.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';

type KindSettingProps = {
  label: string;
  note: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** The sound of this kind; undefined for a kind without a sound of its own. */
  sound?: SoundType | undefined;
  onSound?: ((sound: SoundType) => void) | undefined;
};

const names: Readonly<Record<SoundType, string>> = {
  default: t('notifications.two-notes', 'Two notes'),
  cosmic: t('notifications.cosmic', 'Cosmic'),
  chime: t('notifications.chime', 'Chime'),
  drop: t('notifications.drop', 'Drop'),
  chirp: t('notifications.chirp', 'Chirp'),
  none: t('notifications.no-sound', 'No sound'),
};

/** The switch of one kind of notification, and the choice of its sound. */
export function KindSetting({ label, note, isOn, onSwitch, sound, onSound }: KindSettingProps) {
  return (
    <div className="border-b border-line py-1 last:border-b-0">
      <Switch label={label} note={note} checked={isOn} onChange={onSwitch} />
      {sound !== undefined && (
        <div className="flex items-center gap-1 pb-3">
          <Select
            aria-label={t('notifications.sound-of', 'Sound of {label}', { label: label.toLowerCase() })}
            value={sound}
            disabled={!isOn}
            onChange={({ target }) => {
              const chosen = soundTypes.find((type) => type === target.value);
              if (chosen === undefined) return;
              onSound?.(chosen);
              preview(chosen);
            }}
          >
            {soundTypes.map((type) => (
              <option key={type} value={type}>
                {names[type]}
              </option>
            ))}
          </Select>
          <IconButton
            icon={Play}
            label={t('notifications.play-the-sound-of', 'Play the sound of {label}', { label: label.toLowerCase() })}
            disabled={!isOn || sound === 'none'}
            onClick={() => preview(sound)}
            size={22}
          />
        </div>
      )}
    </div>
  );
}
