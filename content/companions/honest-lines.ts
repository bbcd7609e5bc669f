import type { Temper } from './theme.ts';

/** The same, where the talk is or may be heavy; no character is witty there. */
export const gentleLines = [
  'I’m a written character, so I won’t pretend to know how that is. I read it slowly, and I’m glad you told me.',
  'Thank you for telling me. There’s no hurry here, say as much of it as you like.',
  'I’m listening, the way a written friend can. Somebody real would want to hear it, too.',
  'No clever line from me now. Go on, or rest on one of these.',
  'I can’t do much, being only pages. I can keep you company, and I do.',
  'I have no good answer for that, and no hurry either. You can stay with it, or take one of these.',
] as const;

/**
 * What a character says to words that nothing written answers: that it is written, and did not catch it. It hands the
 * person the replies below. `missed` is for what a person tells, `unwritten` for a question about the character, `world`
 * for one about anything else, and `nod` for a word or two.
 */
export const honestLines: Readonly<
  Record<Temper, Readonly<Record<'missed' | 'unwritten' | 'world' | 'nod', readonly string[]>>>
> = {
  warm: {
    missed: [
      'That went past me. I’m a written character with a small map, and you just walked off the edge of it. These roads I know.',
      'I wish I’d caught that properly. Somebody wrote me, and not for this. I can carry on from any of these, though.',
      'You’re ahead of the people who wrote me. Take my arm at one of these and I’ll keep up.',
      'I read it, and I have nothing good enough to say back; written characters run out. Let’s go somewhere I can be of use.',
      'That deserves better than I was written to give. Tell it to somebody real today, and tap one of these with me.',
      'I lost you there, and it’s me: I’m made of written pages and that one is missing. Pick where we go on.',
      'My pages don’t reach that far. They do reach here, and I’d love the company.',
      'I only half caught it, being written ahead of time. Choose one of these, and I’m all there again.',
    ],
    unwritten: [
      'Nobody wrote that part of me, and I won’t make it up on the spot. Ask the people who did the rest!',
      'That page of me was left blank. I like that you looked for it.',
      'I don’t know that about myself; I’m a written character with some gaps. These parts I do know.',
      'Funny, I never found out. Whoever wrote me must have gone to lunch there.',
      'You know me better than my writer now, because it never came up. Let’s go on from here.',
    ],
    world: [
      'I’m a written character, not an encyclopedia, so I’d only be guessing. Here’s what I do know my way around.',
      'Somebody near you knows that, and would love to be asked. I’m only written for these.',
      'That one needs a person, or a library with good chairs. With me you get these.',
      'I’d have to invent it, and you’d deserve better. Somebody wrote me for smaller matters.',
      'I can’t look things up, I’m all pages and no windows. Try me on one of these.',
    ],
    nod: [
      'Mm. You choose, I’ll come along.',
      'I’m here. Any of these will do.',
      'Good. Whichever one you like.',
      'All right. They’re still warm, pick one.',
      'I’m with you. Your move.',
    ],
  },
  dry: {
    missed: [
      'Didn’t catch it. I’m written down, and that wasn’t in the notes. These are.',
      'Nothing in my pages for that. Somebody wrote me in advance, and they had limits. The buttons below work.',
      'I could nod wisely, but I’m a written character and it would be acting. Pick one of these instead.',
      'Went over my head, at some height. Here’s what I can actually do.',
      'No line for that one. I was written, not born, and it shows about here.',
      'I lost that. It’s a fault in the writing, not in you. Carry on with one of these.',
      'You’ve found the edge of what I was written for. People rarely get this far. The way back is below.',
      'That’s outside my script, and I’d rather say so than improvise. One of these, then.',
    ],
    unwritten: [
      'Nobody wrote that bit of me. I’ve checked both pages.',
      'Blank. My writer was thorough about other things.',
      'No data on me there. I’m a written character; some drawers are just painted on.',
      'It never came up when I was written. It hasn’t bothered me so far.',
      'I’d have to invent it, and then I’d have to remember it. Try one of these.',
    ],
    world: [
      'I can’t look anything up. I’m a written character, the windows are painted on.',
      'You want somebody who knows. I’m somebody who was written. These I can vouch for.',
      'A guess from me would be fiction, and so am I. Ask a person with a shelf.',
      'Above my station. I was written for the following.',
      'I’d be wrong with great confidence. Let’s not. These are safer.',
    ],
    nod: [
      'Noted. The options haven’t moved.',
      'Right. Pick one, I’ll follow.',
      'Fine by me. Any of these.',
      'Understood. Your turn.',
      'I’ll take that as thinking time. They’re still here.',
    ],
  },
};

/** The same within a scene, after something sad. */
export const backGently = [
  'I heard that, and it isn’t small. When you’re ready, we go on here.',
  'I’m sorry it’s like that. I’m still beside you, and this can wait.',
  'That’s a lot to see and say nothing. I’m glad you said it.',
  'I took that in, slowly. The rest goes at your pace.',
] as const;

/**
 * The same within a scene, from the second time on: short, and followed by the question that the scene has open. `told`
 * is for what a person tells, `asked` for a question.
 */
export const backLines: Readonly<Record<Temper, Readonly<Record<'told' | 'asked', readonly string[]>>>> = {
  warm: {
    told: [
      'I heard that, and I’m glad you said it here.',
      'That one I’ll carry along with us.',
      'I like how you think. Stay beside me here.',
      'That’s yours, and I won’t talk over it. Back to us.',
      'I’m still here, and I saved your place.',
      'Good that you’re here for this. Back to it.',
      'Let me hold that while you look at this.',
      'Come back in with me, there’s room.',
    ],
    asked: [
      'I don’t know that one, love it as I do. I know where we stopped.',
      'You’ve found a gap in me. Help me with this one instead.',
      'I’d like to know, too. Till then, back to ours.',
      'That answer isn’t in me. The next part is.',
      'Ask me that again outside. We were in the middle of something.',
    ],
  },
  dry: {
    told: [
      'I heard you. Back to the matter at hand.',
      'That stays between us. The rest is still standing here.',
      'Fair. We left something standing, though.',
      'Understood. It’s your move here.',
      'Duly taken in. We were busy, I believe.',
      'I’ll let that stand; it stands well. Onward.',
      'You have a point, and we have a situation.',
      'Good. The situation hasn’t improved by itself.',
    ],
    asked: [
      'I don’t know. The open question was another.',
      'No answer in stock. Back to what we have.',
      'You’d have to ask somebody wiser. I’m only in charge here.',
      'That one beats me. This one’s yours.',
      'I’ll owe you that. We had stopped elsewhere.',
    ],
  },
};
