import { showMoment } from '#language/dates.ts'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'

/** What is asked now is not what is edited: a date lowers it, or another price waits for somebody else. */
export function PriceNotes({ edit: { dated, pricesAsked } }: { edit: ProductEditWire }) {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const sales = new Map(
    dated.map(({ saleName, until }) => [`${saleName} ${until}`, texts.dated(saleName, showMoment(until, language))]),
  )
  return (
    <>
      {[...sales].map(([key, words]) => (
        <p key={key} className="admin-notice">
          {words}
        </p>
      ))}
      {pricesAsked ? (
        <p className="admin-notice">
          {texts.pricesAsked(pricesAsked.by, showMoment(pricesAsked.time, language))}{' '}
          <a className="link" href={localPath(language, '/admin/price-changes')}>
            {texts.toWaiting}
          </a>
        </p>
      ) : null}
    </>
  )
}
