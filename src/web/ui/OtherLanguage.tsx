import { languages } from '#contract/languages.ts';
import { language as spoken } from '#web/words/words.ts';

/** Links to this page in the other languages, each named in its own language. The links work without JavaScript. */
export function OtherLanguage({ search = '', className }: { search?: string; className?: string }) {
  return Object.entries(languages).map(([language, name]) => {
    const query = new URLSearchParams(search);
    query.set('language', language);
    return language === spoken ? null : (
      <a key={language} href={`?${query}`} lang={language} hrefLang={language} className={className}>
        {name}
      </a>
    );
  });
}
