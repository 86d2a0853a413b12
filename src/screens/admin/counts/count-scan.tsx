import { useRef, useState } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { useTexts } from '#language/texts.ts'
import { getCount, scanPiece } from '#modules/offers/counting/counting.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { DeskScan } from '#desk/camera/scan.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

type Said = { isRefused: boolean; words: string }

/** A scan adds one piece. They are sent one after the other, however fast the hand is, and each once. */
export function AdminCountScan({ countId }: { countId: string }) {
  const texts = useTexts(adminCountsText)
  const [said, say] = useState<Said>()
  const line = useRef<Promise<void>>(Promise.resolve())
  const send = async (itemNumber: string): Promise<void> => {
    const result = await callAdmin(scanPiece, { countId, itemNumber }, { idempotencyKey: newIdempotencyKey() })
    if (result.ok) say({ isRefused: false, words: texts.last(result.data.itemNumber, result.data.counted ?? 0) })
    else say({ isRefused: true, words: `${itemNumber}: ${result.msg}` })
    askAgain(getCount)
  }
  const scan = (itemNumber: string) => {
    if (itemNumber !== '') line.current = line.current.then(() => send(itemNumber))
  }
  return (
    <section className="count-scan" aria-label={texts.scan}>
      <DeskScan clears label={texts.scan} onWord={scan} />
      <div role="status">{said && !said.isRefused ? <p className="count-said">{said.words}</p> : null}</div>
      <div role="alert">{said?.isRefused ? <p className="field-problem">{said.words}</p> : null}</div>
    </section>
  )
}
