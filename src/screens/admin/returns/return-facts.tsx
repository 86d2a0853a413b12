import { adminReturnsText, adminReturnText } from '#language/admin/admin-returns.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { useReceiptPicture } from '#screens/admin/orders/receipt-picture.ts'
import { Skeleton } from '#ui/skeleton.tsx'

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
    <section aria-labelledby="return-facts">
      <h2 id="return-facts">{texts.facts}</h2>
      <p>
        {`${list.order} `}
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
      <dl className="admin-facts admin-facts-list">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
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
      <Sent title={texts.pictures} ids={pictures.filter(({ unitId }) => unitId === '').map(({ uploadId }) => uploadId)} />
      <Sent title={texts.inspected} ids={pictures.filter(({ unitId }) => unitId !== '').map(({ uploadId }) => uploadId)} />
    </>
  )
}

function Sent({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="bench-pictures">
        {ids.map((uploadId, at) => (
          <li key={uploadId}>
            <One uploadId={uploadId} number={at + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown to operators alone: its bytes travel with their token. */
function One({ uploadId, number }: { uploadId: string; number: number }) {
  const texts = useTexts(adminReturnText)
  const picture = useReceiptPicture(uploadId)
  if (picture.state === 'loading') return <Skeleton height={160} />
  if (picture.state === 'failed') return <p className="field-problem">{texts.pictureFailed}</p>
  return (
    <>
      <img className="claim-sent" src={picture.url} alt={texts.picture(number)} />
      <a className="link" href={picture.url} target="_blank" rel="noopener">
        {texts.openPicture}
      </a>
    </>
  )
}
