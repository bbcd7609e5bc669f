export { briefOf, invitation, NOWHERE, play, repliesAt, type SceneBrief } from './scenes/play.ts';
export { storyOf } from './scenes/stories.ts';
export { isOffered, taken } from './scenes/taking.ts';
export { sourceOfThemes, themes, THEME_VECTORS } from './scenes/themes.ts';
