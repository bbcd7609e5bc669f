import { dataItems, dataKinds, type DataKind } from '#content/your-data.ts';
import type { KindHeld } from '#contract/your-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ArchiveFile } from './archive.ts';
import { exportedRows, linesOf, ownLinesOf, roomsOf, type ExportedLine } from './export.queries.ts';
import { held } from './register.ts';
import type { HeldTable } from './your-data.queries.ts';

const PAGE = 50;

/** The tables that get a file each. The lines of chats are in `conversations.json` instead. */
const tables = held.filter(([table, { exported }]) => exported !== '' && table !== 'room_event');

/** Returns the files of a person's export, without pictures and voice notes. */
export function filesOf(db: Db, userId: number, { kinds, on }: { kinds: KindHeld[]; on: Date }): ArchiveFile[] {
  return [
    {
      name: 'index.html',
      pieces: async function* () {
        yield Buffer.from(indexPage(kinds, on));
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
function indexPage(kinds: KindHeld[], on: Date): string {
  const files = (key: string): string =>
    tables
      .filter(([, { kind }]) => kind === key)
      .map(([table]) => [fileOf(table), dataItems[table]?.[1] ?? dataItems[table]?.[0] ?? table] as const)
      .concat(
        key === ('chats' satisfies DataKind)
          ? [['conversations.json', 'all lines of your conversations, and yours of those you left']]
          : [],
      )
      .map(([file, name]) => `<li><a href="${file}">${escaped(name)}</a></li>`)
      .join('');
  const sections = kinds.map(
    ({ key, name, what, kept, has }) => `<section><h2>${escaped(name)}</h2><p>${escaped(what)}</p>
<p><b>${escaped(has.length === 0 ? 'Nothing' : has.map(({ count, item }) => `${count?.toLocaleString('en-US') ?? ''} ${item}`.trim()).join(', '))}</b></p><p class="kept">${escaped(kept)}</p>
<ul>${files(key)}</ul></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your wildin data</title><style>body{font:1.05rem/1.5 system-ui;max-width:42rem;margin:2rem auto;padding:0 1.25rem}
.kept{color:#555}section{border-top:1px solid #ccc;padding:.5rem 0}</style>
<h1>Your wildin data</h1><p>Everything Wildin held of you on ${escaped(on.toUTCString())}, in ${Object.keys(dataKinds).length} kinds. The
files beside this page are the same for machines (JSON). Other people are in them by number only.</p>
${sections.join('\n')}</html>\n`;
}
