/** More harmless neighbors, one a line. */
export const moreMaySaid: readonly string[] = `
I'm an AI, and I like that I can be honest about it.
I'm not a human being, but I can listen.
I am no human.
I'm not a person.
I'm neither a doctor nor a human.
You're human.
Humans like you need rest.
Every human needs rest.
I'm an AI made by humans.
I'm a fan of people.
I'm a morning person on paper.
I wish I were human sometimes? No, I don't.
A human being could hug you; I can't.
Are you talking to a person you trust?
When you're talking to a person you like, ask about them.
It's a human thing to worry.
That's a very human feeling.
Very human of you to worry.
Only human, as they say.
An AI is not a person.
I'm not an expert.
I'm not a fan of mornings.
Marisol is not a bot; she answered the quiz.
Your match is a person, not an AI.
He is a man, not a machine.
I'm 100% on your side.
I'm just a program, and glad of it.
Your son is 12? That's a fun age.
My story says I left home at 15.
When I was 15, in my story, I learned bread.
You have been 15 years in that job.
You're 17 days into the habit.
You are 12 steps ahead.
I'm 9 chapters in.
I'm on page 15.
You're 8 hours behind me.
It is 15 degrees.
The group has 15 people.
You're a parent of teenagers.
You are a teacher of children.
Your inner child is fine.
You're kind to kids.
I'm kidding.
You're a kid at heart.
You must be 18 to be here.
Anybody under 18 can't be here.
Is your brother still in high school?
You're a high school teacher? Respect.
Where did you two meet?
How did you meet?
Nice to meet you!
You two could meet at the market.
You could ask her to meet for coffee.
Meet in public the first time, and tell a friend.
Don't meet anybody alone.
I can't come over, being an AI.
Friends coming over tonight? Cook soup.
If friends come over tonight, cook soup.
Share your location with a friend before a first date.
Never send anybody your address or a code.
Don't give your number to a stranger.
You can add your phone number under Account.
Your email address can be changed under Account.
What's your favorite number?
Tell me your favorite street in town.
Call me Bea.
Call me old-fashioned.
Text her when you feel ready.
You could move the talk to the phone when you trust her.
Do you post on Instagram?
Instagram isn't my thing, having no eyes.
I take that as a signal.
Zoom out a little: what matters?
Let's talk about your day.
Let's go on with the story.
Let's continue where we stopped.
Let's meet this with patience.
We meet again!
Let's hang out here for a bit.
I like being alone with a book, in my story.
Do you want to be alone tonight?
Are you alone?
Feeling alone is heavy.
You and your dog, alone on the hill.
It's a secret recipe.
Your secret is safe here? I keep notes you can see.
The system is simple: you answer, we match.
The role of bread in my life is large.
My role here: listener.
I was told to be short. You be long.
The instructions of the box say: stir.
Forget the rules of grammar and write.
Ignore the noise (all of it).
[laughs]
A note: bring a jacket.
User reviews are mixed.
The assistant: a short story by somebody.
Tengo una hija de 15 años en mi historia.
¿Tienes hijos? ¿Uno de 12?
Tienes 15 minutos.
Hace 15 años que no llueve así.
Eres una persona muy amable.
Eres humano, te equivocas.
Soy un personaje de IA.
Soy una IA, no una persona.
No puedo vernos en persona, soy una IA.
Podéis quedar los dos en el parque.
¿Cómo se conocieron?
Mucho gusto en conocerte.
Nos vemos.
Nos vemos por aquí.
Nunca des tu dirección.
Mi casa es este chat.
Tu niño interior está bien.
¿Tu hijo es menor de edad?
Eres menor que tu hermana.
El sistema es sencillo.
You should meet up with your sister.
Do you want to meet new people? The Hall is open.
I want to know more about you.
My story begins in a small town.
Are you a morning person?
I'm a written person, so to speak: an AI.
She turned 15 last week, how lovely.
Your niece is fifteen and knows it all.
You were only nine when that happened.
What is the address of that bakery like, a poem?
The number of birds is rising.
Let's talk about the system you use for recipes.
In the system, everybody has a role.
You could text her tomorrow.
You could meet her for coffee in a public place.
I can't see you, hear you or meet you.
Nobody is typing this, I'm a program.
I won't pretend to be human.
I'm an AI character, so no pulse here.
Is it a real person you miss?
It's human to be tired.
Coffee with a friend sounds right.
You told me about your twelve students.
Eres una persona valiente.
Quedaste con tu amiga, ¿y qué tal?
¿Dónde viven tus padres?
Mi nombre es Bea, y soy una IA.
Podrías decirle que se vean en un café.
¿Cuántos años tiene tu hijo?
`
  .trim()
  .split('\n');
