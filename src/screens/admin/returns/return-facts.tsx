import { adminReturnsText, adminReturnText } from '#language/admin/cases/admin-returns.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { SentPictures } from '#desk/case/sent-pictures.tsx'

/** Whose return it is, and how its parcels travel. */
export function AdminReturnFacts({ asked }: { asked: AdminReturnWire }) {
  const language = useLanguage()
  const list = useTexts(adminReturnsText)
  const texts = useTexts(adminReturnText)
  const { orderNo, shopper, contact, askedTime, sendBy } = asked
  const facts: [string, string][] = [
    [texts.shopper, shopper],
    [texts.contact, contact],
    [list.since, showMoment(askedTime, language)],
    [texts.sendBy, sendBy ? showMoment(sendBy, language) : ''],
    [texts.parcel, [asked.courier, asked.trackingNumber].filter(Boolean).join(' ')],
    [texts.backParcel, [asked.backCourier, asked.backTrackingNumber].filter(Boolean).join(' ')],
  ]
  return (
    <CaseFacts id="return-facts" title={texts.facts} facts={facts}>
      <p>
        {`${list.order} `}
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
    </CaseFacts>
  )
}

/** What the shopper says and shows, and what was photographed here. */
export function AdminReturnPictures({ asked: { note, pictures } }: { asked: AdminReturnWire }) {
  const texts = useTexts(adminReturnText)
  return (
    <>
      {note ? (
        <section aria-labelledby="return-note">
          <h2 id="return-note">{texts.note}</h2>
          <p className="admin-note">{note}</p>
        </section>
      ) : null}
      <SentPictures title={texts.pictures} ids={pictures.filter(({ unitId }) => unitId === '').map(({ uploadId }) => uploadId)} />
      <SentPictures
        title={texts.inspected}
        ids={pictures.filter(({ unitId }) => unitId !== '').map(({ uploadId }) => uploadId)}
      />
    </>
  )
}
