import { straight } from './words.ts';

/** Words that are often typed without an apostrophe; "ill" and "id" only where they can mean nothing else. */
const BARE =
  /\b(?:im|ive|dont|doesnt|didnt|cant|couldnt|wouldnt|shouldnt|wasnt|werent|isnt|arent|hasnt|havent|hadnt|wont|thats|theyre|hes|shes|youre|youve|weve|theyve|theres|whats|whos|hows|wheres|ill(?= (?:be|go|have|get|take|make|try|see|never|just|probably)\b)|id(?= (?:rather|love|like|never|say|have|be)\b)|(?<=\b(?:maybe|said|think|guess|thought|hope|hoped|bet|promised|swear|and|but|so|then|if) )(?:ill|id)(?= (?:let|fix|do|give|put|keep|call|ask|tell|start|stop|come|go|need|want|find|wait|send|write|bring|buy|eat|sleep|work|help|finish|leave|think|still|always|also|better|call|know|use|visit|cook|read|show|stay|move|quit|wear|feel)\b))\b/gi;
const withApostrophe = (word: string): string =>
  word.replace(/(?:nt|m|ve|s|re|ll|d)$/i, (end) => (/nt/i.test(end) ? "n't" : `'${end}`));
const ITS =
  /\bits(?= (?:been|a|an|the|not|so|too|just|all|going|getting|only|like|my|never|always|still|over|basically|really|pretty|very|kind|about|time|hard|good|nice|cold|hot|raining|snowing|fine|ok|okay|because|what|where|how|in|on|at|for)\b)|(?<=(?:^|[,.!?]) ?)its(?= [a-z]+(?:[,.!?]|$))/gi;

/** Returns a text with straight apostrophes. Common short forms that lack an apostrophe get one. */
export const withApostrophes = (text: string): string =>
  straight(text).replaceAll(BARE, withApostrophe).replaceAll(ITS, "it's");
