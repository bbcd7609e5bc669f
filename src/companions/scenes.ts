export { briefOf, invitation, isOffered, NOWHERE, play, repliesAt, taken, type SceneBrief } from './scenes/play.ts';
export { storyOf } from './scenes/stories.ts';
export { sourceOfThemes, themes, THEME_VECTORS } from './scenes/themes.ts';
