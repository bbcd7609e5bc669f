/** A fact that people ask about. For each id, asked.tsv contains questions that the fact answers. */
export interface ProductFact {
  /** An id never changes. */
  id: string;
  /** A line, in the form of `plain`, that matches all of these patterns is probably about this fact. */
  words: readonly RegExp[];
  /** The fact and where to find it in the app, plain enough for Wyn and for every companion. */
  answer: string;
}

/**
 * What Wyn and the companions know about the product as it is built. If the product changes a number, a name or the way
 * to a page, change the fact here. `npm run examples:encode` encodes new questions.
 */
export const productFacts: readonly ProductFact[] = [
  {
    id: 'matches-a-day',
    words: [/\b(?:how many|limit|most|maximum|number of|more)\b/, /\b(?:match|matches|matched|searches|souls)\b/],
    answer:
      'Three human matches a day, five with Premium, and up to three AI companions on top. A search that finds nobody costs nothing, and the day begins again at midnight where you live. You find them under Match.',
  },
  {
    id: 'new-matches-when',
    words: [
      /\b(?:when|what time|how long|reset|resets|refresh|renew|again|come back|wait)\b/,
      /\b(?:match|matches|searches)\b/,
    ],
    answer:
      'New matches come at midnight in your own time zone. Match shows how long that is. The zone itself is under Account, and can change once a day.',
  },
  {
    id: 'how-matching',
    words: [
      /\b(?:how|why|what)\b/,
      /\b(?:matching|matched|match score|compatib\w+|percentage|percent|algorithm|soul match)\b/,
    ],
    answer:
      'First the filters, and they hold both ways: age, place, gender, and what each of you looks for. Then a score: 50 % personality, 30 % shared interests, 10 % vibes and energy, 10 % how you communicate. Every match shows its reasons.',
  },
  {
    id: 'no-match-found',
    words: [
      /\b(?:no|not|nobody|no one|cant|never|any|zero|without)\b/,
      /\b(?:new match|matches|find (?:anyone|anybody|a match)|search)\b/,
    ],
    answer:
      'Mostly a filter is narrow. Under Match, “Adjust Soul Preferences” lets you widen the age range or the place by a step; “Look in my whole state” is a good middle. A search that found nobody cost you nothing.',
  },
  {
    id: 'preferences',
    words: [
      /\b(?:change|set|edit|adjust|choose|where|filter|pick|update|only|how do i)\b/,
      /\b(?:preferences?|filters?|age range|radius|distance|how far|looking for|soul setup|gender of|(?:meet|match with|see|find) (?:only )?(?:women|men|people (?:near|close|my|over|under)))\b/,
    ],
    answer:
      'Under Match, “Adjust Soul Preferences”: whom you hope to meet, their age, how near, and what you look for. You can change it whenever you like.',
  },
  {
    id: 'pass-and-unmatch',
    words: [
      /\bmatch\w* .*\b(?:gone|vanished|disappear\w*)\b|\b(?:gone|vanished|disappear\w*) .*\bmatch\w*\b|\b(?:unmatch|unmatched|unmatching|undo a pass|i pass|passed on|passing on|end (?:a|the|this) match)\b/,
    ],
    answer:
      'Someone you pass on rests for 90 days, then you may meet again. Unmatching is in the “…” menu of the chat or the match, works at once, and is for good. The other person gets no reason and no notice; where one of yours is gone, they did that, paused, or left.',
  },
  {
    id: 'who-reads-chats',
    words: [
      /\b(?:who|anyone|anybody|someone|somebody|others|other people|staff|moderators?|admins?|company|private|encrypt\w+|secret|confidential)\b/,
      /\b(?:reads?|reading|sees?|this|chats?|messages?|conversations?|what i (?:say|write|type|tell)|dms?)\b/,
      /\b(?:reads?|reading|see|sees|look at|private|encrypt\w+|secret|confidential|listening)\b/,
    ],
    answer:
      'What is said in a chat is seen by the people in it, and nobody else looks unless one of them reports a line. It isn’t end-to-end encrypted, so whoever runs this server could reach its database. With a companion, no person reads along; where a language model is set up, it gets the last lines.',
  },
  {
    id: 'delete-account',
    words: [
      /\b(?:delete|close|remove|deactivate|erase|cancel|terminate|get rid of|quit|leave|kill|wipe)\b/,
      /\b(?:account|my profile|wildin|this app|this site|membership)\b/,
    ],
    answer:
      'Self, the gear (Account), then “Your data: take it, pause, delete.” A deleted account is hidden at once and gone after 14 days; signing in before that brings it back. What you wrote to others stays with them as “Deleted member,” unless you take it along. You can also just pause there.',
  },
  {
    id: 'pause-account',
    words: [
      /\b(?:pause|break from|hide|invisible|disappear|snooze|freeze)\b/,
      /\b(?:my account|my profile|myself|me|wildin|this app|app)\b/,
    ],
    answer:
      'You can pause: Self, the gear (Account), “Your data: take it, pause, delete.” While you are paused nobody is shown you in matching, the hall, Browse or the feed. Your chats stay, and one tap brings you back.',
  },
  {
    id: 'download-data',
    words: [
      /\b(?:download|export|copy of|get|see|what|which|take|save|request)\b/,
      /\b(?:my data|my information|data (?:do|does|is|are)|my personal data|stored about me|kept about me|(?:everything|all|what) you (?:have|know|keep|store)|all my chats)\b/,
    ],
    answer:
      'Self, the gear (Account), “Your data: take it, pause, delete.” It lists every kind of thing that is kept, and for how long, and makes you a file to read and take along. It is ready in a while and can be fetched for 24 hours.',
  },
  {
    id: 'what-is-shown',
    words: [
      /\b(?:see|sees|visible|shown|show|public|share|shared|hidden|hide)\b/,
      /\b(?:my (?:birthday|date of birth|age|location|address|email|mail|phone|number|zip|profile|real name|full name|exact)|where i live|about me|how far)\b/,
      /\b(?:others?|people|they|anyone|anybody|members|strangers|public|visible|shown|who|you|everyone|matches|is|can i)\b/,
    ],
    answer:
      'Members see your profile with your age, sign, city and state. Nobody but you sees your birthday, ZIP code, email or phone number, and how near somebody lives is told in words, never as a number.',
  },
  {
    id: 'hide-online',
    words: [
      /\b(?:online|last seen|last here|active status|activity status)\b/,
      /\b(?:hide|see|sees|turn off|show|switch|status|invisible|know|appear|stop)\b/,
    ],
    answer: 'Account, Privacy: “Hide when I’m online.” Then nobody sees that you are here, nor when you last were.',
  },
  {
    id: 'read-marks',
    words: [
      /\b(?:read receipts?|read marks?|seen|check marks?|ticks|blue ticks|read (?:it|my message|their message))\b/,
      /\b(?:see|know|turn off|are there|what|how|hide|show|can|do|does|did)\b/,
    ],
    answer:
      'In a chat of two, a message shows when it has been read. Account, Privacy, “Hide what I have read” turns that off both ways: nobody sees how far you have read, and you do not see it of others. While something is only a request, the sender sees nothing of the kind until you answer.',
  },
  {
    id: 'who-may-write',
    words: [
      /\b(?:who|strangers?|stop|only|anyone|anybody|everyone|limit|requests?|allow)\b/,
      /\b(?:message|write to|text|contact|dm|chat requests?|message requests?) ?(?:me|us|requests?)?\b/,
      /\b(?:me|requests?)\b/,
    ],
    answer:
      'You decide: Account, Privacy, “Who may write to me.” Everyone, the people you follow and your matches, or your matches only. Whoever is no match knocks first: one message, as a request, until you answer.',
  },
  {
    id: 'block',
    words: [
      /\b(?:block|blocking|blocked|unblock)\b/,
      /\b(?:how|can|where|someone|somebody|person|user|them|him|her|people|list|know|member)\b/,
    ],
    answer:
      'Open the “…” on their profile, post or chat and tap Block. From then on neither of you finds the other, and they are not told. To take it back: Account, “Blocked people.”',
  },
  {
    id: 'report',
    words: [
      /\b(?:(?<!\b(?:my|your|the|quiz|full) )report|harass\w*|abuse|fake profile|flag)\b/,
      /\b(?:how|where|can|what|someone|somebody|message|profile|post|user|member|him|her|them|happens)\b/,
    ],
    answer:
      'Tap “…” beside the person, message or post, then Report, and say which rule it breaks. A moderator reads it, they never learn who sent it, and what came of it stands under Account, “Your reports.” You can block in the same step.',
  },
  {
    id: 'is-it-free',
    words: [
      /\b(?:free|cost|costs|pay|paying|charge|charged)\b/,
      /\b(?:is (?:this|it|wildin|the app|everything)|do i have to|does (?:this|it|wildin)|app|wildin|using|to use|without|hidden)\b/,
    ],
    answer:
      'Yes, it’s free: the quiz and your report, three matches a day, every chat, posts and groups, ten gifts a day. Premium adds more of it and is never needed. Safety is never for sale, and neither is a better score.',
  },
  {
    id: 'premium-what',
    words: [
      /\b(?:premium|subscription|paid version|subscribe|upgrade)\b/,
      /\b(?:what|get|worth|include|includes|benefits?|perks|difference|why|offer|features|need)\b/,
    ],
    answer:
      'Premium is five human matches a day in place of three, gifts without a limit, one Eternal Match a week, and a companion Made for You. It buys no better score and no safety. It’s under Match, “More ways to meet.”',
  },
  {
    id: 'premium-price',
    words: [
      /\b(?:how much|price|prices|cost|costs|expensive|per month|a month|yearly|annual|monthly|plans?|pricing)\b/,
      /\b(?:premium|subscription|subscribe|membership|per month|a month|upgrade|it cost)\b/,
    ],
    answer:
      'Where this server takes payments, Premium is $14.99 a month, $39.99 for three months, or $119.99 a year. It renews until you cancel. The page is under Match, “More ways to meet.”',
  },
  {
    id: 'premium-cancel',
    words: [
      /\b(?:cancel|stop|end|unsubscribe|renew|refund|turn off|quit|get out of)\b/,
      /\b(?:premium|subscription|paying|unsubscribe|billing|refund|renewal|renew)\b/,
    ],
    answer:
      'On the Premium page, in two taps: “Cancel subscription,” then yes. Premium stays until the time you paid for ends, and until then you can take the cancellation back. For money back, ask whoever runs this server.',
  },
  {
    id: 'eternal-match',
    words: [/\beternal\b/],
    answer:
      'An Eternal Match is the one person of the week who fits you best both ways, looked for among everybody your filters allow. It is part of Premium: one a week, from Monday on, under Match.',
  },
  {
    id: 'made-for-you',
    words: [/\b(?:made for (?:you|me)|my own (?:ai|companion|character)|custom companion|personal (?:ai|companion))\b/],
    answer:
      'Made for You is an AI companion composed from your own report and interests, and only you ever see it. It is part of Premium, under Match; there is one, and it stays yours if Premium ends. Took the quiz again? Tap Made for You once more, and it is composed anew, with its name and memory.',
  },
  {
    id: 'companions-what',
    words: [
      /\b(?:companions?|bots?|ais?|ai characters?|fake|real people|real person|real)\b/,
      /\b(?:what|how|which|who|are|is)\b/,
      /\b(?:people here|profiles?|members|others here|companions?|bots here|on here|on wildin|in this app|someone is|everyone here|everybody here|users)\b/,
    ],
    answer:
      'Companions are AI characters with written lives. Each carries the mark “AI” beside its name, like Wyn, and is never counted as a person or a human match. You can meet three new ones a day. Invented demo members are labeled too; everybody else signed up like you.',
  },
  {
    id: 'companions-apart',
    words: [
      /\b(?:companions?|ai characters?|bots?|other characters?)\b/,
      /\b(?:talk|share|tell|know|gossip|pass(?:ed)?)\b/,
      /\b(?:each other|among themselves|others?|another|about (?:us|me))\b/,
    ],
    answer:
      'No. Each companion knows only its own chat with you: companions don’t talk to each other, and none passes anything on to your matches or to other members. What it noted stands on that chat’s memory page.',
  },
  {
    id: 'companion-switch',
    words: [
      /\b(?:change|another|different|other|swap|switch|pick|choose|new|end)\b/,
      /\b(?:companions?|ai character)\b/,
      /\b(?:can|how|where|talk|meet|get)\b/,
    ],
    answer:
      'You can meet up to three new companions a day, under Match, and keep as many chats as you like. One you’ve had enough of goes from the chat list with its “…”.',
  },
  {
    id: 'my-matches',
    words: [/\b(?:where|how|list|find|see)\b/, /\bmy (?:old )?match(?:es)?\b/],
    answer:
      'Your matches stand under Match, and each of them has its chat in the chat list. Somebody who unmatched, blocked, paused or left is no longer shown.',
  },
  {
    id: 'companion-memory',
    words: [
      /\b(?:memory|memories|memory page|notes about me|companions? remembers?)\b/,
      /\b(?:where|how|can|clear|delete|see|correct|what|which|your|long)\b/,
    ],
    answer:
      'What you tell a companion about your life it keeps as short notes. Tap its name at the top of the chat, then “What … remembers”: every note stands there, and you can take out one or all of them.',
  },
  {
    id: 'answers-model',
    words: [
      /\b(?:model|gpt|openai|train|training|llm)\b/,
      /\b(?:what|which|ai|my (?:chat|messages|data)|is this|are you|used|behind|run)\b/,
    ],
    answer:
      'By default companions and Wyn answer with built-in, written lines and no language model. Whoever runs this server may connect one; then it gets the last lines of the chat, never your email, phone, birthday or ZIP. Nothing here trains a model.',
  },
  {
    id: 'wyn-what',
    words: [/\b(?:wyn|wingman)\b/, /\b(?:who|what|where|how|can|does|do)\b/],
    answer:
      'Wyn is the AI wingman: first messages from what you and a match share, what your archetype means, and how things work here. It reads no chat unless you allow it in that chat’s menu; then ask it who is waiting for you. Your talk with it stays in this browser. The round button in the corner opens it.',
  },
  {
    id: 'quiz-about',
    words: [
      /\b(?:personality )?(?:quiz|test)\b/,
      /\b(?:how long|how many|where is|what is|whats|scientific|accurate|questions|begin)\b/,
    ],
    answer:
      'The quiz has 15 questions and takes about four minutes. No answer is better than another, and you can go back until the end. It hatches one of 16 animals, for a first conversation and not as a diagnosis. Home leads to it.',
  },
  {
    id: 'quiz-retake',
    words: [
      /\b(?:retake|redo|again|over|change|another|wrong|different|repeat|second time|reset)\b/,
      /\b(?:quiz|test|archetype|animal|personality type|my type|my result)\b/,
    ],
    answer:
      'You can take the quiz again whenever you like, from your report. The newest result counts for matching, and the earlier reports stay readable for you.',
  },
  {
    id: 'archetypes-which',
    words: [
      /\b(?:archetypes?|animals)\b/,
      /\b(?:which|how many|what|list|all|means?)\b/,
      /\b(?:are there|exist|here|archetypes?|list|possible)\b/,
    ],
    answer:
      'There are 16 archetypes, an animal each: one for each way that four sides of a person (energy, perception, judgment, lifestyle) can lean. What yours means is in your report.',
  },
  {
    id: 'change-wildin-id',
    words: [
      /\b(?:change|edit|different|new|another|what is|how often|pick|switch|rename)\b/,
      /\b(?:wildin id|username|user name|user id|handle|at name)\b/,
    ],
    answer:
      'Your Wildin ID can change once a year: Self, Edit Profile. The old one stays reserved for 180 days, so that nobody can pose as you. Your name and display name can change whenever you like.',
  },
  {
    id: 'edit-profile',
    words: [
      /\b(?:edit|change|upload|add|update|set|replace|where|remove|put)\b/,
      /\b(?:my (?:profile|bio|photo|picture|avatar|cover|display name|interests|pic|pfp|first name)|new (?:photo|picture|avatar)|picture on my profile)\b/,
    ],
    answer:
      'Self, then Edit Profile: names, bio, interests and the rest. For the pictures, tap your photo or the cover at the top of Self. Without a photo you are a monster drawn from your id.',
  },
  {
    id: 'change-birthday',
    words: [
      /\b(?:change|wrong|correct|incorrect|fix|edit|mistake|update)\b/,
      /\b(?:birthday|date of birth|birth date|my age|zodiac|star sign)\b/,
    ],
    answer:
      'A birthday can be corrected once: Self, Edit Profile. After that it stays, because people are matched by age.',
  },
  {
    id: 'change-zip',
    words: [
      /\b(?:change|update|moved|set|wrong|edit|new)\b/,
      /\b(?:zip|zip code|my location|my city|my place|my state|postal code)\b/,
    ],
    answer:
      'Your place is your ZIP code: Self, Edit Profile. It can change twice in 30 days. Others only see the city and the state.',
  },
  {
    id: 'change-gender',
    words: [/\b(?:change|wrong|update|edit|fix|set)\b/, /\bgender\b/],
    answer:
      'Gender is fixed once it is set, because matching counts on it. If yours is wrong or has changed, ask whoever runs this server.',
  },
  {
    id: 'vibes-what',
    words: [/\bvibes?\b/, /\b(?:what|how|where|set|change|pick|many|long)\b/],
    answer:
      'Vibes are how you feel today: up to two of eight, and an energy from Novice to Legendary. Tap the face in the top bar. They last until the next dawn and are 10 % of a match.',
  },
  {
    id: 'password',
    words: [
      /\b(?:change|forgot|reset|new|set|add|update|lost|cant)\b/,
      /\b(?:password|passkey|my email|email address|my phone number|log in|login|sign in)\b/,
    ],
    answer:
      'Account, “Password, email and phone”: all three change there, and passkeys too. If you can’t get in, “Forgot password?” on the sign-in page sends a link.',
  },
  {
    id: 'sessions',
    words: [
      /\b(?:sign out|log out|logout|signout|signed in|logged in|hacked|other devices|my account was|in my account|sign me out|log me out)\b/,
    ],
    answer:
      'Account lists every place where you are signed in, and ends any of them at once. “Logout” is on home and on Self. If somebody else was in, change your password: that signs out all other devices.',
  },
  {
    id: 'notifications',
    words: [
      /\b(?:notifications?|notify|notified|alerts?|quiet hours|push|emails? (?:from|you send)|pings?|pinging|buzz\w*)\b/,
      /\b(?:how|turn|too many|stop|set|why|off|on|get|mute|where|change|switch|disable|enable)\b/,
    ],
    answer:
      'Account, Notifications: each kind has its own switch, and quiet hours keep the night still. A single chat is muted from its “…” menu.',
  },
  {
    id: 'language-look',
    words: [
      /\b(?:change|switch|is there|turn|use|which|set|how|can|where|available|app)\b/,
      /\b(?:languages?|dark mode|night mode|light mode|theme|in spanish|to spanish|dark theme|sounds? (?:on|off)|turn off (?:the )?sounds?)\b/,
    ],
    answer:
      'Account, Look: English or Spanish, and day, night or as your system has it. Sounds have a switch beside it.',
  },
  {
    id: 'edit-delete-message',
    words: [
      /\b(?:edit|delete|unsend|take back|remove|undo|fix|change)\b/,
      /\b(?:messages?|text i sent|what i sent|sent|chat|conversation)\b/,
      /\b(?:how|can|unsend|where|long|is it possible|want)\b/,
    ],
    answer:
      'Each message of yours has a “…”: edit it for 15 minutes, or delete it for everyone at any time. A whole chat is deleted from its “…” in the list.',
  },
  {
    id: 'message-limits',
    words: [
      /\b(?:send|attach) (?:\w+ ){0,2}(?:pictures?|photos?|voice|gifs?|videos?|files?)\b|\b(?:long|length|limit|characters)\b.*\bmessages?\b/,
    ],
    answer:
      'A message has up to 500 characters, up to four pictures, a GIF, or a voice note of up to 60 seconds, all from beside the field. Other files cannot be sent.',
  },
  {
    id: 'calls',
    words: [
      /\b(?:video|voice|phone) ?(?:calls?|calling|chat)\b|\b(?:call|phone) (?:someone|somebody|him|her|them|each other|my match|people)\b/,
    ],
    answer:
      'Two people of a chat can call each other once both have written and both said yes to calls; the telephone above the chat asks. You come with your voice, your animal or the camera. A “Not now” looks like silence, and a yes is taken back under “…” there. What is said is kept nowhere, and who called when for 90 days.',
  },
  {
    id: 'polls',
    words: [
      /\b(?:polls?|surveys?|secret vote|vote (?:on|about|in))\b/,
      /\b(?:how|can|where|make|start|create|close|who|what|see|sees)\b/,
    ],
    answer:
      'In a chat or a group, “Make a poll” beside the field asks a question with up to ten choices. In an open poll everybody there sees who chose what. A “Secret” one needs five people: nobody learns who voted, or for what, and the counts come when it closes. Its maker closes it, and in a group so do the admins.',
  },
  {
    id: 'disappearing-lines',
    words: [
      /\b(?:disappearing|vanishing|self destruct\w*|expiring|expire|disappear|vanish)\b/,
      /\b(?:messages?|lines?|chats?|texts?)\b/,
      /\b(?:how|can|are there|where|what|turn|set|make|let)\b/,
    ],
    answer:
      '“Disappearing lines” is in the “…” of a chat of two: after a day, a week or 90 days. It begins once you both want the same, and each of you can end it. Only what is written from then on goes, with its pictures and quotes. Nothing stops a screenshot, and a report keeps what it copied.',
  },
  {
    id: 'photo-check',
    words: [
      /\b(?:photo check|photo checked|checked photos?|verif(?:y|ied|ication)|selfie|checked badge|blue badge)\b/,
      /\b(?:what|how|where|can|get|who|why|does|is|my|me|people)\b/,
    ],
    answer:
      '“Photo check” on Self: the camera takes three pictures in poses, and a moderator lays them beside your main picture. They are deleted once decided, at the latest after seven days. The badge goes when that picture changes. With one of your own, “Only photo-checked people” shows you only such people, both ways.',
  },
  {
    id: 'pins-and-mute',
    words: [
      /\b(?:pin|pinned|mute|unmute|silence|mark)\b/,
      /\b(?:chats?|conversations?|messages?|groups?|room|as unread)\b/,
    ],
    answer:
      'The “…” of a chat in the list pins it, mutes it or marks it unread. Inside a chat, the “…” of a message pins that: up to 50.',
  },
  {
    id: 'search-messages',
    words: [
      /\b(?:search|find|look for|look up)\b/,
      /\b(?:old messages?|messages?|in a chat|my chats|conversation history)\b/,
    ],
    answer: 'The search field above the chat list looks through names and, below them, your messages.',
  },
  {
    id: 'clouds',
    words: [
      /\b(?:clouds?|chaos)\b/,
      /\b(?:what|whats|how|who|why|where|can|join|make|start|explain)\b/,
      /\b(?:here|chaos|clouds?)\b/,
    ],
    answer:
      'A chaos cloud, under Match, is a group of strangers around one thing, up to 24 people, and the page says why it fits you. Join one, or “Start a New Group.” At first everybody has one line every ten seconds, so that the quiet are heard.',
  },
  {
    id: 'code-missing',
    words: [
      /\b(?:code|email|mail|text|sms|link)\b/,
      /\b(?:never came|not get|didnt get|did not get|didnt come|did not come|doesnt come|not arrive|never arrived|didnt arrive|no code|missing|wont come|not received|hasnt arrived|hasnt come|havent received|didnt receive)\b/,
    ],
    answer:
      'A code can take a minute, and a mail may lie among the junk. “Resend code” sends another, and only the newest one works, for ten minutes. If none comes at all, check the address or number you typed, or sign in another way.',
  },
  {
    id: 'groups',
    words: [
      /\b(?:groups?|group chats?)\b/,
      /\b(?:how do i|how can i|can i|make|start|create|invite|join|what is|what are|how big)\b/,
      /\b(?:make|start|create|invite|leave|join|add|how big|group chats?)\b/,
    ],
    answer:
      'A group starts from the chat list (“New group”) with people you know, or under Chaos with a topic that others can find. Its page holds members, invite link and rules, and “Leave group.”',
  },
  {
    id: 'quiz-party',
    words: [/\bquiz part(?:y|ies)\b|\bquiz(?:zes)? (?:together|with (?:friends|others|someone))\b/],
    answer:
      'Quiz Party (the confetti at the top) has small quizzes for fun. In a chat, “Take a quiz together”: all who join answer, then all see. It changes nothing about your archetype.',
  },
  {
    id: 'trending',
    words: [
      /\b(?:trending|open rooms?|public (?:chat|room)s?)\b/,
      /\b(?:what|where|how|is there|are there|join|find)\b/,
    ],
    answer:
      'Trending shows the open rooms where people talk right now; walk in and out as you like. It’s under Match, “What’s Trending.”',
  },
  {
    id: 'gifts',
    words: [
      /\b(?:gifts?|flowers)\b/,
      /\b(?:how|cost|many|send|what|where|hide|work|free|see|limit)\b/,
      /\b(?:how (?:do|does|many|can)|cost|what (?:are|is)|where|send a gift|hide|limit|free)\b/,
    ],
    answer:
      'Gifts are free: ten a day, without a limit with Premium, from the gift button in a chat. Flowers are thrown on a profile, and one an hour counts for each pair. What you got stands on your gift shelf under Self.',
  },
  {
    id: 'posts',
    words: [
      /\b(?:posts?|feed|posted)\b/,
      /\b(?:how|who|can|delete|edit|where|what is|see|long|public|characters)\b/,
      /\b(?:how (?:do|long|can|many)|who (?:can|sees|will)|can i|delete|edit|where)\b/,
    ],
    answer:
      'Post, in the bar, starts one: 140 characters, with a picture or a GIF, for everyone, your followers, or only you. Peek is where posts are read. You can edit yours for 15 minutes and delete it, with its picture, at any time.',
  },
  {
    id: 'profile-visits',
    words: [
      /\b(?:who|know|see|notified)\b/,
      /\b(?:visited|viewed|looked at|view|visit|liked) (?:\w+ )?(?:profile|page|me)\b/,
    ],
    answer:
      'Nobody is told who looked at a profile, and visits aren’t counted. Likes are for posts: who liked yours stands under Account, “Lately.”',
  },
  {
    id: 'follow',
    words: [
      /\b(?:follow|followers?|unfollow|following)\b/,
      /\b(?:how|what|who|where|remove|see|someone|somebody|happens)\b/,
    ],
    answer:
      'Follow is on every profile. Then their posts come to “Your Pack” on Peek, and they hear of it. Your followers and whom you follow are listed under Self; tap again to unfollow.',
  },
  {
    id: 'browse',
    words: [
      /\b(?:find|search for|browse|look up|look at|list of)\b/,
      /\b(?:people|person|members|friend here|profiles|somebody by|someone by|users)\b/,
    ],
    answer:
      'Peek has a link to Browse: members by name or Wildin ID, and by archetype, interest, state, who was here lately, who is new, and what people say they look for. People near you and of your ages come first. Who paused, or blocked you, is not there.',
  },
  {
    id: 'invite-friends',
    words: [
      /\b(?:invite|share|qr|invitation)\b/,
      /\b(?:friends?|my profile|qr|invite (?:page|link)|someone to wildin|to wildin|to join)\b/,
    ],
    answer:
      'Self, “Share my profile”: your link and a QR code. Whoever has the link sees your picture or else your animal, name and Wildin ID, and the rest blurred; Account, Privacy, “My invite page” switches it off.',
  },
  {
    id: 'plans-meeting',
    words: [
      /\b(?:make a plan|(?:set up|suggest|plan) a (?:plan|meeting|meetup|meet up)|how do plans work|meet ?ups?)\b/,
      /\b(?:how|work|here|in (?:a |the )?chat|feature|can i|can we)\b/,
    ],
    answer:
      'In a chat, “Make a plan”: what, when and where, and everyone says yes, maybe or no. Meet in public the first time, tell a friend, and have your own way home.',
  },
  {
    id: 'is-it-safe',
    words: [
      /\b(?:safe|safety|rules|asked me for money|moderators?|guidelines)\b/,
      /\b(?:is (?:wildin|it|this)|how|what|who|here|somebody|someone|page|community)\b/,
    ],
    answer:
      'Block and Report are behind every “…”, and moderators are people with rules you can read. Never send money or codes, meet in public first, tell a friend. The Safety page has the rest, with numbers to call.',
  },
  {
    id: 'age-limit',
    words: [
      /\b(?:how old|age limit|minimum age|adults only|under 18|minors?|teenagers?|check ages?|18)\b/,
      /\b(?:be|limit|join|only|is|allowed|age|check|can|to)\b/,
    ],
    answer:
      'Adults only: 18 or older, and birthdays are checked against that. If you meet somebody younger here, please report the profile under “A minor.”',
  },
  {
    id: 'about-wildin',
    words: [
      /\b(?:what is|whats|how does|explain|tell me about|is (?:this|it|wildin))\b/,
      /\b(?:wildin|this app|this place|this site|this thing|a dating app|dating site)\b/,
    ],
    answer:
      'Wildin is for adults who want friends matched by who they are. A quiz hatches your animal, Match finds a few people a day who fit, and the rest is talk: chats, groups, posts. Friendship first; more only if you both say so.',
  },
  {
    id: 'who-runs-it',
    words: [
      /\b(?:who (?:runs|made|owns|built|is behind|created)|whos behind|(?:contact|customer|technical|ask|tech) support|support team|customer service|open source|source code|self host|host (?:this|it)|sell (?:my|our) \w+|advertis\w+|ads)\b/,
      /\b(?:this|wildin|app|support|service|source|data|info|ads|you|it|here)\b/,
    ],
    answer:
      'Wildin is open software: whoever gave you this address runs this server, and is the one to ask. There are no ads, no tracking, and nothing about you is sold. Terms and Privacy are linked from Account.',
  },
  {
    id: 'install-app',
    words: [
      /\b(?:install|app store|play store|android|iphone|ios|offline|download)\b/,
      /\b(?:app|this|wildin|it|work|works)\b/,
    ],
    answer:
      'Wildin runs in the browser, on a phone and on a computer, and there is nothing to fetch from a store. On a phone, choose “Install” or “Add to Home Screen.” Your last chats can be read offline, and what you write then is sent later.',
  },
  {
    id: 'quest-hall',
    words: [
      /\b(?:quest ?halls?|join quest|halls?)\b/,
      /\b(?:what|whats|who|how|where|join|leave|depart|quest|explain)\b/,
    ],
    answer:
      'The Quest Hall, under Match, shows who is around now of the people you could be matched with, and where they are no nearer than their city. “Join Quest” lets you float among them, “Depart” takes you out, and two hours away do too.',
  },
  {
    id: 'introductions',
    words: [
      /\b(?:introduce|introduction|introductions)\b/,
      /\b(?:two|friends|people|what|each other|how|someone to)\b/,
    ],
    answer:
      'In Chat, “Start New Chat,” then “Introduce two people.” Both are asked first, and only two yeses open a chat. One that nobody answers is gone after 14 days.',
  },
];

const FOR_MODEL =
  'They ask about Wildin itself. This is so; answer with it, in your voice, and change nothing about numbers, names or the way there:';

/** Returns the part of a model's instructions that contains a fact; an empty text if there is no fact. */
export const factForModel = (answer: string | undefined): string =>
  answer === undefined ? '' : `\n\n${FOR_MODEL}\n${answer}`;
