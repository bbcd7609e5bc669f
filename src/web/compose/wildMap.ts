import { WildMapBand, WildMapNight, WildMapWords } from '#web/features/wild-maps/WildMapBand.tsx';
import { WildMapSection } from '#web/features/wild-maps/WildMapSection.tsx';

/** The parts of a wild map for a profile. */
export const wildMap = { Whole: WildMapSection, Band: WildMapBand, Night: WildMapNight, Words: WildMapWords };
