import type { CloudLabel } from '#content/clouds.ts';
import type { CloudTypeId, CloudVibe } from '#contract/clouds.ts';
import { Balloon } from '#web/ui/icons/Balloon.ts';
import { Binoculars } from '#web/ui/icons/Binoculars.ts';
import { BookOpenText } from '#web/ui/icons/BookOpenText.ts';
import { Coffee } from '#web/ui/icons/Coffee.ts';
import { Compass } from '#web/ui/icons/Compass.ts';
import { DiceFive } from '#web/ui/icons/DiceFive.ts';
import { DiscoBall } from '#web/ui/icons/DiscoBall.ts';
import { Fire } from '#web/ui/icons/Fire.ts';
import { GameController } from '#web/ui/icons/GameController.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { MicrophoneStage } from '#web/ui/icons/MicrophoneStage.ts';
import { MusicNotes } from '#web/ui/icons/MusicNotes.ts';
import { PaintBrush } from '#web/ui/icons/PaintBrush.ts';
import { Palette } from '#web/ui/icons/Palette.ts';
import { SmileyWink } from '#web/ui/icons/SmileyWink.ts';
import { Sunglasses } from '#web/ui/icons/Sunglasses.ts';
import { TeaBag } from '#web/ui/icons/TeaBag.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';
import { Waves } from '#web/ui/icons/Waves.ts';

export const vibeIcons: Readonly<Record<CloudVibe, Icon>> = {
  playful: Balloon,
  supportive: Coffee,
  adventurous: Compass,
  creative: Palette,
  surprise: DiceFive,
};

export const typeIcons: Readonly<Record<CloudTypeId, Icon>> = {
  'share-memes': SmileyWink,
  'swap-tunes': MusicNotes,
  'play-games': GameController,
  'bust-moves': DiscoBall,
  'throw-shade': Sunglasses,
  'spill-tea': TeaBag,
  'chase-trends': TrendUp,
  'tell-stories': BookOpenText,
  'sketch-art': PaintBrush,
  'sing-songs': MicrophoneStage,
};

export const labelIcons: Readonly<Record<CloudLabel, Icon>> = {
  'Perfect Chaos': Fire,
  'Great Vibe': Waves,
  'Worth Exploring': Binoculars,
};
