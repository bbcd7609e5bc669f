const ENGLISH =
  /(?<= )(?:i|im|the|to|my|a|and|is|it|you|of|in|that|for|on|was|me|he|she|so|with|just|not|dont|at|have|this|be|do|but|are|your|we|they|up|if|how|what)(?= )/gu;
const SPANISH =
  /(?<= )(?:el|la|los|las|que|de|mi|me|no|es|un|una|en|con|por|para|yo|se|lo|le|muy|pero|mas|te|tengo|estoy|como|hoy|esta|este|ya|y|al|su)(?= )/gu;
const FRENCH =
  /(?<= )(?:je|le|la|les|des|un|une|est|et|mon|ma|mes|pas|ne|j|d|l|c|que|qui|pour|dans|sur|avec|il|elle|on|me|m|tu|suis|ai|ce|en|au|de|tout|plus)(?= )/gu;

export type Language = 'en' | 'es' | 'fr';

export function languageOf(read: string): Language {
  const [english, spanish, french] = [ENGLISH, SPANISH, FRENCH].map((common) => (read.match(common) ?? []).length) as [
    number,
    number,
    number,
  ];
  if (spanish > english && spanish >= french) return 'es';
  return french > english ? 'fr' : 'en';
}
