import { useEffect, useState } from 'react'
import { counted } from '#language/counted.ts'
import { returnSumsText } from '#language/account/returns.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ReturnPreviewInput, ReturnPreviewWire } from '#modules/returns/returns.contract.ts'
import { previewReturn } from '#modules/returns/returns.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import '../summary.css'

type Props = {
  asked: ReturnPreviewInput
  lead: string
  /** For a browser without script, where it is known without asking. */
  roughCents: number | undefined
}

/** What goes back by where it goes, and what does not and why: as the server works it out for these pieces. */
export function RefundSums({ asked, lead, roughCents }: Props) {
  const texts = useTexts(returnSumsText)
  const sums = useSums(asked)
  if (!sums)
    return roughCents === undefined ? null : (
      <p>
        {`${lead} `}
        <b className="price">{showHkdExactly(roughCents)}</b>
      </p>
    )
  const amount = (wire: string) => (fromWire(wire) > 0 ? showHkdExactly(fromWire(wire)) : '')
  const rows: [string, string][] = [
    [texts.money, amount(sums.money)],
    [texts.balance, amount(sums.balance)],
    [texts.points, sums.points > 0 ? counted(sums.points) : ''],
    [texts.takenPoints, sums.takenPoints > 0 ? counted(sums.takenPoints) : ''],
    [texts.kept, amount(sums.kept)],
    [texts.less, amount(sums.less)],
  ]
  return (
    <>
      <p>
        {`${lead} `}
        <b className="price">{showHkdExactly(fromWire(sums.refund))}</b>
      </p>
      <dl className="sums return-sums">
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {sums.ended.length > 0 ? <p>{texts.ended(sums.ended)}</p> : null}
    </>
  )
}

/** Asked again for other pieces, reasons or another way. */
function useSums(asked: ReturnPreviewInput): ReturnPreviewWire | undefined {
  const key = JSON.stringify(asked)
  const [sums, setSums] = useState<ReturnPreviewWire>()
  useEffect(() => {
    let isWanted = true
    void call(previewReturn, JSON.parse(key) as ReturnPreviewInput, { quiet: true }).then((result) => {
      if (isWanted) setSums(result.ok ? result.data : undefined)
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return sums
}
