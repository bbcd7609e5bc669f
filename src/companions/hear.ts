export { understood, type Understood } from './hearing/heard.ts';
export { asksForHelp, languageIn, recognise, type Recognition, type Tongue } from './hearing/recognise.ts';
export { NO_ECHO } from './words/echo.ts';
export { sentencesOf } from './words/words.ts';
