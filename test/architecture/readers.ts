import { expect, it } from 'vitest';
import { isTest, resolve, source } from './source.ts';
import { functionsIn } from './statements.ts';

const FEATURES = 'src/server/features/';
/** The conditions of features/visibility on who sees whom, and what they made. */
const CONDITION = /\b(?:isVisible|isVisibleButBlocked|isDiscoverable|isReadable|isMeantFor)\(/;
/** The file that defines them. */
const HOME = `${FEATURES}visibility/visibility.queries.ts`;

/** Readers that property tests compare through a function that calls them, by file and function, with that function. */
const THROUGH: Record<string, string> = {
  'chat/list/list.queries.ts isCalled': 'chat/list/list.ts pageOfChats',
  'clouds/clouds.queries.ts aroundClouds': 'clouds/clouds.ts recommend',
  'clouds/clouds.queries.ts isOpenTo': 'clouds/clouds.ts recommend',
  'clouds/shown.queries.ts cloudsAt': 'clouds/clouds.ts cloudsFor',
  'digest/digest.queries.ts standing': 'digest/digest.ts activityPage',
  'people/people.queries.ts peopleBlockedBy': 'people/people.ts cardsBlockedBy',
  'people/people.queries.ts peopleByIds': 'people/people.ts cardsFor',
  'people/people.queries.ts personByHandle': 'people/people.ts memberByHandle',
  'people/directory.queries.ts beginner': 'people/directory.ts directoryPage',
  'people/directory.queries.ts lookAt': 'people/directory.queries.ts idsInDirectory',
  'posts/comments.queries.ts countComments': 'posts/present.ts postFor',
  'posts/comments.queries.ts commentsUnder': 'posts/comments.ts commentsPage',
  'posts/likes.queries.ts likedPosts': 'posts/posts.ts likedPage',
  'posts/news.queries.ts newPackPosts': 'posts/posts.ts countNew',
  'posts/news.queries.ts newPublicPosts': 'posts/posts.ts countNew',
  'posts/posts.queries.ts challengePosts': 'posts/posts.ts challengePage',
  'posts/posts.queries.ts postById': 'posts/present.ts postFor',
  'posts/posts.queries.ts postsByIds': 'saved/saved.ts savedPage',
  'posts/posts.queries.ts postsOf': 'posts/posts.ts pageBy',
  'posts/posts.queries.ts publicPosts': 'posts/posts.ts feedPage',
  'posts/writing.queries.ts holdPost': 'posts/comments.ts addComment',
  'trending/preview.queries.ts lastLines': 'trending/preview.ts previewOf',
  'trending/preview.queries.ts peopleHere': 'trending/preview.ts previewOf',
  'trending/trending.queries.ts hallsFor': 'trending/trending.ts trendingFor',
};

/** A declaration at the top of a file, as the file's path below the features and the name there. */
type DeclarationPath = string;
const NAMED = /^(?:import|export) \{([^}]*)\} from '([^']+)';/gm;

interface File {
  bodies: Map<string, string>;
  /** The names that the file imports or passes on, with what they stand for. */
  foreign: Map<string, { file: string; name: string }>;
}

const files = new Map(
  [...source].filter(([path]) => path.startsWith('src/server/')).map(([path, code]) => [path, fileOf(path, code)]),
);

function fileOf(path: string, code: string): File {
  const foreign: File['foreign'] = new Map();
  for (const [, names = '', specifier = ''] of code.matchAll(NAMED)) {
    for (const part of names.split(',')) {
      const [name = '', local = name] = part.trim().split(' as ');
      if (name !== '' && !name.startsWith('type ')) foreign.set(local, { file: resolve(path, specifier), name });
    }
  }
  return { bodies: new Map(functionsIn(code).map(({ name, body }) => [name, body])), foreign };
}

/** Returns what a name in a file stands for, if it is declared by a feature. */
function placeOf(path: string, name: string): DeclarationPath | undefined {
  const file = files.get(path);
  if (file?.bodies.has(name) === true)
    return path.startsWith(FEATURES) ? `${path.slice(FEATURES.length)} ${name}` : undefined;
  const from = file?.foreign.get(name);
  return from === undefined ? undefined : placeOf(from.file, from.name);
}

/** Returns what the declaration at a place names. */
function namedAt(place: DeclarationPath): DeclarationPath[] {
  const [path = '', own = ''] = place.split(' ');
  const words = new Set(
    files
      .get(FEATURES + path)
      ?.bodies.get(own)
      ?.match(/\b[A-Za-z]\w+\b/g),
  );
  words.delete(own);
  return [...words].flatMap((word) => placeOf(FEATURES + path, word) ?? []);
}

/** Returns whether calls lead from one place to another. */
function leads(from: DeclarationPath, to: DeclarationPath): boolean {
  const found = new Set([from]);
  for (const place of found) for (const next of namedAt(place)) found.add(next);
  return found.has(to);
}

const readers = [...files]
  .filter(([path]) => path.startsWith(FEATURES) && /\.(?:queries|statements)\.ts$/.test(path) && path !== HOME)
  .flatMap(([path, { bodies }]) =>
    [...bodies].map(([name, body]) => ({ place: `${path.slice(FEATURES.length)} ${name}`, body })),
  )
  .filter(({ body }) => CONDITION.test(body))
  .map(({ place }) => place);
/** What the tests that draw graphs of people import. */
const compared = new Set(
  [...files]
    .filter(([path, { foreign }]) => isTest(path) && foreign.has('PeopleGraph'))
    .flatMap(([path, { foreign }]) => [...foreign.keys()].flatMap((name) => placeOf(path, name) ?? [])),
);

/** The rules hold that a reader is imported; whether a comparison would notice a fault in it, only a broken reader shows. */
export function readerRules(): void {
  it('The search for readers finds them and the property tests', () => {
    expect(readers.length).toBeGreaterThan(40);
    expect(readers).toContain('chat/members/members.queries.ts membersOf');
    expect(compared).toContain('visibility/follows.queries.ts followersOf');
  });

  it('Every reader is compared in a property test, directly or through a listed function', () => {
    const indirect = readers.filter((place) => !compared.has(place));
    expect(indirect.toSorted()).toEqual(Object.keys(THROUGH).toSorted());
  });

  it('A reader is called by the function that is compared in its place', () => {
    const wrong = Object.entries(THROUGH).filter(([reader, caller]) => !compared.has(caller) || !leads(caller, reader));
    expect(wrong).toEqual([]);
  });
}
