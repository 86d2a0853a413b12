import { z } from 'zod'
import { isShortCode, plainCode, sameSitePath } from './short-links.rules.ts'

export const FindLinkInput = z.object({ shortStr: z.string().max(200) })
export type FindLinkInput = z.output<typeof FindLinkInput>
/** The specification wants the path in the envelope's `msg`; it is the data as well. */
export const FindLinkWire = z.object({ path: z.string() })
export type FindLinkWire = z.output<typeof FindLinkWire>

/** Back office: the short links and what they lead to. */
export const ShortLinksInput = z.object({
  word: z.string().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ShortLinksInput = z.input<typeof ShortLinksInput>
export const ShortLinkWire = z.object({
  code: z.string(),
  path: z.string(),
  note: z.string(),
  createdBy: z.string(),
  createTime: z.string(),
})
export type ShortLinkWire = z.output<typeof ShortLinkWire>
export const ShortLinksWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(ShortLinkWire),
})
export type ShortLinksWire = z.output<typeof ShortLinksWire>

export const AddLinkInput = z.object({
  /** Empty: the shop makes one up. */
  code: z
    .string()
    .max(60)
    .transform(plainCode)
    .refine((code) => code === '' || isShortCode(code), 'link-code'),
  path: z
    .string()
    .max(600)
    .transform((path) => sameSitePath(path.trim()) ?? '')
    .refine((path) => path !== '', 'link-path'),
  note: z.string().trim().max(200, 'note-length').default(''),
})
export type AddLinkInput = z.input<typeof AddLinkInput>
export type NewLink = z.output<typeof AddLinkInput>
export const WithdrawLinkInput = z.object({ code: z.string().max(60) })
export type WithdrawLinkInput = z.output<typeof WithdrawLinkInput>
