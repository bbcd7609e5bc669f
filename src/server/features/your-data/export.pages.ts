import type { Speaker } from '#content/speaker.ts';
import { dataItems, dataKinds, type DataKind } from '#content/your-data.ts';
import type { KindHeld } from '#contract/your-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import type { ArchiveFile } from './archive.ts';
import { exportedRows, linesOf, ownLinesOf, roomsOf, type ExportedLine } from './export.queries.ts';
import { held } from './register.ts';
import type { HeldTable } from './your-data.queries.ts';

const PAGE = 50;

/** The tables that get a file each. The lines of chats are in `conversations.json` instead. */
const tables = held.filter(([table, { exported }]) => exported !== '' && table !== 'room_event');

interface Exported {
  kinds: KindHeld[];
  on: Date;
  /** What speaks the person's language. */
  speaker: Speaker;
}

/** Returns the files of a person's export, without pictures and voice notes. */
export function filesOf(db: Db, userId: number, what: Exported): ArchiveFile[] {
  return [
    {
      name: 'index.html',
      pieces: async function* () {
        yield Buffer.from(indexPage(what));
      },
    },
    { name: 'conversations.json', pieces: () => listOf(conversations(db, userId)) },
    ...tables.map((one) => ({ name: fileOf(one[0]), pieces: () => listOf(rowsIn(db, userId, one)) })),
  ];
}

const fileOf = (table: string): string => `data/${table.replaceAll('_', '-')}.json`;

/** Turns pages of entries, each as JSON without its brackets, into the pieces of one JSON list. */
async function* listOf(pages: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const page of pages) {
    yield Buffer.from(before);
    yield page;
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

/**
 * Returns a page of rows as JSON outside the JavaScript heap, and empties `rows`. A remaining reference to the query's
 * result would otherwise keep all its texts until the next full collection, and memory would grow far more.
 */
function packed<T>(rows: T[], present: (row: T) => object): Buffer {
  const json = Buffer.from(rows.map((row) => JSON.stringify(present(row))).join(',\n'));
  rows.splice(0);
  return json;
}

async function* rowsIn(db: Db, userId: number, one: HeldTable): AsyncGenerator<Buffer> {
  let after: unknown;
  for (;;) {
    const rows = await exportedRows(db, one, { userId, after, most: PAGE });
    const { length } = rows;
    after = rows.at(-1)?.['export_key'];
    if (length > 0) yield packed(rows, (row) => ({ ...row, export_key: undefined }));
    if (one[1].key === undefined || length < PAGE) return;
  }
}

/** For each conversation, yields the person's own lines that they can no longer read there, then the lines they can. */
async function* conversations(db: Db, userId: number): AsyncGenerator<Buffer> {
  for (const { room_id: roomId, floor } of await roomsOf(db, userId)) {
    const until = floor ?? Number.MAX_SAFE_INTEGER;
    if (until > 0) yield* linesIn(userId, roomId, (page) => ownLinesOf(db, { ...page, until }));
    yield* linesIn(userId, roomId, (page) => linesOf(db, page));
  }
}

async function* linesIn(
  userId: number,
  roomId: string,
  read: (page: Parameters<typeof linesOf>[1]) => Promise<ExportedLine[]>,
): AsyncGenerator<Buffer> {
  let after = 0;
  for (;;) {
    const lines = await read({ userId, roomId, after, most: PAGE });
    const { length } = lines;
    after = lines.at(-1)?.seq ?? after;
    if (length > 0) {
      yield packed(lines, ({ sender_id: sender, content: text, created_at: at }) => {
        return { conversation: roomId, at, from: sender === userId ? 'you' : sender, text };
      });
    }
    if (length < PAGE) return;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the index page of the archive, which browsers can open offline. */
function indexPage({ kinds, on, speaker: { t, language, locale } }: Exported): string {
  const say = (english: string): string => escaped(spokenIn(language)(english));
  const files = (key: string): string =>
    tables
      .filter(([, { kind }]) => kind === key)
      .map(([table]) => [fileOf(table), say(dataItems[table]?.[1] ?? dataItems[table]?.[0] ?? table)] as const)
      .concat(
        key === ('chats' satisfies DataKind)
          ? [
              [
                'conversations.json',
                escaped(t('export.all-lines', 'all lines of your conversations, and yours of those you left')),
              ],
            ]
          : [],
      )
      .map(([file, name]) => `<li><a href="${file}">${name}</a></li>`)
      .join('');
  const items = (has: KindHeld['has']): string =>
    has.map(({ count, item }) => `${count?.toLocaleString(locale) ?? ''} ${say(item)}`.trim()).join(', ');
  const sections = kinds.map(
    ({ key, name, what, kept, has }) => `<section><h2>${say(name)}</h2><p>${say(what)}</p>
<p><b>${has.length === 0 ? escaped(t('export.nothing', 'Nothing')) : items(has)}</b></p><p class="kept">${say(kept)}</p>
<ul>${files(key)}</ul></section>`,
  );
  const title = escaped(t('export.your-data', 'Your {mark} data'));
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(on);
  const lede = t(
    'export.what-this-is',
    'Everything {place} held of you on {moment}, in {kinds} kinds. The files beside this page are the same for machines (JSON). Other people are in them by number only.',
    { moment, kinds: Object.keys(dataKinds).length },
  );
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.05rem/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1.25rem}
.kept{color:#555}section{border-top:1px solid #ccc;padding:.5rem 0}</style>
<h1>${title}</h1><p>${escaped(lede)}</p>
${sections.join('\n')}</html>\n`;
}
