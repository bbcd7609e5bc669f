import { isNode } from '#scripts/words.ts';

/** Names, which no language changes. */
const NAMES = /^(?:wildin|wildin:|Wyn|AI|GIF|GIFs|OK|Esc|Enter|KLIPY|GIPHY|Wildin)$/;
/** Whether a text says something that another language says otherwise. */
export const hasWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2}/u.test(text) && !NAMES.test(text.trim().replace(/[.,:!]$/, ''));

/** The texts that stand in what an element shows, as they are or by a condition. */
export function literals(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal' && typeof value['value'] === 'string') return [value['value']];
  if (value.type === 'JSXExpressionContainer') return literals(value['expression']);
  if (value.type === 'ConditionalExpression')
    return [...literals(value['consequent']), ...literals(value['alternate'])];
  if (value.type === 'LogicalExpression') return literals(value['right']);
  if (value.type === 'TemplateLiteral')
    return (value['quasis'] as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  return [];
}
