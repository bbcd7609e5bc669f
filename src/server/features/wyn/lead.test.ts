import { describe, expect, it } from 'vitest';
import { seededRng } from '#content/seeded-rng.ts';
import { repliesInSpanish } from '#content/wyn-spanish.ts';
import { replies } from '#content/wyn-replies.ts';
import type { Understood } from '#companions/hear.ts';
import { recognise } from './recognise.ts';
import { respond } from './responder.ts';
import { tongueFor, tongueOf } from './tongue.ts';

const inSpanish = `eso no me sirve
no me hace gracia
me da igual todo
no me deja entrar
me va a dar algo
no me late nada
me cae súper bien
me vale madre todo
no manches me dejó
ando bien crudo hoy
se me fue la onda
no le entiendo nada
me choca madrugar tanto
no traigo ni cambio
qué oso me dio
me quedé sin pila
ya me dio sueño
no me sale natural
le mandé un audio
me late su onda
no inventes qué feo
ya valió todo esto
vamos a ver mañana
no me animo todavía
me gana la risa
no doy una hoy
me urge un café
traigo un hambre tremenda
no hay de otra
me cayó el veinte
me hizo ghosting ayer
ando medio perdida aquí
no soporto el calor
me duele la panza
mi crush vio mi story
me dejó en visto
no me contesta el chat
le di match sin querer
me corrieron del trabajo
tengo un chorro de sueño
hoy toca tacos al pastor
me da flojera cocinar
llegué tarde al curro
me da cosa escribirle
no me carga la app
come pan sin sal
son las once en punto
no va a llegar a la red
vivo con mi abue
nadie pela mis mensajes
me re copa eso
tremendo gol metió Messi`.split('\n');

const inEnglish = `that does not help me
I have no idea
my dog ate the couch
not my kind of thing
she never wrote back
where do I even start
it was a long day
nobody here likes me
going out tonight maybe
my son has a red pan
come to me at once
no sin in that
what a weird app
can you say that again
we met at a concert
got ghosted again
stuck at the airport
my cat judges everybody`.split('\n');

describe('The language of an answer', () => {
  it('Short Spanish lines are answered in Spanish on Spanish pages', () => {
    expect(inSpanish.filter((message) => tongueFor({ message, language: 'es' }) !== 'es')).toEqual([]);
    expect(inSpanish.filter((message) => tongueOf(message, 'es') !== 'es')).toEqual([]);
  });

  it('English lines are answered in English on the pages of either language', () => {
    for (const language of ['es', 'en'] as const)
      expect(inEnglish.filter((message) => tongueFor({ message, language }) !== 'en')).toEqual([]);
  });

  it('Clear Spanish is answered in Spanish on English pages', () => {
    const lines = ['eso no me sirve', 'no le entiendo nada', 'tengo un chorro de sueño', '¿tienes hora?'];
    expect(lines.filter((message) => tongueFor({ message, language: 'en' }) !== 'es')).toEqual([]);
  });
});

describe('An answer that did not help', () => {
  it.each(['eso no me sirve', 'No me ayuda', 'eso no es lo que te pregunté', 'no me sirve de nada'])(
    'Wyn asks after “%s” what was wanted',
    (message) => {
      const { text } = respond({
        message,
        history: [],
        knowledge: undefined,
        fact: undefined,
        language: 'es',
        rng: seededRng(3),
      });
      expect(repliesInSpanish.insult).toContain(text);
    },
  );

  it.each(['that does not help', 'It isn’t helpful', 'that’s not what I asked'])('Wyn takes up “%s”', (message) => {
    expect(recognise(message)).toBe('insult');
    expect(replies.insult.length).toBe(repliesInSpanish.insult.length);
  });

  it('Spanish that was read as sad English gets no line for sorrow', () => {
    const heard: Understood = { language: 'en', question: undefined, it: 'gracia', isHeavy: true };
    const turn = { history: [], knowledge: undefined, fact: undefined, language: 'es', rng: seededRng(3) } as const;
    const { text } = respond({ ...turn, message: 'no me hace gracia', heard });
    expect(repliesInSpanish.sad).not.toContain(text);
    expect(text).not.toContain('gracia');
  });
});
