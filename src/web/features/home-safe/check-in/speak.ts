import { locale } from '#web/words/words.ts';

/** How long the caller leaves for an answer after each line, in milliseconds. */
const PAUSE_MS = 3500;
/** A browser that has not begun to speak by then does not speak. */
const BEGINS_MS = 2500;

/**
 * Speaks lines one after another with pauses, in the reader's language and with a voice of the device itself, which
 * needs no network. Calls `onSilent` where nothing can be heard. Returns the function that ends it.
 */
export function speakLines(lines: readonly string[], onSilent: () => void): () => void {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
  if (speech === undefined) {
    onSilent();
    return () => undefined;
  }
  let isOver = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  const silent = setTimeout(onSilent, BEGINS_MS);
  const say = (at: number): void => {
    const line = lines[at];
    if (line === undefined || isOver) return;
    const said = new SpeechSynthesisUtterance(line);
    said.lang = locale;
    said.voice = voiceOf(speech);
    said.addEventListener('start', () => clearTimeout(silent));
    said.addEventListener('end', () => {
      next = setTimeout(() => say(at + 1), PAUSE_MS);
    });
    said.addEventListener('error', () => {
      if (!isOver) onSilent();
    });
    speech.speak(said);
  };
  speech.cancel();
  say(0);
  return () => {
    isOver = true;
    clearTimeout(silent);
    clearTimeout(next);
    speech.cancel();
  };
}

function voiceOf(speech: SpeechSynthesis): SpeechSynthesisVoice | null {
  const [language = ''] = locale.split('-');
  const voices = speech.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}
