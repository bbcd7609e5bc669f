import { expect, it } from 'vitest';
import { isTest, source } from './source.ts';

const DOOR = 'src/server/platform/safety/aloud.ts';

/** The AIs whose words a language model may write. `test/ai-speakers.test.ts` tries each of them. */
const SPEAKERS: readonly string[] = [
  'src/server/features/companions/model/by-model.ts',
  'src/server/features/wyn/wyn.ts',
];

/** Translates a person's words on a tap, and says nothing of its own. `translation.test.ts` tries it. */
const TRANSLATOR = 'src/server/features/translation/translation.ts';

/** The words of a language model reach people through one door. */
export function modelRules(): void {
  const using = (pattern: RegExp): string[] =>
    [...source]
      .filter(([name, text]) => name.startsWith('src/') && !isTest(name) && pattern.test(text))
      .map(([name]) => name)
      .toSorted();

  it('Only the adapter knows a library of language models', () => {
    expect(using(/from '(?:ai|@ai-sdk\/[\w-]+|openai)'/)).toEqual(['src/server/platform/models/llm.ts']);
    expect(using(/(?<!function )\bcreateLlm\(/)).toEqual(['src/server/create-deps.ts']);
  });

  it('Only the door of safety asks a model for words', () => {
    expect(using(/\.(?:generate|stream)\(|\{[^{}]*\b(?:generate|stream)\b[^{}]*\} = (?:\w+\.)*llm\b/)).toEqual([DOOR]);
  });

  it('Every feature that takes a turn of the model reads it through that door', () => {
    const turns = [...SPEAKERS, TRANSLATOR].toSorted();
    expect(using(/\btakeModelTurn\((?!\s*\{)/)).toEqual(turns);
    expect(using(/(?<!function\* )\breadAloud\(/)).toEqual(turns);
    expect(using(/\bisOfAPerson: true/)).toEqual([TRANSLATOR]);
  });
}
