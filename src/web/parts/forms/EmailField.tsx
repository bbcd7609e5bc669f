import { TextField, type TextFieldProps } from '#web/ui/Field.tsx';

/**
 * A field for an email address, with the matching keyboard and autofill. Its type is text: a field of type `email` gives
 * the domain in ASCII, which the person would then see in place of what they typed.
 */
export function EmailField(field: TextFieldProps) {
  return (
    <TextField type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
  );
}
