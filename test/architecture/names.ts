import { expect, it } from 'vitest';
import { files, isTest, source } from './source.ts';

/** Data and generated files have no length limit. */
const isData = (name: string): boolean =>
  name.startsWith('content/') || /\/(animals|icons)\/|\/database\/tables\.ts$/.test(name);

/** The most words of a test's title. */
const MOST_WORDS = 15;

/** The most files of src/ that may declare a type of one name. A search for the name finds little else. */
const MOST_DECLARATIONS = 3;

/** Names of types that more files declare because they mean the same in each, and what they mean. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  Needs: 'the parts of the server, such as the database and the clock, that the functions or the class of a file use',
  Props: 'the properties of the one component that a file exports',
};

export function namesAndSizes(): void {
  it('No file or folder has a name that says nothing', () => {
    const vague =
      /(^|\/)(utils?|helpers?|common|misc|manager|index)\.tsx?$|\/(utils?|helpers?|common|misc|managers?)\//;
    expect(files.filter((name) => vague.test(name))).toEqual([]);
  });

  it('No file has a default export or re-exports another whole', () => {
    const sinners = [...source].filter(
      ([name, text]) =>
        !/\.config\.ts$|^e2e\/setup\.ts$|^test\/mutants\.runner\.ts$/.test(name) && /^export (default|\*)/m.test(text),
    );
    expect(sinners.map(([name]) => name)).toEqual([]);
  });

  it('Every file can be read in one sitting', () => {
    const lengths = [...source]
      .filter(([name]) => !isData(name))
      .map(([name, text]) => ({ name, lines: text.split('\n').length - 1 }))
      .toSorted((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
    const ofProduct = lengths.filter(({ name }) => !isTest(name));
    const at = (share: number): number => ofProduct[Math.floor(ofProduct.length * share)]?.lines ?? 0;
    expect(at(0.5)).toBeLessThanOrEqual(60);
    expect(at(0.95)).toBeLessThanOrEqual(180);
  });

  it('Every test title is a sentence that begins with its subject', () => {
    const title =
      /^ *(?:(?:it|test)(?:\.(?:only|skip|fails))?\(|(?:it|test)\.each[^\n]*\)\(|\][^\n]*\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1/gm;
    const hanging =
      /^(?:[a-z]|(?:Is|Are|Has|Have|Does|May|Can|Cannot|Goes?|Comes|Keeps|Stays|Shows|Says|Ends|Begins|Opens|Lets|Takes|Gives|Asks|Offers|Reaches|Refuses|Returns|Finds|Knows|Stops|Sees|Hears|Falls|Waits|Deletes|Charges|Belongs|Uses|It|Its|They|Their|Says?|Tell|Prefer|Leave|Never)\b)/;
    const tests = [...source].filter(([name]) => isTest(name)).map(([, text]) => text);
    const found = [...tests.join('\n').matchAll(title)];
    expect(found.length).toBeGreaterThan(2000);
    const titles = found.map((one) => one[2] ?? '');
    expect(titles.filter((one) => hanging.test(one))).toEqual([]);
    // A title is short, begins with its subject, and says one thing in plain words.
    const winding =
      /^(?:What|Who|Whoever|Whom|Where|Whatever|However|One’s|How|That|In|If|While|When|After|Before|On|Over|Among|Without|With|From|Of|As|At|Nothing)\b|\b(?:is|are) no\b|\bnone\b|;|: |, also /;
    const plain = titles.map((one) => one.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'value'));
    expect(plain.filter((one) => winding.test(one) || one.trim().split(/\s+/).length > MOST_WORDS)).toEqual([]);
  });

  it('Comments avoid the words “whoever”, “is told” and “so many”', () => {
    const wrong = [...source].flatMap(([name, text]) =>
      [...text.matchAll(/^\s*(?:\/\/|\/?\*).*\b(?:whoever|(?:is|are) told|so many)\b.*$/gim)].map(
        ([line]) => `${name}: ${line.trim()}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('No name of a type is declared in more than three files', () => {
    const filesOf = new Map<string, Set<string>>();
    for (const [name, text] of source) {
      if (!name.startsWith('src/')) continue;
      for (const [, type = ''] of text.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm))
        filesOf.set(type, (filesOf.get(type) ?? new Set<string>()).add(name));
    }
    const common = [...filesOf].filter(([, declaring]) => declaring.size > MOST_DECLARATIONS).map(([type]) => type);
    // A name that has become rare leaves the list.
    expect(common.toSorted()).toEqual(Object.keys(SHARED_NAMES).toSorted());
  });

  it('Only one file writes a minute, an hour or a day in milliseconds', () => {
    const length = /\b(?:60_?000|3_?600_?000|86_?400_?000)\b|\b60 \* 1000\b/;
    const ofProduct = [...source].filter(([name]) => /^(?:src|content)\//.test(name) && !isTest(name));
    const writers = ofProduct.filter(([, text]) => length.test(text)).map(([name]) => name);
    expect(writers).toEqual(['src/contract/durations.ts']);
  });

  it('A rule that reads one row more than a page leaves the cut to `pageOf`', () => {
    const byHand = [...source].filter(
      ([name, text]) =>
        /^src\/server\/.*(?<!\.queries)\.ts$/.test(name) &&
        /\b(?:limit|PAGE) \+ 1\b/.test(text) &&
        !/\bpageOf\(/.test(text),
    );
    expect(byHand.map(([name]) => name)).toEqual([]);
  });

  it('Only `isMember` decides in code whether a membership is a present one', () => {
    const deciders = [...source].filter(
      ([name, text]) => name.startsWith('src/') && !isTest(name) && /\bleft_seq [!=]==/.test(text),
    );
    expect(deciders.map(([name]) => name)).toEqual(['src/server/features/chat/members/many.ts']);
  });

  it('Only toastFailure makes a failure toast and only tellFailure tells a failed call', () => {
    const tone = /\btone(?:: |=\{?)['"]bad['"]/;
    const ofWeb = [...source].filter(([name]) => name.startsWith('src/web/') && !isTest(name));
    expect(ofWeb.filter(([, text]) => tone.test(text)).map(([name]) => name)).toEqual(['src/web/ui/toast.ts']);
    const told = ofWeb.filter(([, text]) => /\b(?:function|const) tellFailure\b/.test(text));
    expect(told.map(([name]) => name)).toEqual(['src/web/parts/failures/tellFailure.ts']);
  });

  it('Only main.ts reads environment variables', () => {
    const readers = [...source].filter(
      ([name, text]) => /process\.env/.test(text) && name.startsWith('src/') && !isTest(name),
    );
    expect(readers.map(([name]) => name)).toEqual(['src/server/main.ts']);
  });

  it('Web components name tokens and no raw colour', () => {
    const raw = /#[0-9a-f]{3,8}\b(?![^'"`\n]*\.ts)|\b(rgb|hsl|oklch)a?\(/i;
    const wrong = [...source].filter(
      ([name, text]) =>
        /^src\/web\/(features|parts|compose|frame|ui)\/.*\.tsx$/.test(name) &&
        raw.test(text.replaceAll(/'#(web|contract|content)\/[^']*'/g, '')),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('No class list breaks words in two ways, of which the weaker one would win', () => {
    const classes = /(['"`])(?:(?!\1).)*\1/g;
    const twice = [...source].flatMap(([name, text]) =>
      name.startsWith('src/web/') && name.endsWith('.tsx')
        ? [...text.matchAll(classes)]
            .filter(([list]) => /\bbreak-words\b/.test(list) && /anywhere/.test(list))
            .map(([list]) => `${name}: ${list}`)
        : [],
    );
    expect(twice).toEqual([]);
  });
}
