import { placeKeys, placeValues, type PlaceKey, type PlaceValues } from '#contract/place.ts';
import type { SettingName } from '#server/config.ts';

/** One setting of the place. */
interface PlaceSetting<K extends PlaceKey> {
  default: PlaceValues[K];
  /** The environment variable that decides instead of the operator; null if only the operator decides. */
  environment: SettingName | null;
}

/** Every setting of the place that the operator can change while the server runs. */
export const placeSettings: { readonly [K in PlaceKey]: PlaceSetting<K> } = {
  name: { default: 'Wildin', environment: 'PLACE_NAME' },
  contact: { default: null, environment: 'LEGAL_CONTACT' },
  joining: { default: 'open', environment: 'JOINING' },
  word: { default: null, environment: null },
  posts: { default: true, environment: 'PARTS_OFF' },
  groups: { default: true, environment: 'PARTS_OFF' },
  clouds: { default: true, environment: 'PARTS_OFF' },
  premium: { default: true, environment: 'PARTS_OFF' },
  companions: { default: true, environment: 'PARTS_OFF' },
  gifts: { default: true, environment: 'PARTS_OFF' },
  groupMembers: { default: 100, environment: 'GROUP_MEMBERS' },
  mediaDaily: { default: 100, environment: 'MEDIA_DAILY' },
  modelDaily: { default: 60, environment: 'LLM_DAILY_MESSAGES' },
};

/** The value that the operator gave a setting, as the database has it. */
export interface StoredSetting {
  key: string;
  value: unknown;
}

/**
 * Returns the value of every setting: what the environment says, else what the operator said, else the default. A row
 * that a newer or older version wrote, and this one does not understand, counts as none.
 */
export function resolve(given: Partial<PlaceValues>, stored: readonly StoredSetting[]): PlaceValues {
  const entries = placeKeys.map((key) => {
    if (given[key] !== undefined) return [key, given[key]];
    const row = stored.find((one) => one.key === key);
    const parsed = row === undefined ? undefined : placeValues[key].safeParse(row.value);
    return [key, parsed?.success === true ? parsed.data : placeSettings[key].default];
  });
  return Object.fromEntries(entries) as PlaceValues;
}
