import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ReactNode } from 'react'
import '#screens/store/preview.css'

/** Says at the foot of a preview that it is one. */
export function PreviewBar({ children }: { children: ReactNode }) {
  const texts = useTexts(adminProductDraftText)
  return (
    <aside className="preview-bar" aria-label={texts.previewTitle}>
      <p>{texts.previewBar}</p>
      {children}
    </aside>
  )
}
