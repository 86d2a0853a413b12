import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import type { FileItem } from '#modules/offers/index.server.ts'

type Named = Pick<FileItem, 'brandName' | 'titleEn' | 'titleZh' | 'colourEn' | 'colourZh' | 'size'>

export const titleOf = ({ titleEn, titleZh }: Named, language: Language): string => (language === 'zh' ? titleZh : titleEn)
export const colourOf = ({ colourEn, colourZh }: Named, language: Language): string => (language === 'zh' ? colourZh : colourEn)

/** What people know an item by. */
export const itemWords = (item: Named, language: Language): string =>
  [pieceName(item.brandName, titleOf(item, language)), colourOf(item, language), sizeName(item.size, language)]
    .filter(Boolean)
    .join(' · ')
