import { z } from 'zod';

/** With what a newcomer asks to be let in, where the place asks for something. */
export const ticket = {
  /** The code of a link of the operator. */
  invitation: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  /** The Wildin ID of the member whose invite link brought them here. */
  friend: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional(),
};
