import metadata from 'libphonenumber-js/min/metadata';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

export type Country = CountryCode;
/** A number as it stands in the field, and the country whose habits it is read by. */
export type TypedPhone = { text: string; country: Country };
export type CountryChoice = { code: Country; name: string; dial: string };

/** Where most of our people are. */
const FALLBACK: Country = 'US';

/** The first region that the browser's languages name. */
export function homeCountry(languages: readonly string[]): Country {
  const region = languages.map((language) => new Intl.Locale(language).region).find((name) => name !== undefined);
  return region !== undefined && isSupportedCountry(region) ? region : FALLBACK;
}

/** Every country with a dial code, in the order of its name in `language`. */
export function countryChoices(language: string): CountryChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dial: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * What the field holds after an edit. It is set out while it grows, and left alone while it is taken back, so that
 * brackets and spaces can be deleted. A leading + and dial code choose the country.
 */
export function typedPhone(before: TypedPhone, text: string): TypedPhone {
  const typing = new AsYouType(before.country);
  const formatted = typing.input(text);
  const country = countryOf(typing.getCallingCode(), before.country);
  return { text: text.length > before.text.length ? formatted : text, country };
}

/** The same number under another country: its own part stays, the dial code goes. */
export function movedPhone({ text, country: before }: TypedPhone, country: Country): TypedPhone {
  const typing = new AsYouType(before);
  typing.input(text);
  const dial = typing.getCallingCode();
  const own = dial === undefined ? text : text.replaceAll(/\D/g, '').slice(dial.length);
  return { text: new AsYouType(country).input(own), country };
}

/** The number as E.164, or null while it is none. The server has the last word. */
export function e164({ text, country }: TypedPhone): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return number?.isPossible() === true ? number.number : null;
}

/** Countries that share a dial code are told apart by nobody but the person: theirs stays, else the largest. */
function countryOf(dial: string | undefined, current: Country): Country {
  if (dial === undefined || getCountryCallingCode(current) === dial) return current;
  const shared = metadata.country_calling_codes[dial] ?? [];
  return shared.find((code) => isSupportedCountry(code)) ?? current;
}
