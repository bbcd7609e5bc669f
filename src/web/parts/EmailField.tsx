import { TextField, type TextFieldProps } from '#web/ui/Field.tsx';

/** A field for an email address, with the matching keyboard and autofill. */
export function EmailField(field: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
