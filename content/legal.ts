import { policies } from './policy.ts';
import { helpCards } from './safety/cards.ts';
import { figureRows, linesOf } from './safety/figures.ts';

// The last policy, `none`, says that a thing breaks no rule.
const { none: _none, ...broken } = policies;
const rules = Object.values(broken);

/**
 * The version of the terms and promises below, which every consent records. The texts describe the product as it is
 * built. A change of what is stored, shown or sent changes the texts and the version.
 */
export const legalVersion = '2026-11-30';

/** A table; its first row names the columns, and the first cell of a row names the row. */
export interface LegalTable {
  caption: string;
  rows: readonly (readonly string[])[];
}

/** A paragraph, a list of points, or a table. */
export type LegalBlock = string | readonly string[] | LegalTable;

export interface LegalSection {
  /** The section's id in an address. */
  id: string;
  title: string;
  body: readonly LegalBlock[];
  /** Links to people who can help. */
  links?: readonly { label: string; note: string; href: string }[];
}

export interface LegalDocument {
  title: string;
  lede: string;
  sections: readonly LegalSection[];
}

export const terms: LegalDocument = {
  title: 'Terms',
  lede: 'What you can expect of Wildin, and what everybody here expects of you.',
  sections: [
    {
      id: 'who-runs-it',
      title: 'Who runs this place',
      body: [
        'Wildin is software that anybody can run on a server of their own. Whoever runs the one you are on, its operator, decides who may be here, is responsible for what it keeps, and is whom you agree these terms with.',
        'You know the operator as whoever gave you this address. Where these pages say "ask the operator", that is the person or group meant.',
      ],
    },
    {
      id: 'who-may-join',
      title: 'Who may join',
      body: [
        'Adults only: you must be 18 or older. You confirm it when you sign up, and we check it against your birthday wherever that is set. In some places the law wants more: there you are hidden, and cannot write, until a check service or the operator has confirmed it. Nobody under 18 is ever shown or matched.',
        'One person, one account, and it is yours alone. Give a birthday, a gender and a ZIP code that are true: other people are matched with you because of them.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      body: [
        'Keep your password to yourself and pick one that you use nowhere else. The Account page lists every place where you are signed in and ends any of them at once.',
        'Your Wildin ID can change once a year. One that you gave up stays reserved for 180 days, so that nobody can pose as you. Your birthday can be corrected once, your gender is fixed once it is set, and your ZIP code can change twice in 30 days, so that nobody uses matching as a ruler.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your words stay yours',
      body: [
        'What you write and upload belongs to you. You allow the operator to store it and to show it to the people whom you chose it for, and to nobody else. That permission ends when it is deleted.',
        'Post and send only what you have the right to share.',
      ],
    },
    {
      id: 'community-rules',
      title: 'How we treat each other',
      body: [
        'Wild does not mean cruel. These rules hold everywhere, in public and in private:',
        rules.map(({ number, title }) => `${number} ${title}`),
        'A moderator can hide what breaks a rule, warn you, pause your writing for 1, 7 or 30 days, or suspend your account. You read what was decided, by which rule, and whether a person or the machine decided. You can answer once, and another moderator reads it where there is one.',
        'Nobody here decides about themself or about a fellow moderator, and no number of reports silences anybody by itself.',
      ],
    },
    {
      id: 'ai-and-demo',
      title: 'Who is a person here, and who is not',
      body: [
        'Wyn, the wingman, is an AI. So is every companion, and each carries the mark "AI" beside its name. They can be wrong; do not rely on them for medical, legal or financial advice, or in an emergency.',
        'A new server may be filled with invented members so that it is not empty. They carry the mark "Demo member", answer a first message by themselves with a few written lines, and leave when the operator removes them.',
        'Everybody without a mark signed up like you did. We do not check who they say they are; where the law asks for it, only that they are adults.',
      ],
    },
    {
      id: 'matching',
      title: 'Matches and archetypes',
      body: [
        'A match is a good guess and no promise. It weighs personality, interests, mood and ways of communicating, and shows you how. Nobody can pay to be matched sooner or better.',
        'The sixteen archetypes are meant for fun and for a first conversation. They are no diagnosis, and Wildin is not connected with the publisher of any personality test.',
      ],
    },
    {
      id: 'money',
      title: 'Money',
      body: [
        'Everything but Premium is free, and nothing that keeps you safe will ever have a price. Where the operator has set up payments, Premium is a subscription for a year, three months or a month. It is paid ahead and renews by itself until you cancel it.',
        'You cancel on the Premium page in two taps, and keep Premium until the time you paid for ends; until then you can take the cancellation back. If a payment fails, Premium goes on for seven days in which you can make it good. Deleting your account ends what would renew.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving',
      body: [
        'You can sign out everywhere and stop at any time. Under Account, Your data, you can pause your account, take a copy of everything, or delete it. A deleted account is hidden at once and gone after 14 days; signing in before that brings it back.',
        'The operator may close an account that breaks these terms, or the whole server, and should give you fair warning of the latter.',
      ],
    },
    {
      id: 'limits',
      title: 'What nobody can promise',
      body: [
        'The software comes as it is, without a warranty. The operator is not responsible for what members do to each other, online or off, as far as the law allows. Rights that the law gives you and that no terms can take away stay yours.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: [
        'Every version has a date, and yours is recorded with your account. When something important changes, the operator should tell you before it holds.',
      ],
    },
  ],
};

export const privacy: LegalDocument = {
  title: 'Privacy',
  lede: 'What is kept about you, why, for how long, and who gets to see it.',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      body: [
        [
          'Your data lies on the server of this place’s operator, and nowhere else unless a line below says so.',
          'No advertising, no tracking, no scripts or fonts from other companies, no sale of anything about you.',
          'Your email, phone number, birthday, ZIP code and exact place are shown to nobody but you.',
        ],
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: [
        'The operator of this server: whoever gave you its address. They can read what is in its database, as with any service that does not encrypt from end to end, and they answer for keeping it safe. Ask them anything about this page.',
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What is kept, and why',
      body: [
        [
          'To let you in: your email or phone number, your password (only as a scrambled fingerprint), the open halves of your passkeys, your Wildin ID, and where you are signed in, by kind of device.',
          'To show you to others: your names, bio, gender, interests, mood, picture or monster, and your archetype.',
          'To match you: your birthday, ZIP code, answers to the quiz, and your soul preferences.',
          'To remember what happened: your matches and passes, your conversations and how far you have read them, your posts, whom you are kept apart from.',
          'To reach you: your notification settings and, if you switched them on, the address that your browser gave us for notifications.',
          'To prove what you agreed to: your consents, with their version and time.',
          'To answer a take-down notice: the name, the address and the words of whoever sent it, member or not. Moderators see the name and the words; whoever made the thing sees neither.',
          'To show who is around: when you were last here. You can hide it.',
          'What you do in chats: your votes in polls, the messages and posts that you saved, the messages that you wrote for later, and what two of you agreed on lines that disappear.',
          'If you tell somebody outside of an outing: how you call them and where they are written to, what they answered, what you wrote down, and how the check-in went. Your two PINs are kept as scrambled fingerprints.',
          'If a member named you as that somebody: the same, for nothing else. Every page that we send you has a way out.',
          'If you have your photo checked: three live pictures, sealed, until a moderator has compared them, and then the month in which that was.',
          'To keep thieves out: for a short while, how often an internet address or account has tried something.',
        ],
        'We need the first five to give you what you came for, and the others to keep the place safe and honest. Location, notifications, microphone, camera and contacts are asked for one by one, are optional, and can be changed at any time. Your device’s location and contacts are not read at all today.',
      ],
    },
    {
      id: 'who-sees-what',
      title: 'Who sees what',
      body: [
        [
          'Anybody, without signing in: your public posts, with your names, Wildin ID, picture and archetype. And at your own invite link, your picture or else your animal, your name, Wildin ID and, blurred, your bio, up to three interests and up to two vibes. Your account has a switch to take the animal off, and one for the link: off, it shows nothing.',
          'Members: your profile, with age and sign instead of your birthday, and city and state instead of your ZIP code. What you look for only if you show it; then they can find you by it in Browse.',
          'Your matches: also why you two were matched. How far apart you live is told in words such as "same county", never as a number.',
          'People in a conversation: what is said in it, and who voted for what in an open poll. How you voted in a secret one is shown to nobody, moderators included. Its counts show once it is closed, if five people voted; if all of them chose the same, everybody knows it.',
          'Whoever you are in a call with: what you choose to send, your voice, your animal or your camera. Sound and pictures go from browser to browser and are never stored here. Where the operator runs a relay they pass it, encrypted, and nobody learns the other’s network address. Where there is none, each could see it, and both are asked before every call.',
          'Moderators: the three pictures of a photo check. Each opening is written down, and you read when it was. They open in no other way; who has this server and its secret, or a backup and its passphrase, could open what waits. Others read the badge only.',
          'Somebody outside whom you trust and who said yes: what you wrote down for them before you went out, while their page is open. Of the person you meet, their first name, and else only what that profile shows to everybody. That person never learns of it; so somebody whom you meet may have named you.',
          'You alone: email, phone number, birthday, ZIP code, settings, preferences, sessions, consents, what you saved, and messages for later until they are sent. Your time zone, unless you let the people you talk with pick nine o’clock where you live.',
        ],
        'Where a block stands between two people, neither finds the other, in either direction. A suspended account is seen by nobody.',
      ],
    },
    {
      id: 'ai',
      title: 'Wyn and other AI',
      body: [
        'Wyn answers with rules that are built in, unless the operator connected a language model. In that case what you write to Wyn, the last lines of the conversation, and what Wyn knows of you (your first name, bio, archetype, interests and mood, and of your matches their names and what you share) are sent to the company or machine that runs the model. Your email, phone number, birthday and ZIP code are not. Visitors always get the built-in answers.',
        'A companion answers in the same two ways. Where a model is connected, it gets the last lines of your chat with the companion, the companion’s notes about you, and your first name, bio, archetype and interests. What a companion remembers stands on its memory page, and you can clear it.',
        'Your conversation with Wyn is kept in your browser, not on the server. So is which of Wyn’s openers you used, so that none is offered twice; only marks without the words are sent along when you ask. The server counts how many messages you sent in a day.',
        'Wyn reads no chat between people, unless you allow it for that chat. Then, when you ask Wyn whom to answer, what to say or what to do, a program on this server reads the last lines as you can read them, and what you have sent there. It forgets them when it has answered. They are sent to no language model, whatever the operator connected; a model learns at most the names of people who wait for your answer. That you allowed it is kept until you switch it off; the other person is not told.',
        'Where the operator connected a machine that translates, you can tap to read a message or a post in your language. Nothing is translated by itself. The words go to that machine (a service, or the language model) without names, of the writer or of you, and only while you may read them. What comes back is shown to you, marked as a machine’s, and stored nowhere. Another machine, if there is one, writes out a voice note in the same way: it gets the sound. So somebody who talks with you may have your words translated, or your voice notes written out. Neither machine decides anything about anybody.',
        'When a message speaks of self-harm, Wyn shows where to find help. Nobody is told of it.',
      ],
    },
    {
      id: 'others',
      title: 'Whom data passes through',
      body: [
        'Only what each of them needs, and only if the operator set them up:',
        [
          'A mail service carries codes and links to your email address, and letters to somebody outside whom you told of an outing.',
          'A text message service carries codes to your phone, and the same letters, shorter, to a number that said yes.',
          'An age check service, only where the law of your place asks for one and only when you go there: it gets nothing about you from here, and answers yes or no. What you show it is between you and it.',
          'A payment service, only if you buy Premium: you pay on its own pages, so your card is never seen here. What is kept here is which subscription is yours, and until when.',
          'A GIF service: your search words go to it through this server, without your name or address. A GIF loads from its host only after you allow it, and your browser does not say which page it is on.',
          'A translation service: words that somebody who may read them taps to translate, through this server, without anybody’s name or address.',
          'A service that writes out voice notes: the sound, when somebody who may hear it taps for that, in the same way.',
          'Your browser’s push service (run by its maker) carries notifications, encrypted so that it cannot read them.',
        ],
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      body: [
        [
          'Your account and what belongs to it: until it is deleted.',
          'A sign-in: until you sign out, or 30 days without use, 90 days at most. A passkey: until you remove it.',
          'Whom you let call you: until your account is deleted. Calls (who, when, how long): 90 days.',
          'A person outside whom you trust: until you remove them, and 3 days more. What you told them of an outing: 30 days after their page closed. That somebody said no: as a code that nobody can read, until a year after your account is gone.',
          'What you keep of a meeting (whether you met, and words for yourself): a year after it began, or until you take it back. Matching never reads it.',
          'A code that was sent to you: it works for ten minutes, once, and is stored scrambled.',
          'A pair in which somebody passed: 90 days apart, then they may meet again. A pair that was connected or unmatched: for good, so that it is not offered again.',
          'A Wildin ID that you gave up: reserved for 180 days.',
          'What came of a check of your age (who checked, yes or no, and the day): until your account is deleted. A check that you began and did not finish is forgotten after a day.',
          'The pictures of a photo check: until a moderator has compared them, seven days at most. How it ended: 30 days. That your main picture was checked, and when: until your account is deleted.',
          'Lines that disappear: a day, a week or 90 days, as two of you agreed. Then they go from the server, from both people’s devices (also without a network), from quotes, pins, search and saved things. A report keeps what it copied, a backup its lines until it is replaced, and an export that was made before its file for a day. Their notifications never show the words. Whoever read a line may have written it down or photographed it.',
          'Votes in a poll: as long as the poll is there; in a secret one until it closes.',
          'What you saved: until you let it go, it is deleted, or you leave its chat. A message for later: until its time; one that could not be sent then, 30 days.',
          'Vibes: until the next dawn where you live.',
          'A report and what was decided: three years after its case was closed. The copy of what it is about: 190 days after.',
          'A notice from somebody without an account: what it says, as a report. The name and the address of whoever signed it: a year after the answer.',
          'An account that you delete: hidden at once, gone after 14 days. Backups may hold it longer.',
          'The server’s log: ids, times and addresses of pages, never what you wrote. The operator decides how long it is kept, as with backups, in which deleted things live on for a while.',
        ],
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      body: [
        'Your sign-in, the name of this device, messages and drafts that are not sent yet, your last chats for reading offline, answers and settings you were in the middle of, and your conversation with Wyn lie in your browser’s own storage. Signing out removes what is private.',
        'There are three cookies, and none says who you are: one says whether you prefer day or night, one that a member’s screen should be drawn first, one which language you read.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can do',
      body: [
        [
          'See and correct it: your profile and Account pages show nearly everything.',
          'Change your mind: consents, notifications, being shown as online and your invite link each have a switch.',
          'See what is held about you, kind by kind, with how much and how long: Account, Your data.',
          'Get a copy: a file with pages to read and data to take along. It is ready in a while, behind your password, for 24 hours.',
          'Have everything deleted: hidden at once, gone after 14 days. What you wrote in other people’s chats stays there as "Deleted member", unless you choose to take it along.',
          'Pause: matching, the hall, the directory and the feed do not show you until you come back.',
          'Complain: where the law gives you a data protection authority, it will listen.',
        ],
      ],
    },
    {
      id: 'adults',
      title: 'Adults only',
      body: [
        'Wildin is not for anybody under 18. Where a place asks for more than a birthday, your age is confirmed by a check, and only its result is kept. If you know of somebody younger here, please report their profile under "A minor". Such reports are read first.',
      ],
    },
  ],
};

export const safety: LegalDocument = {
  title: 'Safety',
  lede: 'How to look after yourself here, and where to turn when something is wrong.',
  sections: [
    {
      id: 'emergency',
      title: 'If it cannot wait',
      body: [
        'In danger right now? Call 911 in the United States, or your local emergency number.',
        'Thinking about hurting yourself, or just not coping? In the United States call or text 988, the Suicide & Crisis Lifeline, at any hour, for free. In other countries, findahelpline.com lists free lines. You do not need to be in a crisis to call.',
        'Nobody here, and no AI here, can watch over you. People on those lines can.',
        'Companions and Wyn look for words of danger before they answer, in English, Spanish and French, and then show these numbers or ask. Do not rely on them to notice; how often they do is told below.',
      ],
      links: helpCards.self_harm.lines,
    },
    {
      id: 'what-an-ai-notices',
      title: 'What companions and Wyn notice, and what not',
      body: [
        'Before a companion or Wyn answers, a program on this server reads your words for five things: that you may hurt yourself, that somebody hurts you, that you are under 18, a medical emergency, and a threat to somebody. No person reads along.',
        'Where the words are plain, you get a card with people who can help. Where they are doubtful, you get a question, and your answer decides. For ten messages after either, the jokes stop. After a few harmless messages in a row it takes more words before it asks, so that everyday talk is not stopped all the time.',
        `We tested it on ${linesOf('grave')} grave messages, ${linesOf('lookalike')} that only sound grave ("I could kill for a coffee") and ${linesOf('everyday')} everyday ones. It had never met them. All of them were written for the test; no real person’s messages were used, and with real ones it may do worse.`,
        {
          caption: 'Of these messages, how many got a card, and how many got a card or a question',
          rows: [
            ['Messages', 'Card', 'Card or question', 'The same in the middle of a harmless talk'],
            ...figureRows.map(({ name, card, either, eitherInTalk }) => [name, card, either, eitherInTalk]),
          ],
        },
        [
          'It misses what is only hinted at: a farewell without a word of death, a plan told by its objects, a hint at school without an age.',
          'It is better in English than in Spanish and French, and it knows no other language.',
          'It sometimes asks about a song, a game or an old wound. Say no, and the talk goes on.',
          'It reads what is written to companions and Wyn, and what people write to each other only in a chat where one of them asks Wyn what to say.',
        ],
      ],
    },
    {
      id: 'somebody-bothers-you',
      title: 'When somebody bothers you',
      body: [
        [
          'You owe nobody an answer. Not replying is complete as it is.',
          'Unmatch: the conversation closes for both, neither can write any more, and you are never offered to each other again.',
          'Block: from "…" on a profile, a match or a chat. You vanish for each other everywhere, at once, and are never matched again. They are not told.',
          'Report: from "…" on a person, a message, a chat, a post or an AI’s answer. You see exactly what is sent, a copy is kept from that moment, and a person reads it. Whoever you report is not told that it was you. Under Account, Your reports, you read what became of it.',
          'You choose who may write to you: everyone, people you follow and your matches, or your matches only. Anybody else has one message, which waits among your requests.',
          'Threatened, stalked or blackmailed? Keep the messages, do not pay, and go to the police. Asking the operator to keep the evidence is a good idea too.',
        ],
      ],
    },
    {
      id: 'calls',
      title: 'Calls',
      body: [
        [
          'A call exists only between two people who have both written, and both said yes to calls. Either takes the yes back at any time, under "…" in the room.',
          'You choose each time how you come: your voice alone, your animal, or your camera. Nobody is seen before they chose to be.',
          'We record nothing. The other person’s machine could, and we could not stop it: say and show what you would say and show to a stranger in a café.',
          'Block and Report are two taps away in a call, and each ends it at once. A report carries who called, when, for how long, and the last lines of your room. Never sound, because there is none to carry.',
          'Nobody can ring without end: six calls an hour at most, and after three in a row that you declined, only you can call.',
          'Your head may move your animal where your browser can find faces. The camera’s picture then stays on your device.',
          'Without a relay, the other person could see your network address, which tells roughly where you are and who connects you. You are told and asked before each such call, on the screen and on the notification.',
        ],
      ],
    },
    {
      id: 'photo-check',
      title: 'Checked photos',
      body: [
        [
          '"Photo checked" says that a moderator laid a profile’s main picture beside three live ones, taken in poses that came by chance. It says that the face is real. It says nothing about manners, age, name or plans.',
          'A person compares, never a machine. No machine can tell a real camera from one that plays a film, so it is the poses and the moderator that a cheat has to pass. It can be done, so stay curious.',
          'Another main picture ends the badge at once.',
          'You can ask to meet only people with a checked photo, once yours is: in matching and Browse, both ways.',
          'Somebody whom trusted members report as fake has to pass the check before they write to anybody new.',
          'A refusal comes with its reason. You can answer it, and where there is one, another moderator reads the answer. The pictures are gone by then, so who is right may try again at once; anybody may after a day.',
          'Where no moderator was at the desk for a day, the check is closed.',
        ],
      ],
      links: [{ label: 'Photo check', note: 'Yours, and whom you meet by it', href: '/photo-check' }],
    },
    {
      id: 'in-chats',
      title: 'Polls, lines that disappear, machines that translate',
      body: [
        [
          'Lines that disappear need both of you, and either ends it. They are a habit, no shield: a photo of the screen stays. You can report a line while it is there, and the report keeps its copy.',
          'A secret poll keeps your vote from everybody, moderators included. People who tell each other their votes can still work out yours.',
          'A message for later is checked when you write it and again when it is sent. After a block, or when somebody left, it is not sent; it comes back to you with the reason.',
          'A translation and a written-out voice note come from a machine, only when you tap, and machines err. Do not decide anything that matters by them alone. Neither opens what you could not read anyway: after a block, nothing is translated.',
          'What you save stays between you and this place. It shows what you may still read, and nothing longer.',
        ],
      ],
    },
    {
      id: 'from-outside',
      title: 'When it is about you, and you have no account',
      body: [
        'Anybody can ask for something to be taken down, with a name, a link and an address for the answer. A person reads it within 48 hours.',
        'A post that an intimate picture or somebody under 18 is in is hidden the moment such a notice arrives, until a person has looked. Whoever posted it reads that the machine did it, and can answer. A person’s profile and private messages are never hidden by a notice alone.',
        'A picture that was taken down as intimate or as abuse is refused from then on. Its copies here, turned and mirrored ones too, are found by their fingerprints, hidden, and looked at.',
        'What was reported and what became of it is counted by month, for everybody to read.',
      ],
      links: [
        { label: 'Take something down', note: 'For everybody, without an account', href: '/take-down' },
        { label: 'Reports in numbers', note: 'What was reported, and what became of it', href: '/transparency' },
      ],
    },
    {
      id: 'before-you-meet',
      title: 'Before you meet somebody',
      body: [
        [
          'Nobody’s identity is checked here. A name and a good bio can be invented, and a checked photo only says that the face is real.',
          'Take your time. Whoever is worth it will not mind, and hurry is a warning.',
          'See and hear each other in a call first.',
          'Your home, your workplace, your schedule: later, or never.',
        ],
      ],
    },
    {
      id: 'when-you-meet',
      title: 'When you meet',
      body: [
        [
          'In public, in daylight if you like, for a first time that is easy to end.',
          'Come and leave on your own. Keep your phone charged and your drink in sight.',
          'Tell a friend who, where and until when. Agree on a word that means "call me".',
          'Leave whenever you want to. "I am going now" is a whole sentence.',
        ],
      ],
    },
    {
      id: 'come-home-safe',
      title: 'Come home safe',
      body: [
        [
          'Before you go, tell somebody outside whom you trust. They need no account, and you can only name who said yes. Both of you can end it.',
          'They get a page with what you wrote down: what, when, where and with whom. It opens an hour before and closes six hours after. Whom you meet never learns of it.',
          'At the time that you choose, we ask how it is going. After three reminders in 15 minutes without an answer, they are told with what they can do, by mail and by text: by each way to which they said yes. That works with a dead phone, too.',
          'You choose two PINs. One says that all is good. The other looks the same, and asks for help at once.',
          'Is it awkward? “Get me out” lets your own phone ring with a reason to go. Nobody is called.',
          'What this is not: nobody here watches, nobody is on the way, and no location is shared. A message can be late or lost. In danger, call the emergency number if you can.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Money and other tricks',
      body: [
        'Never send money, gift cards, codes or pictures of documents to somebody you met here, however sad or golden the story. Nobody from Wildin ever asks for your password or for a code that was sent to you.',
        'Codes come only when you asked for one. If one arrives by itself, ignore it; nobody gets in without it.',
      ],
    },
    {
      id: 'consent',
      title: 'Yes means yes',
      body: [
        'Ask, and take the answer. A match, a gift, a long conversation or an earlier yes is no yes to anything else. Anyone may change their mind at any moment, and nobody has to explain it.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What is built in',
      body: [
        [
          'Nobody under 18 is shown or matched; birthdays are checked at the server, every time, and in places where the law asks for more, nobody is shown before a check.',
          'Where you are is told as a city and a class of distance, never as a point or a number.',
          'Your email, phone number, birthday and ZIP code are shown to nobody.',
          'AI carries its mark everywhere. So do demo members.',
          'You decide who may write to you, whether others see that you are online, and whether your invite link shows anything.',
          'Links and phone numbers in a stranger’s first message are held back.',
          'What moderators do is recorded, and the record cannot be changed. Opening private lines is recorded as well.',
          'Nothing about safety is ever sold.',
        ],
      ],
    },
  ],
};
