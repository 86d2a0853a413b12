import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { useTexts } from '#language/texts.ts'
import { gapsOf, type Held } from '#modules/catalogue/editing/completeness.rules.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { Button } from '#ui/button.tsx'
import { usePathNames } from './use-path-names.ts'

type Props = { document: ProductDocument; held: Held; onGo: (path: string) => void }

/** What is missing before it can go live, as it is typed; each leads to its field. */
export function GapList({ document, held, onGo }: Props) {
  const texts = useTexts(adminProductDraftText)
  const gaps = Object.keys(gapsOf(document, held))
  const nameOf = usePathNames(document)
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
