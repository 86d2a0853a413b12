import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { gapsOf } from '#modules/catalogue/editing/completeness.rules.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { Button } from '#ui/button.tsx'
import { namesOfPaths } from './path-names.ts'

type Props = { document: ProductDocument; offeredByOthers: boolean; onGo: (path: string) => void }

/** What is missing before it can go live, as it is typed; each leads to its field. */
export function GapList({ document, offeredByOthers, onGo }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const gaps = Object.keys(gapsOf(document, offeredByOthers))
  const nameOf = namesOfPaths(document, language)
  return (
    <section className="product-gaps" aria-label={texts.gapsTitle}>
      <h2>{texts.gapsTitle}</h2>
      <p role="status">{gaps.length === 0 ? texts.complete : texts.gaps(gaps.length)}</p>
      <ul>
        {gaps.map((path) => (
          <li key={path}>
            <Button look="text" onClick={() => onGo(`document.${path}`)}>
              {nameOf(path)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
