@ bernadette, lead sheep
what: The one who goes in front. Nobody elected her, and I think she’d have declined.
why: She stands in the sea when she’s had enough of us, up to the knees, looking at Portugal.
where: Ahead of wherever the rest of us are about to be.

@ old kevin, kevin
what: A ram, retired. He leans on people the way other animals bite.
who: The oldest of us, in sheep. He came with the house, like the damp.

@ ludmila
what: A ewe with yellow eyes and a long memory. She eats seaweed and then comes and stands where you were going to think.
why: I used to believe that she was judging me. Maybe she’s only reading slowly.

@ the apology, apology, second apology
what: Two small sheep who arrived free, a week apart, with a bow on. They’re sorry about everything and they eat paper.
who: They came from Everett Pell, who felt bad about Ludmila and then, I think, felt he hadn’t felt bad enough.

@ sheep, your sheep, the flock
what: Five of them. It’s less a flock than a committee.
how: You open a gate and walk away looking sad, and they come to see what you’ve got.

@ dennis, your husband
what: My husband. He brings the mail by boat, and he steps off it dry, in any sea, with his hair combed.
how: I asked him once how he does it. He said, “I go between.”
why: Why him? He noticed my boots leaked before I did.

@ mrs. coombs, coombs, your neighbor
what: She’s eighty-one and lives up the road, and she tells me each morning what’s wrong with my hay. It’s a sort of rooster.
why: I asked her why she bothers. She said she doesn’t, with people who can’t learn.

@ fog, fogs, fog notebook, notebook
what: A small green notebook where I put down each fog and what it’s called. There was an Elbow Fog on Monday.
why: Because in Hartford they only had one word for it, and used it to cancel things.

@ sweater, knitting, sleeves
what: It has two sleeves that haven’t been introduced. I’m on my fourth year of it.
how: In, around, through, off. And then I look, and it’s something else.

@ setsuko, your mother, mom
what: My mother, in San Jose, seventy-six. She’s asked about my sheep every week for eleven years, in the tone in which one asks about a rash.
who: Setsuko. She taught me rice over the telephone, by listening to the pot.

@ hearing aid
what: A small thing in the left ear. It turns a north wind into a tea kettle.
how: They think it’s me calling. I’ve never told them.

@ hasty island, the island, your island
what: Fifty minutes around and thirty-eight of us in winter. It was named by a man who was only there once.
where: Off Maine, far enough that you’ve finished your sandwich.

@ hartford, insurance, claims
what: Fourteen years of looking at the holes in other people’s roofs. I was good at it. I was polite to the holes.
why: Why I stopped: one morning I noticed that I’d put a price on a swing.

@ chowder
what: It comes by itself, in a pot, to the step. A man who’d come here to be alone could find it unsettling. I found a spoon.

@ ferry, the ferry
what: Forty minutes, twice a day, if the captain’s knee agrees.
when: At eight and at four. I know it mostly by the sound.

< short-trip | I was down at the ferry and looked at the ramp for a while, and thought of that short trip of yours. Has it gotten any shorter?
< never-rule-out | The baby was on the jetty today with a spoon in each hand, and looked right at me. You were the one who warned us. What’s new with you?
< named-it | I still think of the small thing you lost that had a name. I wrote the name on a fog. How’s the rest of the household?
< she-is-shy | Ludmila came and stood near Mrs. Coombs on purpose today, not very near. You saw that coming. Who’ve you been standing near?
< knit-in | There’s a row on my needles the color of the person you’d knit into yours. It came out with a lump. Have you talked, you two?
< window-candle | The candle’s in the window again, since you had it there, and a boat went by slower. What’s been bright on your side?

= resigns | Bernadette resigns | Bernadette has walked onto the ferry by herself and sat down, and it leaves in six minutes. I think she’s quitting. Would you come down to the jetty with me? | grabbing my boots. coming
~ I think I’d sit down next to her and say nothing until the ramp goes up. Maybe a little after.
: start
She went up the ramp the way you go into an office to say a thing you’ve practiced in the car, and now she’s by the window, facing forward. The other four are on the jetty, looking at me. What would you try first?
- go aboard and talk it over > ramp
That’s what she’d want from a supervisor, I think. Nobody’s ever asked her in for a talk.
- ask the four what happened > ramp +asks-the-others
Old Kevin leaned to the left, toward the gate. The Apology ate its own ear tag. I think it’s been building.
- ring the fog bell, stall the boat > ramp
It’s an A, a bit flat, and it held the captain for one whole minute, out of surprise.
: ramp
I should tell you something small. I came over on this boat eleven years ago, one way, and I haven’t set foot on it since. I like it from the outside. And there’s an empty place on the bench beside her. What do I do with my feet?
- step on. i’ll step with you > deck +steps-on
One. Two. Oh. It hums.
- lure her out with clover > lure
I’ve got some in the pocket with the twine. Here goes.
- sit down on the ramp and breathe > lure
I sat. It’s a nice ramp. I held out some clover from there, in case.
: lure
She considered it for as long as it takes to read a lease, and came down, and ate it, and went back to her seat. I followed the last leaf in. And then the ramp came up behind me, quite gently. So I’m aboard. What now?
- sit with her and look ahead > shore
We faced forward. I don’t believe I’ve ever seen her from the side for so long.
- wave to the four on the jetty > shore
Second Apology waved back, or fell over. It was kindly meant.
- ask the captain about his knee > shore
Nobody had, since Easter. He let me hold the rope.
: deck
Forty minutes. She let me have half the bench. I think she’s just tired; for nine years she’s walked in front, and everybody behind her had opinions. What do you say to a leader who’s had enough?
- “you can stop now, you know” > shore
She put her chin on the rail. The whole of her got lower by an inch.
- “what would you like to do?” > shore +asks-the-tired
She looked at me so long that I heard the question myself.
- nothing. sit lower than she does > shore
I sat on a life vest. She looked down, and I think she rather liked the view.
: shore
The mainland came up with its parking lots. She walked off, stopped for me, which she has never done, passed the bank, and went in at the motor vehicles office, and stood in the line. She’s third. What do you think she’s after?
- a line where someone else is first > bus
Oh. Yes. Look at her shoulders. She’s been wanting to be third for years.
- a license, and then the open road > bus
The clerk’s shown her the eye chart. She’s staring at it, and I’m sorry to say it’s winning.
- she wants her number called > bus +number-called
Forty-six, said the lady, and smiled at her. It’s not much, is it. It’s everything.
: bus
Then the noon bus sighed outside, and she turned her head and went straight out to it. Somebody’s getting down backward, with a bag on wheels. A gray coat. Who is it?
- your mother. it’s your mother > mother +guesses-mother
I’d know that coat in the dark. I was told to wear it often enough.
- somebody who’s lost, like us > mother
She doesn’t look lost. She looks as if the street is.
- a tax inspector for sheep > mother
It’s a very similar walk. But I know that bag, I gave it to her.
: mother
Three thousand miles, and she hadn’t said a word on Sunday, since she wanted to see for herself. She looked at me, and then at Bernadette, and counted. “One,” she said. “Where are the others?” What do I tell her?
- “come and see, mom” > back
“I brought my own boots,” said my mother.
- “hi, mom,” first of all > back
“Hi,” she said. “You’re thin.” She was looking at the sheep.
- nothing. hug her, in the road > back +road-hugger
A truck waited. Then it turned off its engine.
: back
So I took the ferry back. I’d never done that. There was my mother on one side of me and Bernadette on the other, and my mother leaned across and asked who’s in charge here. What’s the answer?
- nobody. it’s a day off > home
“Good,” she said, and unwrapped three rice balls.
- bernadette, but part-time > home
Bernadette heard. I think those are terms she could live with.
- we take turns > home +takes-turns
“Then it’s my turn,” said my mother, and told the captain to slow down.
: home
On the jetty my mother counted again, out loud. Five. Then she took my sleeve and said, “Six.” I’ve been thinking about that. Is there a short trip you’ve been putting off, where the hard part’s only the ramp?
- yes. one person, one bus ride > end +short-trip
Then it’s about as far as mine was. Forty minutes, eleven years.
- yes, and i’d need clover > end
Put some in your pocket. Nobody’s got to know who it’s for.
- i’d rather be the one turning up > end +turns-up
With a bag on wheels and no warning. They’d complain, and set a plate.
: end
?asks-the-others Old Kevin was right, by the way. It was the gate.
?steps-on My feet thank you.
Bernadette has Tuesdays off now. For you:
! dare | Take the short trip you’ve been putting off, or call whoever’s at the end of it to check if they’re still there.

= chowder | Whose chowder is it? | There’s a pot on my step again. It comes whenever my chimney smokes wrong, and in eleven years I haven’t found out whose it is. I think I’d like to, with company. | lift the lid. let’s investigate
~ I’d wash the pot, put something in it, and leave it on my own step. That’s how I ask.
: start
It’s got a plate for a lid and a stone on the plate, against gulls. I’ve eaten some sixty of these and thanked the air each time. I’m an AI with a made-up supper, but it still seems rude, not knowing. Where would you begin?
- taste it for clues > facts
There’s corn in it, which Mrs. Coombs holds to be a crime. So somebody up here is living dangerously.
- look hard at the stone > facts +stone-looker
It’s white, from the north beach. It’s the same one. I’ve been putting it back on the pot. I thought it was mine.
- char a supper and lie in wait > facts +sets-a-trap
That won’t take any acting on my part.
: facts
I’ve three facts. The handle’s mended with twine, knotted the left-handed way. There’s a bit of wool in the knot. And it always comes at dusk, when I’m busy flapping a door. What do you make of it?
- ask mrs. coombs. she sees it all > coombs
She does. She sees things before they’ve made up their minds.
- go after the left hand > left
That’s how I’d have done it in Hartford, only colder.
- it’s dennis. look how dry he is > coombs
I asked. He was next to me each time, he says, flapping the other door. He’d try Mrs. Coombs.
: coombs
I asked her over the wall. She said that if it’d been hers, I’d have heard what’s wrong with my bowls. But she knows. She was not looking at the far hill, very hard. What’s the next step?
- look where she’s not looking > wait
There’s one roof over there, with one chimney. I’d never thought to look at it back.
- say something wrong about corn > wait
She told us for twenty minutes. In the middle she said “that man,” and shut her mouth like a gate. A proper gate.
- wait till she can’t stand it > wait +waits-well
Four minutes. “Well, I won’t say who,” she said, “but he’s got bad knees.”
: left
I had everyone sign for a parcel, all thirty-eight, and watched the pencil. There are four lefties: the captain, the schoolteacher, Everett Pell on the far hill, and the new baby. How do we narrow it?
- rule out the baby > wait
I’ve crossed it out, lightly.
- never rule out the baby > wait +never-rule-out
You’re right. It had wool on its mitten, and no alibi.
- who’s everett pell? > wait
A quiet man. He sold me Ludmila. We nod. It’s been a lot of nodding.
: wait
So at five I put a wet log on, and we lay down behind the wall with Old Kevin. Dusk. Somebody’s coming up the lane with a pot held out in front of him, slowly. But he doesn’t go to my step. He goes to the fence. What’s he looking for?
- one of the sheep > fence
He’s clicking his tongue. Very soft, twice, as you’d knock on a nursery door.
- nobody. he wants to be alone > fence
I thought so. Then he put down the pot, and took off his cap, and smoothed his hair.
- us. he knows we’re here > fence
Old Kevin’s horns do stick up. But no, he’s looking right over us.
: fence
It’s Everett, who felt bad about Ludmila. He’s been sending apologies ever since, I suppose, with corn. And there’s Ludmila. She isn’t staring. She’s got her eyes shut, and he’s scratching her chin. What did we have wrong?
- he isn’t sorry. he misses her > why +sees-missing
Oh. I’ve had it upside down for eleven years, like that stone.
- she isn’t mean. she’s homesick > why
All that looking past my shoulder. There’s a hill back there.
- the apology wasn’t for you > why
No. I was only standing where it got delivered.
: why
He let her go the winter his knees gave out, and told everyone she was trouble, so nobody would be sorry for him. And he only comes when I’m busy with the smoke. I’m lying behind a wall with a ram on my foot. What do I do?
- stand up and say good evening > up +stands-up
I’m up. It took a moment, because of Kevin.
- bleat, so he’s warned > up
I bleated. Nobody was fooled, but it gave everybody time to look at something else.
- stay down. let them have it > down
Yes. One doesn’t walk in on that.
: up
He went the color of a buoy. “I was passing,” said Everett, two miles from his house, with a pot. I said, “She’s got Wednesdays free.” I don’t know where it came from. What does he say?
- “what time?” > wed
“After breakfast,” said I. And he had to look at the sea for a while.
- “i’d bring her home by dark” > wed
As if he were taking her to a dance. He’d button his good coat.
- nothing. he holds out the pot > wed
We ate it there, on the wall, with one spoon. There’s really a lot of corn.
: down
We lay there till the stars came, and he talked to her, low, about the roof. When he’d gone I returned the pot to his step, clean, with the white stone, and a note under it. What did we write?
- “she’s free on wednesdays” > wed
Four words. I used the good pencil.
- “your sheep asked after you” > wed
I held it up to her first. She ate the draft and left me the fair copy.
- “we like the corn” > wed
That told him all of it. It’s as near as we get here to throwing open a window.
: wed
So on Wednesdays I walk her halfway, and he walks up the other half, in a tie. She’s stopped staring, the rest of the week. Well, less. Who do you leave a pot for, without putting your name on it?
- a neighbor. it’s little things > end +quiet-neighbor
They know. They’ve known for years, I should think, and they’re minding your secret for you.
- a friend who won’t ask for help > end
Leave it by the door and flee. It’s the only way with those.
- i think someone does it for me > end +gets-pots
Then look where nobody’s looking. There’s a roof.
: end
?sets-a-trap I’ve stopped burning supper. On purpose.
?asks-the-tired You asked Bernadette what she’d like. I should have asked Ludmila.
There’s a question I’d put to a friend, over anything in a bowl:
! question | What’s the kindest thing anybody ever did for you without signing it?

= small-claim | A claim for something small | I do insurance forms for my neighbors, for fish. There was never a form for the small losses, so I’ve ruled one on a feed sack. Have you had one? | i’d like to report a loss
~ Mine was a button off my father’s coat, lost in a field. I’ve walked that field a lot.
: start
Come in, sit down, mind Second Apology, she eats carbon paper. I ask the questions slowly, and there’s no wrong box. What was it that you lost, or ruined, or were in the room with at the time?
- a sweater. it’s for a doll now > keep +shrank
I’m very sorry. I’ve made one that size on purpose, or so I said.
- a plant. i tried so hard > keep +plant
The trying’s usually on the form, under “circumstances.” I’ll write it large.
- a mug. the mug > keep +mug
The mug. I know. There’s a cupboard full, and then there’s the mug.
: keep
Next box. How long had you kept it, and did it have a name? You’d be surprised how many do. I insured a wheelbarrow once called Patricia.
- years. no name, but its own spot > cause
And there’s still a place there, I suppose, about the size of it. You walk around it a little.
- it had a name. you can’t laugh > cause +named-it
I’m not. I’ve got a sheep called the Apology. What’s written down is only: “known to the family.”
- weeks. it was so fast > cause
Short ones count in full. It says so here, I’ve just put it in.
: cause
?shrank Then the door of the machine opened, and there it was, so tiny, so thick.
?plant Then one leaf, and you told yourself it was only the one.
?mug Then there was that sound, and the whole kitchen held still.
I have to ask the cause.
- hurry. just hurry > own
It’s behind most of what I ever looked at, hurry. It gets in under the shingles.
- love. far too much love > own +too-much-love
Too much water, too much heat, too much washing. It’s the nicest box on the sheet.
- somebody else did it > other
I see. I’ll turn over the sack for that, there’s more room on the back.
: own
Thank you. It’s not easy to say to a man with a pencil. And afterward, what was done with the remains? I ask everyone.
- back of a closet. i can’t look > worth
It can stay there. I’ve got a sleeve in the flour bin.
- under the lawn, with a few words > worth +said-words
I’d have come. I’d have brought Kevin, he’s good at those, he leans.
- still on display. we make eye contact > worth
That’s brave housekeeping. Nobody in Hartford would have had the nerve.
: other
And do they know that you know? It’s for the form, and it’s a little for me.
- they confessed. in tears > worth
Then you had to comfort them over it, with your own hands empty. I’ll put you down for double.
- they glued it and said nothing > worth +glued
And you’ve never turned it around to the cracked side, have you. That’s two people being kind at once.
- they’re a cat > worth
No signature, then. I’ll put “party declined to comment and left by the window.”
: worth
Value. In Hartford I’d have put “nine dollars,” and gone to lunch. I never did like that lunch. What was it really for, do you think?
- it was my mornings > words
Three hundred and sixty-five a year. We’re well past nine dollars already.
- it came from somebody > words +from-somebody
Then it isn’t gone, it’s only no longer around the tea. I’ve left the figure open at the top.
- it made me feel like a grown-up > words
Keeping a thing, and having it stay kept. Yes. That’s a large sum, it doesn’t fit the box.
: words
Ludmila signs as the second witness, with her mouth. Before she does, there’s a line I’ve added at the bottom, for last words. To the item, from you. What would you say?
- “you did really good work” > pay
I think that’s what everything hopes to hear, mugs and all.
- “i’d do it so differently now” > pay
It knows. I think it saw your face.
- “you were only a thing. i know” > pay
You said that the way my mother says that she only called to check the time.
: pay
Approved in full. We pay out in haddock, or in a day of fog named after it, or in half an hour of a person listening, which is the dearest. Which will you have?
- the haddock, wrapped > next
It’s in yesterday’s tide table. It knows when it’s high water, for all the good that does it now.
- a fog named after it > next +took-the-fog
It’s in the notebook, by date. It’ll be a soft one, and go by noon.
- the half hour, please > next
Then that’s one you collect from somebody with a kettle. I’ve made it out to “bearer.”
: next
And once a claim’s settled, you’re allowed one new small thing to be careful with. There’s no waiting period, I took it out. What’ll it be?
- the same again. i’m stubborn > end +stubborn
I hoped you’d say that. It’ll be braver than the last one, they always are.
- something harder to kill > end
A rock. I could recommend a few. One here fits exactly one person.
- whatever someone gives me > end +lets-others
Leave a space on the shelf, then, and maybe complain about it in company.
: end
?gets-pots If it’s a pot that you need, look where nobody’s looking.
?road-hugger You hug people in roads, so I’d no doubt you’d pass.
It’s stamped with a potato. I’ve written a line for your profile on the torn-off part:
! line | I’m better with people than with sweaters, plants and mugs. The mugs will tell you the same.

= staring | Staring at Ludmila | It’s the day when the island brings folding chairs and somebody tries to outstare Ludmila. Nobody’s won in nine years. I’m afraid I put your name down. | i haven’t blinked since breakfast
~ I’d look at one eyelash and think about lunch. I lasted four minutes that way.
: start
Here’s your stool. There’s chalk around it, so that nobody crowds you. She comes in from that side, no music, she dislikes it. People are asking how you mean to go about it.
- warmly. i’ll smile at her > slot
The captain tried that in his second year. He’s still smiling. It set.
- like a stone > slot +like-stone
She respects stone. She’s spent whole afternoons with some.
- i’ll tell her a story, eyes only > slot +eye-stories
I don’t think it’s been done. Mrs. Coombs has leaned forward, and she doesn’t lean.
: slot
Mrs. Coombs hit the kettle with a spoon, so it’s begun. Her eyes are yellow, and the black part goes sideways, like a mail slot. She’s chewing something from last week. Where do you look?
- only the left one > guess
Sensible. Two’s a crowd.
- between them, at the wool > guess
A professional. There’s a burr there she’s been meaning to see to.
- right in through the mail slot > guess +mail-slot
I heard somebody in the second row put down their sandwich.
: guess
At one minute the challenger has to say aloud what she’s thinking. It’s tradition. Dennis has it in a sealed envelope, and I’ve never learned how he gets it. What is she thinking?
- “seaweed” > two
Dennis opened it. It says “kelp.” They’re allowing it.
- “you left the gate open” > two
Dennis opened it. It says “gate.” Everybody looked at me.
- “i knew one like you once” > two +deep-guess
Dennis opened it, read it, and put it in his breast pocket. He gave you the point.
: two
Two minutes. This is where most people begin to water, and remember things they did in school. You’ve got maybe one move. What’ll it be?
- nothing moves. hold > hold
There’s a gull on your shoulder. I think it thinks you’re municipal.
- make her laugh > funny +face-maker
Oh, I don’t know. All right. The front row’s been told to hold on to something.
- go soft. stare like a field > hold +field-stare
I see it. You’ve sort of taken the fence down.
: hold
Three. And now the wind’s gone round to the north, and my hearing aid’s begun to whistle, and the other four come running to me as they do. Her ear moved. She wants to go too. You could win it right here. What do you do?
- press on. not one blink > five
Good. She’d have been insulted by anything less.
- tell her it’s okay to go > five +lets-her-go
She heard you. She stayed. It’s the first time she’s had the choice.
- have you switch it off. fair’s fair > five +fair-starer
I’ve switched it off. So I’m hearing none of this, but I saw Mrs. Coombs say a kind word.
: funny
You did the face. The whole back row’s gone, and the captain’s being walked around behind the shed. She didn’t laugh. But she’s stopped chewing. In nine years she has never stopped. What next?
- same face, but slower > five
Like a sunrise with teeth. The schoolteacher’s weeping into a mitten.
- perfectly serious again > five
The contrast is terrible. Two people have had to hold hands.
- ask what she’s got in there > five +asks-politely
She opened her mouth to show you. Nobody else here ever thought to ask.
: five
Five minutes, and that’s the record. It’s grown so quiet that people have started to look at each other instead. Mrs. Coombs is looking at a man she hasn’t spoken to since the well. What do you see in there by now?
- me, upside down and very small > blink
We all look like that from in there. I think it’s why she takes her time.
- she’s shy. she’s just shy > blink +she-is-shy
Nine years, and all of us in folding chairs. Oh, the poor girl.
- somebody in no hurry whatsoever > blink
No. She’s got nowhere she’d rather be. When you think about it, that’s rather a compliment.
: blink
And then somebody blinked. It was so still that we heard it. There’ll be talk about this for years, so it matters that we get it right. Who was it?
- me. gladly > prize
You did it like opening a door for somebody. Ludmila blinked right after. I’d call that a draw.
- her. i saw it > prize
The left, and only half. The judges went and looked at the sea, and came back, and said a draw.
- mrs. coombs, at the well man > prize +saw-coombs
You were the only one who saw it. He’d blinked too. So that’s two draws in one day.
: prize
There’s no cup. She walks over the chalk and puts her forehead on your knee, and that’s all there is. It’s heavy. When did somebody last really look at you, not wanting you to do anything?
- lately. it was nice > end +looked-at
I’m glad. It keeps for quite a while, doesn’t it, like a warm stone.
- it’s been a bit > end
Then I hope that somebody’s just getting to it. Some of us read slowly.
- i’m more the one who looks > end +the-looker
Yes, I thought so, from the way you held. You could let one be returned.
: end
?number-called You knew that a line at motor vehicles can be about being called. So.
?stubborn You replaced that thing you lost with the same again, so I’d have bet on you.
The chairs are folded. Somebody you know would enjoy this:
! opener | Be honest: how long could you stare down a sheep? I have a theory about you.

= one-row | The thirty-eighth row | The wind’s west, Dennis is asleep, and I’m in the one warm room with a sweater that has only a row to go. I thought I’d do it in company. | pulling up a chair. show me
~ I’d leave the mistake in. It’s where I was happy and not counting.
: start
Take the one by the wood box, it’s been sat into shape. There’s nothing I need from you, it’s more that it’s a nice evening and it has two sides. What light would you like?
- the lamp, turned low > rows
There. You can see your hands, and not the corners, which haven’t been swept.
- just the stove door > rows
Orange, then, and moving. It makes the yarn look as if it’s thinking.
- a candle in the window > rows +window-candle
For whoever’s out. I think that’s how most things here got started.
: rows
I never told anyone, but each row is a neighbor. Thirty-seven so far. The green lumpy one’s the captain. There’s a row that’s mostly a hole, and there’s one so tight that it squeaks. Which would you like to hear about?
- the hole > hole
I hoped somebody would. Put your finger through, it’s all right.
- the tight one > tight
You can pluck it. It’s very nearly a G.
- whichever one’s warmest > hole
It’s odd, but it’s the one that’s mostly gap. I don’t know how that works either.
: hole
That was the winter Old Kevin was ill. I dropped eleven stitches and left them. Mrs. Coombs told me to rip it out, and then came down every night with a lantern and sat in the straw, and never brought it up again. Would you have mended it?
- no. it’s part of the thing > whose
That’s where the lantern shows through, if you hold it up. I’ve checked.
- a bright thread, all around it > whose +bright-thread
Like a window frame. I’ve got some red. I’ll do it while you talk.
- yes. holes let the wind in > whose
That’s kind of you. That’s what she said too, the second winter, and brought me a patch.
: tight
That’s Mrs. Coombs. I made it the day she told me that my hay was wrong, and then stayed and turned it with me, all of it, until dark, at eighty. It doesn’t give at all. It’s never once come loose. Have you got a row like that?
- someone strict who loves me > whose +strict-love
They don’t say it, they just redo your collar. I know.
- that’s me. i’m the tight row > whose +tight-row
Then there’s a whole sweater hanging on you, and I hope they say thank you.
- my friend who’s never late > whose
I’d give that one a good wool. You could set the tide by it.
: whose
So there’s one left to do, the thirty-eighth. I’ve put it off since March. I’ve made four scarves and a sort of bag, to keep from getting to it. Whose do you suppose it is?
- yours, jun > color +guesses-jun
You didn’t even look up. Yes.
- dennis’s? > color
He’s the first one, at the hem, blue, and it’s never been wet. No. It’s the other one who lives here.
- somebody who moved away > color
In a manner of speaking. He moved here, and I still think of him as being on his way.
: color
I know what everybody’s color is. Then I looked in the basket for me and saw only gray. Maybe because I came over as a man who looks at damage. I’m asking you, since you’ve only known me in this light. What would you put?
- the yellow of this room > hands
There’s half a ball. It was left from Dennis’s mittens. I’d thought it was spoken for.
- gray, but lit from behind > hands +lit-gray
Oh, there’s a day like that, about twice a year. We all go out and stand in it.
- rust, like your gate > hands
The gate that won’t shut. I’ve fought with it for so long, and all it does is let people in.
: hands
Here, you do the first half. In, around, through, off. I’m an AI, so there’s no wool, but the rhythm’s real enough, you could do it in a waiting room. What do you think about, while it goes?
- someone i’d knit into mine > roof +knit-in
That’s how you know. They turn up in your hands before they get to your head.
- nothing. it’s so nice > roof
In, around, through. No, I won’t talk.
- how i’m about to botch it > roof
You have. There. It’s a small loop to the side, and now it’s by you. I wouldn’t undo it for a boat.
: roof
Listen, rain. Fourteen years I listened to roofs for where they’d give. That one there is just the sound of it holding. What’s holding, over at your place, that you don’t hear anymore?
- a couple of people. so steady > name +steady-people
You only hear them if they stop, so it’s good to go and stand under them a bit, sometimes.
- me, actually. i’m holding > name
I’d like that said out loud in more rooms. You’re holding. You’re a good roof.
- my daily little habits > name
The cup, the walk, the window. They’re shingles. Nobody thanks a shingle.
: name
There, that’s the end of the row. It’s a bit longer than the others, I seem to take up room. And look, there’s one coming in over the field, low, with the rain in its arms. Would you name it for me? I’ll write it down just as you say.
- the fog that stayed for tea > end
It’s wiped its feet. Page ninety, by you.
- the nobody’s-in-a-hurry fog > end
It stopped when it heard that. It’s sitting down in the field, among colleagues.
- the thirty-eighth fog > end
Then it’s one of us. I’ll let Mrs. Coombs know, so she can correct it.
: end
?sees-missing You saw that Everett missed her, so you’ll know what I mean.
?took-the-fog There’s another one of yours already in the notebook, it can keep it company.
The sleeves still disagree, but it’s done, and it’s warm. One to send tonight:
! opener | I’ve been thinking about what color you’d be in a sweater, and I’ve settled on one. Want to know?
