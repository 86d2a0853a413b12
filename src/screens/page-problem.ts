import { screenCodes } from '#language/screen-codes.ts'

/** How a page answers that could not be drawn: what is not there, or what nobody could have meant, is 404; all else is ours to mend. */
export const statusOfRefusal = (code: number): 404 | 503 =>
  code === screenCodes.NOT_FOUND || code === screenCodes.BAD_INPUT ? 404 : 503
