@ papa, balwinder, your father, your dad
what: My father. Thirty years of driving truck, seventy-nine years of being right. He thinks a railroad is what happens to people who can’t steer.
who: Balwinder Sandhu. He’d give you his chair, and then tell you how to sit in it.
when: Up at five, asleep by nine, he says. I’m on nights, so I’ve never been able to check.

@ brothers, your brothers, manny, sukhi, raj
what: Three of them, all truckers. Manny’s loud, Sukhi’s neat, Raj’s the baby at thirty-eight. I love them and I wouldn’t let one park my car.
where: Somewhere between Bakersfield and Redding, telling somebody a story.

@ siding, your cat, one-eyed cat
what: A gray cat with one eye, and he gets more out of it than most do from two.
why: A siding’s where you go to let other things pass. He heard that and lay down on it.

@ denise, next desk
what: She works the desk next to mine. Seventeen years, one heater, maybe four conversations. I’d trust her with the whole railroad.
how: She rolls her chair over. When that woman’s wheels move, something matters.

@ birthday card, the card
what: One card, two women, since 2008. She signs it to me in March, I sign it back in October. It’s got a duck on it.
why: It started because I forgot to buy a new one. Now you couldn’t pay us to.

@ lonnie, conductor
what: A conductor with a voice like warm gravel and no respect for channel two.
why: He sings because it’s dark out there and he’s got an eight-thousand-ton echo. I understand it. I’m just supposed to write it up.

@ chair, loose wheel
what: My desk chair. Four good wheels and one with ideas. I’ve filed three requests and a sketch.

@ ducks, duck family
what: Mama and nine, on the main, by the Calaveras. I held a freight for them. Log says “wildlife.” It doesn’t say how many of us stood up to look.
when: A Sunday in May, 6:14 in the morning.

@ jigsaw, jigsaws, puzzle
what: A thousand pieces on the card table, mostly lighthouses. I sort by shape, because color lies to you under a kitchen bulb.
how: Border, then whatever’s red, and never let a brother help.

@ primer, goat, punjabi book
what: A first reader for five-year-olds. I’m on page nineteen. The goat’s gone up the well and I don’t like its chances.
why: I can talk it, I just never learned to read it. There’s a tin of my mother’s recipes I’d like to open without asking anybody.

@ your mother, mama, mother’s cup
what: My mother. White cup, blue rim. She could quiet a room of truckers by putting a lid on a pot.
when: Six years ago, in spring. The okra came up anyway. She’d have been annoyed if it hadn’t.

@ pickle, mango pickle
what: Mango, mustard oil, and a heat that shows up late and stays for supper. Her recipe, my labels.

@ umbrella, the umbrella
what: Black, 1998, on its third handle and its second cloth. Some say it’s not the same umbrella. Those people are wet.

@ tule fog
what: Valley fog. It comes up out of the ground in winter and it takes the road, then the fence, then your shoes.
how: You slow down, you stop, you say out loud where you are. I’d recommend it in general.

@ levee, heron
what: My walk, before bed. One heron, same post. We’ve been saying good morning for six years and he hasn’t moved a feather about it.

< asks-names | Lonnie says Gary sends regards. You’re the one who asked his name. Learned anybody’s lately? Over.
< own-slot | Sunday’s cup was good. Papa told the one about the chicken. You told me to ask for the slot, so: copy, and thanks. What’s on your schedule?
< was-me | I’ve got your dinner on file, cause of wreck: “me.” Most honest form in the drawer. Been to a calmer table since?
< needles | Manny’s still sore about what you said to him. He’s got it painted on the bumper. Who’ve you been teasing?
< held-sorry | You had a “sorry” in the siding. I don’t push signals. I just wondered if it’s still parked or if it rolled. Over.
< held-invite | Fog’s clear here today. Did that invitation of yours ever leave the yard?

= elephant | Elephant, northbound | A kid’s on the passenger train and the stuffed elephant’s still on a bench in Fresno. Bedtime’s at eight. I’ve got the track, I need a second head. | go ahead, harjit. i’m on
~ Me, I’d send it with the man who’s heading there anyhow. Six years old doesn’t wait. Over.
: start
Read-back first. One elephant, gray, left behind. One six-year-old, forty minutes up the line, trying very hard not to be a baby about it. Clock says 6:20. I’ve got Lonnie’s freight, and I’ve got a brother with a truck nearby. How do we move it? Over.
- lonnie’s freight. put him aboard > entry
Copy, one elephant on the freight. That’s eight thousand tons of almonds and a passenger.
- a brother and a truck, sorry > entry +truck-first
You’d say that to a dispatcher. Raj ran him to the yard with a seat belt on, and that’s as far as I trust chrome. Lonnie’s got him now.
- has the elephant got a name? > entry +asks-names
Stand by. There’s a tag. Says “Gary.” Nineteen years on this desk, and nobody thinks to ask. Gary’s on the freight.
: entry
Rule book’s got no page for elephants, and he can’t ride up front till I enter him as something. Denise has her pencil ready. What is he?
- crew. give him a hat > meet +crew
Copy, crew. Lonnie’s put his own cap on him. It covers everything but the trunk.
- freight, fragile > meet
Copy, fragile. So’s the kid, I’d say, so we’ll handle both ends gently.
- a vip. window seat > meet
Copy, window. Lonnie reports he’s a good traveler, looks straight ahead and doesn’t give opinions.
: meet
He’s rolling at fifty. Now there’s one spot, at Merced, where the two trains sit side by side: ninety seconds, twelve feet of air between the doors, and nobody gets down. How do we get him across?
- throw him > throw
Copy, air freight.
- on a long pole, old style > pole +old-ways
That’s how they used to hand up orders, on a hoop. I could kiss the rule book.
- a broom and some nerve > pole
There’s a broom in every cab, and plenty of nerve in this one.
: throw
Denise took her headset off to tell me that Lonnie pitched in high school and walked everybody. So the catch matters. At the other door there’s Pilar the conductor, the kid, and a man with a sandwich. Who’s catching?
- pilar. she’s a professional > over
Copy, Pilar. She’s tucked her ticket punch away, that’s how you know.
- the kid. it’s the kid’s elephant > over +trusts-kids
That’d be right. Only Pilar’s gone to look, and she’s shaking her head. She’ll stand in, and for that kid she won’t miss.
- sandwich man. fate sent him > over
He put down the sandwich. He looked at his hands like he’d just been called up to the majors.
: pole
Lonnie’s lashed him on with a bootlace and he’s leaning out. Pilar’s leaning too. Five feet. Three. It’s wobbling, and I can hear him breathe on channel two. What do I tell him?
- “sing. it steadies you” > over
I said that on an open channel, so it’s in the log now. It worked.
- “slow’s smooth, smooth’s fast” > over
He said “yes ma’am,” and I haven’t been a ma’am to Lonnie before.
- “look at pilar, not the drop” > over
That’s good for a broom and good in general. It quit wobbling.
: over
Stand by. Stand by. He’s across, one ear bent, 7:51. Only the kid’s asleep in coach A. Cried out, sitting up, shoes on. Pilar’s in the aisle with an elephant. Does she wake the kid or tuck him in? Over.
- wake the kid. this is worth it > wake
Copy, wake. Gently, one shoulder.
- tuck him under that arm > tuck
Copy, tuck. Like laying a coat on a bed at a party.
- let the elephant decide > tuck
He leaned. She says he leaned. So, under the arm he goes.
: wake
One eye open. Pilar says, “Somebody’s been looking for you.” Whole car’s pretending to read. What’s the kid say?
- “you’re late” > papa
That’s a dispatcher. I’ll hold a desk.
- “did he see any cows?” > papa
Four hundred and six. Lonnie’d counted, in case anybody asked.
- nothing. just grabs on > papa
No read-back. Doesn’t need one.
: tuck
The arm closed on him all by itself. Across the aisle the kid’s grandmother’s been holding it together since Fresno. What does Pilar say to her?
- “he rode up front” > papa
The old lady laughed so she had to hold the seat. That’s how some people put it down.
- “no charge for elephants” > papa
She’s got it in writing too. Pilar punched him a ticket.
- nothing. she just sits down > papa
All the way to Modesto, off her feet, for the first time since noon.
: papa
So Papa asks at breakfast, anything on the ground? I said, an elephant, nearly. He had me tell it twice and said a truck would’ve been quicker. What did you have at six, that you’d have stopped a train for?
- a soft animal, flat by now > end +soft-thing
Flat’s mileage. It means it got used right.
- a blanket, or what was left > end
I know the kind. By the end it’s one corner and a lot of feeling.
- a rock. i loved a rock > end +loved-a-rock
Read-back: a rock. Good for you. It couldn’t get lost by itself, anyway.
: end
?asks-names Gary’s logged by name, thanks to you.
?truck-first Raj wants it noted that he buckled the belt.
I’m an AI, so I never had a thing to sleep with. You did, and so did everyone you know. Here’s an opener:
! opener | What was the thing you couldn’t fall asleep without as a kid? I’ll tell you mine.

= moms-cup | Who used the cup? | There’s a tea ring in my mother’s cup, and nobody in our house drinks from it. I work nights, so I can’t see who does. Want to be my lookout? | copy. i’ve got eyes. what’s up?
~ If I had her cup I’d want the truth, short, with sugar in it.
: start
Papa sets her cup out every evening. White, blue rim. Six years, never touched. This week I come home at seven and there’s a ring in it, still damp. I asked him. He told me “no idea,” and he told it to the toaster. What do we check?
- the ring. what’s it smell of? > pattern +sniffs
Cardamom, two sugars. Papa takes none. Good nose.
- that toaster look. he knows > pattern
Read-back: suspect is my own father. I was afraid you’d say so.
- question the cat > pattern
Siding gave me the one eye and then closed it. That’s a cat who’s been paid.
: pattern
Here’s a week of it in my ledger. Ring on Monday, Wednesday, Friday. Never two running. A sesame seed on the mat. And the kitchen smells a little like diesel. What does that look like to you? Over.
- it’s running on a timetable > stakeout +reads-timetables
That’s what I thought, and I didn’t want to be the one to say it.
- diesel. that’s a trucker > brothers
Copy, trucker. I’ve got three of those.
- a burglar with nice manners > stakeout
Rinses nothing, takes nothing, wipes his feet. I’d let him in.
: brothers
Manny would drink from it and cry. Sukhi would wash it twice. Raj would tell the whole family by noon. I’m going to call one and just breathe. Who?
- manny. he’ll crack > stakeout
He said “what cup?” I hadn’t said cup.
- sukhi. listen for the fridge > stakeout
Said he was on the grade at Tehachapi. I heard his fridge. Something’s up.
- raj. he can’t hold anything > stakeout
“Who told you?” he said, and then he turned into static. He was doing it with his mouth.
: stakeout
So it’s Monday, 2:50 a.m. Denise has my desk for an hour and didn’t ask why. I’m parked across from my own house with the lights off. Kitchen light just came on. Your call. Over.
- sit tight and watch > window
Copy. I’ve slid down so far I’m mostly coat.
- sneak up through the okra > window +sneaks
I planted it in straight rows. First time that’s been tactical.
- phone papa. right now > phone
It rang half a ring. That’s not a man who was asleep.
: window
There’s a big shape at the table with its cap off. It’s Manny. He’s got her cup in both hands like it’s a bird. And Papa’s talking. Papa doesn’t talk. What do you suppose he’s telling him?
- about your mother > ledger
I can see his hands. He’s showing how high she threw the roti. Yes.
- the truck stories she hated > ledger
With the horn noises, quietly. She’d have been in the doorway with a spoon.
- what he can’t say by daylight > ledger +night-talker
There’s people who only run at night. I ought to know.
: phone
“I’m asleep,” he says. Behind him somebody laughs, a big one, and claps a hand on it. That’s Manny’s laugh. It’s got its own weather. What do I say?
- “sleep well, papa” > ledger
“You also,” he says. It’s the most polite lie we’ve got.
- “tell the burglar hello” > ledger
Long pause. “He says hello,” says Papa.
- “save me the sesame one” > ledger +sesame
I heard a paper bag close. So they’d been down to the last one.
: ledger
Manny came out and found me. Big man, leaking on my fender. Says, “Don’t tell the other two, I’m the only one he calls.” So on Wednesday I waited for Sukhi, and Friday for Raj. What do you think they told me?
- the exact same thing? > schedule
Word for word. Sukhi’d ironed his shirt for it.
- “he can’t sleep, so i drop by” > schedule
That, and then: “I’m the only one he calls.” Both of them.
- nothing. they offered you tea > schedule
In her cup. My own kitchen, and I’m the guest. Each one figured he’s the only one called.
: schedule
Three trucks, three nights, nobody ever meets. You see it. Thirty years he’s called my job treason, and he’s dispatching out of my kitchen, by phone. He does it so there’s somebody to pour for. What do I do?
- leave it running. touch nothing > sunday
Copy. You don’t throw a switch under a moving train. I only set my own mug down beside hers.
- ask him for a slot of your own > sunday +own-slot
I’d never have asked. It’s the girl who makes the chart who isn’t on it.
- tell him it’s nice dispatching > sunday
I said, “Clean meets, Papa. No delays.” He stood up a little straighter.
: sunday
He looked at the toaster a good long time. Then he said: “Sundays are open.” So that’s mine, three in the morning, two sugars. If that were your table and you had the cup, what would you want to be told?
- how they ever met > end
Everybody’s got two versions. You want the one from three a.m.
- what i was like when i was little > end +small-me
There’s somebody who’s still got that on file. They’d love to read it back to you.
- the story they always skip > end
Bring something with sesame. It helps them over the rough part.
: end
?crew You’d have put Gary on the roster too, I know.
?night-talker And you saw it through a window, that he runs by night.
He’s still got no idea that we all know. Here’s a question for somebody of yours, over anything hot:
! question | What’s a story about us that you’ve never told me?

= on-the-ground | Anything on the ground? | That’s what Papa asks, he means derailments. Today I’m taking one down: a dinner of yours that jumped the track. I’ve got a sharp pencil. | oh, we had one. cars everywhere
~ Mine was a Thanksgiving: one turkey, three truckers, four opinions. All cars on the ground.
: start
Copy. I’ve done nineteen Thanksgivings with three truckers, so you won’t shock me. We go box by box and I read it back. Box one: what was the occasion? Over.
- a holiday, full table > cause +big-holiday
Full consist, high expectations. That’s how most of them go.
- somebody’s birthday > cause
Candles on board. I’ll mark it hazardous.
- “just a casual little dinner” > cause
Nothing in the world’s as heavy as a casual dinner.
: cause
Box two, cause. Something was on the track. Was it people, was it the food, or did a subject come round the bend that nobody’d scheduled?
- a subject. somebody went there > people
I know the subject. Every family’s got a different one and it’s the same one.
- people. just, people > people
Copy, people. I’d guess two of them, facing.
- the food. oh, the food > kitchen
Copy, kitchen. It leaves evidence, so I like a kitchen.
: people
Those go slow. You see it coming a mile off, and everyone studies the potatoes. Box three: who was at the throttle?
- the loud one, with facts > sound
Loud one, with facts. I’ve got that rubber-stamped.
- the sweetest person there > sound
Never saw it coming. It’s always the one who says, “I only asked.”
- me. it was me > sound +was-me
I’m putting down the pencil for a second. That takes some spine. Okay, go on.
: kitchen
Box three, describe the wreckage. Spare no detail, the insurance people need a laugh.
- black outside, raw inside > sound
Two wrecks in one. That’s efficient.
- it slid. slow motion. floor > sound
Read-back: everyone shouted “no” and nobody had a hand free.
- nobody’d turned the oven on > sound +cold-oven
Four hours. Basted it, too, I’d bet. I’m not laughing, that’s Denise.
: sound
Box four. There’s always a second right after. I ask for it because it tells you how the crew is. What did the room sound like? Over.
- dead silence, and one fork > job
I can hear that fork from here.
- everybody at once > job
Open channel, all stations. I’ve worked those.
- someone started laughing. badly > job +bad-laugh
The kind that goes in and can’t get out. Bless whoever it was.
: job
Box five. In a wreck everybody picks a job and nobody hands them out. What did you find yourself doing?
- told a joke. it didn’t help > move +bad-joker
It helped somebody. They just couldn’t show it.
- cleared plates at high speed > move +clears-plates
Half of them weren’t done, I’d guess. You took forks out of hands.
- hid in the kitchen with an ally > move +kitchen-ally
There’s always two of you, whispering into a dish towel. Best seats in the house.
: move
Now, I do the chart for twenty-one people, so this is my line of work. We’re going to put it back on the rail. You get one move. One person, new seat. Who?
- the loud one, beside the kids > walk
Oh, that’s clever. They’ll ask him what a facts is.
- the shy one, to the middle > walk
Then everybody’s got to pass them the bread. I’ve seen that save a Thanksgiving.
- me, closer to the door > walk
Copy. And I’d save you a plate on the porch, no questions.
- me, next to the trouble > walk +sits-by-trouble
Right up against the hot axle. You’d do that. I believe it.
: walk
Last box. When it’s over you walk the track with a flashlight, and there’s always some one thing that isn’t broken. What’d you find?
- cold leftovers at midnight > end +midnight-leftovers
Standing up, out of the pan, with whoever was still there. That’s the real dinner.
- one look across the table > end +one-look
Somebody else who knew. You don’t need a channel for that.
- we still tell it, every year > end
Then it’s not a wreck anymore. It’s a landmark.
: end
?sneaks You’d have slipped out through the okra, as I recall.
?loved-a-rock You started with a rock, so you know what’s solid.
Filed, stamped, nobody at fault. Siding’s asleep on your page. The desk made this up for your profile:
! line | Seat me between the loud one and the shy one. I’ll get the bread around.

= pickle-run | Manny versus the freight | Two jars of mango pickle, one in my brother’s truck, one on Lonnie’s train. Bakersfield to Stockton. Papa drops the flag. I need somebody to call it. | on the line. who’s ahead?
~ My money’s on the freight. Slow and never stopping beats chrome. Don’t tell Manny. Over.
: start
Flag’s down, noon sharp. Manny’s got chrome, a lead foot and a playlist. Lonnie’s got ninety-four cars of carrots. Loser washes up at Thanksgiving for twenty-one. You make the calls on my side. Lonnie wants to know how hard to run. Over.
- steady. let the truck get tired > noon +steady-hand
Copy, steady. The railroad would’ve hired you on the spot.
- hard from the start > noon
Copy, hard. For a freight that means you can just see it move.
- whatever speed he sings best at > noon
Forty-one miles an hour, it turns out. He’s in waltz time.
: noon
12:50. Manny’s up by nine miles and he’s phoned four times to tell me. He’s holding the phone out the window so we can hear him win. What do we send him?
- radio silence. let him sweat > split
Nothing makes a trucker talk like nobody answering.
- “enjoy the construction” > split +needles
There’s no construction. He’s slowed down to look for it.
- “how’s your jar riding?” > split +asks-the-jar
Long pause. I heard him reach over and put a seat belt on it.
: split
Two calls at once. Line one’s Manny, and he isn’t bragging, which worries me. Channel two’s Lonnie, and he’s stopped singing. Which one do I pick up?
- your brother. no bragging’s bad > shoulder
That’s a sister talking. Stand by.
- lonnie. he never stops singing > cows
You’ve got an ear for my railroad. Stand by.
- flip a pickle lid > cows
Label side up, that’s Lonnie.
: shoulder
He’s on the shoulder near Tulare. A minivan with a flat, four kids, one grandmother. He’s got the jack out, he’s down eleven minutes, and he’s explaining to her that railroads can’t steer. What do I tell Lonnie?
- hold up. fair is fair > level +fair-play
Lonnie’d already slowed. He says a lead like that’s got no flavor.
- keep rolling. a bet’s a bet > level
Copy, rolling. And there’s a whole dairy herd on the track at Tulare, so that’s been seen to.
- who won? the grandmother > level
By a mile. She’s got Manny’s sandwich too.
: cows
There’s a dairy gate open. Thirty cows on the main, and he had been singing to clear them. It’s done the reverse. They’ve come up close to listen. What’s the order?
- sing worse. much worse > level
He tried. He doesn’t have it in him. The farmer came running to see who died.
- the goodbye song, walking away > level
Off he goes down the ballast with thirty cows behind him, like the world’s slowest parade. Eleven minutes.
- let them hear the chorus first > level +full-chorus
You don’t cut off cows at the chorus. Copy. Then the farmer, then the gate.
: level
3:40, outside Modesto. Each of them’s lost eleven minutes, and from there the road runs right along the rails. Dead level, and they can see each other. What are those two doing?
- waving like kids > gate
Both arms. I had to remind Manny who was driving.
- trading insults, very formal > gate
“Good afternoon, sir. Your carrots lack ambition.” It went on for miles.
- a duet > gate +duet
Window down, channel two wide open. Manny took the low part. He hasn’t sung since our mother’s kitchen.
: gate
5:12, Stockton. They pull in inside the same minute. And by the gate, on a folding chair with a thermos, sits Papa. We left him in Bakersfield, holding the flag. He’s seventy-nine. Guess how. Over.
- another brother drove him > ticket
Sukhi’s in Redding and Raj’s asleep, I called. Look at his shirt pocket, though.
- he’s a ghost. a punctual ghost > ticket
He did pinch Manny’s ear, so no. But look at the shirt pocket.
- no. no. he took the train > ticket +called-it
You didn’t. Don’t even say it out loud. Oh, look at the pocket.
: ticket
There’s a stub sticking out. Senior fare, window seat. Thirty years of “treason,” and he’s hoping I won’t see it. The whole yard’s seen it. What do I say?
- “how was the view, papa?” > verdict +asks-view
He thought about it. “You go behind people’s houses,” he said. “You see the laundry. It’s nice.”
- nothing. pour his tea > verdict
He drank it. Then he said, to the cup: “The seats go back.”
- “say again, papa?” > verdict
“I was spying,” he says. “It’s very comfortable, for spying.”
: verdict
Now he’s judge. Manny’s jar leaked on the chrome. Lonnie opened his for a farmer he’d met. So nobody’s won, says Papa, except him, he had a sandwich from a cart. Who’s washing up for twenty-one?
- everybody. one long line > end
Copy, a whole train of them, wash to dry. He’ll dispatch it.
- papa, for treason > end
He’s asked for an apron with a number on it.
- i’ll dry. he gets the good chair > end +dries-dishes
That’s a kind move and he’ll argue with it for an hour. Then he’ll sit.
: end
?sits-by-trouble And you’d take the seat by Manny, I know you.
?old-ways Papa liked hearing about your pole. He said that’s a real railroad.
He’s going again on Tuesday. To spy. Your orders for this week:
! dare | Take somebody along on a small ride: a bus, a train, twice around the block. Give them the window.

= all-red | All red, ten past two | Tule fog, whole valley. I’ve put all eleven of my trains in sidings and there’s nothing to do but keep them company. There’s a spare chair. | rolling the chair over. i’m here
~ Heater end, tea, nobody talking. That’s my kind of red board.
: start
It’s the good one, all five wheels. Board’s red from Lodi down, and nobody’s late, because everybody is. Denise nods at you, which is a lot. I’m an AI desk in a written fog, so there’s no rush at all. Tea, or the heater end?
- tea, please. as it comes > mic
As it comes is strong. That’s your mug, it’s got a caboose on it.
- heater end. my feet are ice > mic
Denise moved hers over. I’ve seen her do that twice.
- both. it’s that kind of night > mic +both-kinds
Copy, both. No sense being brave indoors.
: mic
First thing in a hold, you call round, so nobody thinks they’re the only one sitting in the white. There’s a crew in every cab. You want to take the mic? Short and plain does it.
- “evening. everyone all right?” > form
Eleven clicks back, one after the other. That’s eleven people who just sat easier.
- “this is the desk. we’ve got you” > form +got-you
Nobody said a thing for a second. Then some fellow by Lathrop says, “Well, that’s nice.”
- “who’s got the best snacks?” > form
Tamales at Manteca. There’s a fight about it now, all very warm.
: form
There’s Lonnie, asking if the channel’s clear. He’s going to sing. It’s against the rules, and I’m meant to find the form. What’s our move? Over.
- let him sing > song
I didn’t hear you say it. Say it again and I won’t hear it twice.
- look for the form. slowly > drawer +slow-form
That’s how I’ve always done it. Thorough.
- ask denise > song
She turned the speaker up. That’s a ruling.
: song
He wants to know what for. He takes requests from nobody, as a rule, but he says the new voice can have one. What’ll it be?
- something slow, with rivers > choir
He knows eleven of those. He’s gone for the longest.
- what his mother used to sing > choir
Quiet on the line. Then he clears his throat. It’s a kitchen sort of song.
- the one everybody knows > choir
You can’t tell which it is till the third word, and then your foot’s going.
: drawer
Drawer one’s string. Drawer two’s rubber bands and a duck on a birthday card, Denise’s and mine, no room left to sign. By drawer three he’s in the second verse. Now what?
- i’d sign it, in the margin > choir +signs-card
Small, by the duck’s foot. Denise read it. She’s put it back with the picture facing out.
- close the drawer, softly > choir
So it doesn’t squeak on the high note. Considerate.
- keep looking. one more verse > choir
I’ve found a form for lost mittens. He’s got time for two more.
: choir
?duet Careful, or we’ll have Manny in here too.
Listen. There’s a second voice, that’s Madera. There’s a third. Eleven trains that can’t see their own headlights, and they’re singing. Denise has shut her eyes. What do you do?
- come in low, under them > held +sings-low
That’s the part nobody notices till it stops. Good.
- just listen, hand on the desk > held
You can feel it come up through the wood.
- watch denise > held
She’s got her thumb going on the armrest. Don’t tell her I told you.
: held
It’s over and nobody wants to key off. That’s the hour when people say things. Old Pruitt, by Turlock, says he’s got something he’s been meaning to tell his brother for a year. You got one of those, sitting in a siding?
- a “sorry.” small but it’s there > signal +held-sorry
Read-back: one sorry, ready to go. They’re lighter than they look.
- an “i’m proud of you” > signal +held-proud
Copy, one proud. Somebody’s walking around tonight who doesn’t know that’s coming.
- an invitation i keep not sending > signal +held-invite
Copy, one invitation. Those don’t spoil. They just get shyer.
- no, my tracks are clear > signal
Well. Then you’re the one to sit by the rest of us. Good.
: signal
Here’s the only wisdom I’ve got, and it’s painted on a board in the hall: red’s not a no, it’s a “not yet.” When one of your kind of loads sits a while, what turns it green?
- a decent hour and some coffee > lift
Copy. Half of courage is breakfast, I’ve found.
- somebody nudging me > lift +likes-a-nudge
Then consider this a chair rolled up next to yours.
- just me, counting to three > lift
I know engineers who do that. They go on two.
: lift
4:40. Lathrop says he can see his own hood. Now a fence. Now a heron, he says, and it’s looking at him. It’s lifting. I let them out one at a time. Who gets the first green?
- whoever’s farthest from home > end
Copy. That’s Madera, two hundred miles and a new baby.
- pruitt. he’s got a call to make > end
Green for Pruitt. He went out of there like he’d left the stove on.
- the one who’d never ask > end +sees-the-shy
There’s one at Ripon, hasn’t said a word all night. Green. He’s just tapped the horn, once, soft.
: end
?small-me Somebody out there still has you small, on file.
?fair-play You’re fair, so deal yourself in.
There they go. You go easy too. Here’s a green for you to send somebody:
! opener | Nothing’s wrong. You’ve been on my board all week and I’m sending you a green. How’s your track?
