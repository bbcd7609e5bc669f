export { heardIn, type Heard } from './scenes/by-meaning.ts';
export { invitation, NOWHERE, play, repliesAt, taken } from './scenes/play.ts';
export { storyOf } from './scenes/stories.ts';
