import { z } from 'zod'

export const SizeGuidesWire = z.object({
  list: z.array(
    z.object({
      /** Its place on the page of size guides: women-shoes. */
      id: z.string(),
      title: z.string(),
      side: z.enum(['women', 'men', 'both']),
      /** A header row, then rows. */
      table: z.array(z.array(z.string())),
    }),
  ),
})
export type SizeGuidesWire = z.output<typeof SizeGuidesWire>
