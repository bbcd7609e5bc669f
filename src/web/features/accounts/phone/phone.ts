import metadata from 'libphonenumber-js/min/metadata';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { asTyped } from '#contract/accounts.typed.ts';

export type Country = CountryCode;
/** The text of the field, and the country whose format applies. */
export type TypedPhone = { text: string; country: Country };
export type CountryChoice = { code: Country; name: string; dial: string };

/** The country when the browser's languages name no supported region. */
const FALLBACK: Country = 'US';

/** Returns the first region in the browser's languages; FALLBACK when there is none or it is not supported. */
export function homeCountry(languages: readonly string[]): Country {
  const region = languages.map((language) => new Intl.Locale(language).region).find((name) => name !== undefined);
  return region !== undefined && isSupportedCountry(region) ? region : FALLBACK;
}

/** Returns every country with a dial code, sorted by its name in `language`. */
export function countryChoices(language: string): CountryChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dial: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/**
 * Returns the field's content after an edit. A growing number is formatted, a shrinking one is left alone, so that
 * brackets and spaces can be deleted. A leading + and dial code choose the country.
 */
export function typedPhone(before: TypedPhone, given: string): TypedPhone {
  const read = asTyped(given);
  // What is pasted over another number can be shorter, and bring invisible signs along.
  const text = read === given.trim() ? given : read;
  const typing = new AsYouType(before.country);
  const formatted = typing.input(text);
  const country = countryOf(typing.getCallingCode(), before.country);
  return { text: text.length > before.text.length ? formatted : text, country };
}

/** Moves a number to another country: its national part stays, the dial code goes. */
export function movedPhone({ text, country: before }: TypedPhone, country: Country): TypedPhone {
  const typing = new AsYouType(before);
  typing.input(text);
  const dial = typing.getCallingCode();
  const own = dial === undefined ? text : text.replaceAll(/\D/g, '').slice(dial.length);
  return { text: new AsYouType(country).input(own), country };
}

/** Returns the number as E.164; null unless its length is possible in its country. The server checks the rest. */
export function e164({ text, country }: TypedPhone): string | null {
  const number = parsePhoneNumberFromString(asTyped(text), { defaultCountry: country, extract: false });
  return number?.isPossible() === true ? number.number : null;
}

/**
 * Returns the country of a dial code: the chosen country if it has this code, else the main country of the code.
 * Without a dial code, the chosen country stays.
 */
function countryOf(dial: string | undefined, current: Country): Country {
  if (dial === undefined || getCountryCallingCode(current) === dial) return current;
  const shared = metadata.country_calling_codes[dial] ?? [];
  return shared.find((code) => isSupportedCountry(code)) ?? current;
}
