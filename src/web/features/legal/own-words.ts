import type { LegalBlock, LegalDocument } from '#content/legal.ts';
import { withNumbersOf, withoutNumbers } from '#content/legal.words.ts';
import { spoken } from '#web/words/words.ts';

/** Returns a text in the reader's language. Numbers that were measured stand in no translation. */
function said(text: string): string {
  const whole = spoken(text);
  if (whole !== text) return whole;
  const frame = withoutNumbers(text);
  const translation = spoken(frame);
  return translation === frame ? text : withNumbersOf(text, translation);
}

function blockIn(block: LegalBlock): LegalBlock {
  if (typeof block === 'string') return said(block);
  if ('rows' in block) return { caption: said(block.caption), rows: block.rows.map((row) => row.map(said)) };
  return block.map(said);
}

/** Returns a document in the reader's language; a text that has no translation stays English. */
export function inOwnWords({ title, lede, sections }: LegalDocument): LegalDocument {
  return {
    title: said(title),
    lede: said(lede),
    sections: sections.map(({ id, title: name, body, links }) => ({
      id,
      title: said(name),
      body: body.map(blockIn),
      ...(links && { links: links.map(({ label, note, href }) => ({ label: said(label), note: said(note), href })) }),
    })),
  };
}
