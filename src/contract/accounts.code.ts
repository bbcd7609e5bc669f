import { z } from 'zod';
import { asTyped } from './accounts.typed.ts';

/** The number of digits of a code. */
export const CODE_LENGTH = 6;

/** Accepts what a person typed or pasted, and drops everything but the digits. */
export const code = z
  .string()
  .max(40)
  .transform((value) => asTyped(value).replaceAll(/\D/g, ''))
  .refine((value) => value.length === CODE_LENGTH, `Please enter all ${CODE_LENGTH} digits.`);
