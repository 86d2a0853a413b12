import { bagText } from '#language/buying/bag.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { newInAddress } from '../addresses.ts'

export function BagEmptied() {
  const language = useLanguage()
  const texts = useTexts(bagText)
  const action = (
    <a className="btn" href={newInAddress(language)}>
      {texts.toNew}
    </a>
  )
  return (
    <EmptyState title={texts.emptyTitle} action={action}>
      {texts.emptyWords}
    </EmptyState>
  )
}

/** Without script the server draws every bag that there is: what it sends to everybody is that of whoever has none. */
export const PlainBag = () => (
  <noscript>
    <BagEmptied />
  </noscript>
)
