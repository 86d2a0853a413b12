import { z } from 'zod'

/** Whether members meet here: profiles, posts, and what leads to them. */
export const CommunitySetting = z.object({ isOpen: z.boolean() })
export const FIRST_COMMUNITY = { isOpen: true }
