import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'

const Snapshot = z.object({
  brandName: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  colourEn: z.string(),
  colourZh: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  picture: z.object({ hash: z.string(), width: z.number(), height: z.number() }),
})

/** What a piece is called and looks like, as it was bought. */
export function presentPieceOf(kept: unknown, language: Language) {
  const { brandName, titleEn, titleZh, colourEn, colourZh, size, sizeSystem, picture } = Snapshot.parse(kept)
  const [title, colour] = language === 'zh' ? [titleZh, colourZh] : [titleEn, colourEn]
  return {
    brandName,
    title,
    variant: [colour, sizeWithSystem(sizeSystem, size, language)].filter(Boolean).join(' · '),
    productImg: { ...picture, alt: title },
  }
}
