import { MESSAGE_MAX } from '#contract/chat.ts';
import { sentencesOf } from '#companions/hear.ts';

/**
 * Returns a model's answer as one plain message: no markdown, no links, no leading name, and as many whole sentences as
 * fit into a message. Returns '' when nothing is left.
 */
export function tidied(text: string, name: string): string {
  const first = name.split(' ')[0] ?? name;
  const plain = text
    .normalize('NFC')
    .replaceAll(/```[\s\S]*?(?:```|$)/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*•]|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*[^*\n]{1,80}\*(?![\w*])/g, '')
    .replaceAll(/<\/?[a-z_][^>]{0,60}>/gi, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, (marks) =>
      /[\n\t]/.test(marks) ? ' ' : marks.includes('\u200d') ? marks : '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const named = new RegExp(`^(?:${escaped(name)}|${escaped(first)})\\s*:\\s*`, 'i');
  return shortened(unquoted(plain.replace(named, '')));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const unquoted = (text: string): string => text.replace(/^["“](.*)["”]$/s, '$1').trim();

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= MESSAGE_MAX) return text;
  let short = '';
  for (const sentence of sentencesOf(text)) {
    const longer = short === '' ? sentence : `${short} ${sentence}`;
    if ([...longer].length > MESSAGE_MAX) break;
    short = longer;
  }
  return short === ''
    ? `${letters
        .slice(0, MESSAGE_MAX - 1)
        .join('')
        .trimEnd()}…`
    : short;
}
