import type { Tone } from '#content/wyn-openers.ts';
import { markOf } from '#contract/wyn.used.ts';
import { factsOf } from './facts.ts';
import { interestsIn, strangerIn } from './mentions.ts';
import { findOpener, inside, type FoundOpener } from './openers.ts';
import { quoted } from './quotes.ts';
import { hasSign, recognise } from './recognise.ts';
import type { Reply, WynScene } from './scene.ts';
import { isNearly, wordsOf } from './sent.ts';

/** How the text asks for an opener: for a first opener, for another one, or for one in another tone. */
export type OpenerRequest = 'asked' | 'another' | 'changed';

const OPENER_TALK = ['opener', 'another', 'more', 'weirder', 'softer', 'yes'] as const;

/** Returns an opener for the match in question, or for anybody without a match, with a few words to introduce it. */
export function handOver(scene: WynScene, way: OpenerRequest): Reply {
  const { memory, knowledge: me, match, speech } = scene;
  const mentioned = interestsIn(scene.message, speech);
  const tone = toneOf(scene);
  const about = mentioned.length > 0 ? mentioned : (match?.shared ?? []);
  const isSent = sentBefore(scene);
  const found = findOpener({ tone, match, about, me, speech, isSent }, memory);
  if (found.text === undefined) {
    const text = memory.line(speech.words.waiting.drawerEmpty, factsOf(scene));
    return { text, opener: null, from: memory.sources };
  }
  const lead = leadFor(scene, { way, tone, found, about: mentioned[0] && speech.spoken(mentioned[0].name) });
  memory.name(...found.from);
  return {
    from: memory.sources,
    text: `${lead}\n\n${quoted(found.text, speech.tongue)}`,
    opener: { text: found.text, name: match?.name ?? null, chatRoomId: match?.chatRoomId ?? null },
  };
}

/**
 * Returns whether an opener was sent in the chat of the match in question: by what the person sent there, if Wyn may
 * read it, and by the marks of the openers that they put there.
 */
export function sentBefore({
  chats,
  used,
  match,
}: Pick<WynScene, 'chats' | 'used' | 'match'>): (text: string) => boolean {
  const marks = new Set(used);
  const sent = (chats?.sent ?? []).map(wordsOf);
  return (text) =>
    match !== undefined &&
    (marks.has(markOf(match.chatRoomId, text)) || sent.some((words) => isNearly(words, wordsOf(text))));
}

/** Returns the tone that the text asks for, else the tone of the request that the text continues, else `plain`. */
function toneOf({ message, history, language }: WynScene): Tone {
  const asked = [
    message,
    ...history
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .toReversed(),
  ];
  for (const text of asked) {
    const intent = recognise(text, language);
    if (!OPENER_TALK.some((one) => one === intent)) break;
    if (intent === 'softer' || (intent !== 'weirder' && hasSign('softer', text))) return 'soft';
    if (intent === 'weirder' || hasSign('weirder', text)) return 'weird';
    // A new request without a tone does not inherit an older one.
    if (intent === 'opener') break;
  }
  return 'plain';
}

function leadFor(
  scene: WynScene,
  { way, tone, found, about }: { way: OpenerRequest; tone: Tone; found: FoundOpener; about: string | undefined },
): string {
  const { memory, match, speech } = scene;
  const { openerLeads } = speech.words;
  const stranger = strangerIn(scene);
  const facts = { ...factsOf(scene), asked: stranger, about: about && inside(about) };
  if (found.isRepeated) return memory.line(openerLeads.spent, facts);
  if (way === 'another') return memory.line(openerLeads.another, facts);
  if (way === 'changed' && tone !== 'plain') return memory.line(openerLeads[tone], facts);
  if (match === undefined && about !== undefined) return memory.line(openerLeads.about, facts);
  if (match === undefined) return memory.line(openerLeads.anyone, facts);
  if (stranger !== undefined) return memory.line(openerLeads.unknown, facts);
  return memory.line(openerLeads.withMatch, facts);
}
