export { understood, type Understood } from './hearing/heard.ts';
export { asksForHelp, echoIn, languageIn, recognise, type Recognition, type Tongue } from './hearing/recognise.ts';
export { NO_ECHO, type Echo } from './words/echo.ts';
export { sentencesOf } from './words/words.ts';
