import { isNode } from './said.ts';

/** Names that are the same in every language. */
const NAMES = /^(?:wildin|wildin:|Wyn|AI|GIF|GIFs|OK|Esc|Enter|KLIPY|GIPHY|Wildin)$/;
/** Returns whether a text contains words to translate. */
export const hasWords = (text: unknown): boolean =>
  typeof text === 'string' && /\p{L}{2}/u.test(text) && !NAMES.test(text.trim().replace(/[.,:!]$/, ''));

/** Returns the string literals that an expression can result in, and the fixed parts of a template literal. */
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
