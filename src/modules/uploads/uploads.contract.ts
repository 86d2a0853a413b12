import { z } from 'zod'

export const UploadedWire = z.object({
  uploadId: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Where everybody finds it among the shop's pictures; null when it is not for everybody. */
  hash: z.string().nullable(),
})
export type UploadedWire = z.output<typeof UploadedWire>

export const ReadUploadInput = z.object({ uploadId: z.uuid() })
export type ReadUploadInput = z.input<typeof ReadUploadInput>
