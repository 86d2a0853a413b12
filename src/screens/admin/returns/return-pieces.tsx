import { pieceName } from '#language/product/piece-name.ts'
import { returnReasonText } from '#language/account/returns.text.ts'
import { adminReturnText } from '#language/admin/cases/admin-returns.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { asked: AdminReturnWire; mayInspect: boolean; onInspect: (unitId: string) => void }

/** Each piece, why it comes back, and what was found of it. */
export function AdminReturnPieces({ asked, mayInspect, onInspect }: Props) {
  const texts = useTexts(adminReturnText)
  const reasons = useTexts(returnReasonText)
  const amountOf = (unitId: string) => showHkdExactly(fromWire(asked.refunds.find((one) => one.unitId === unitId)?.amount ?? '0'))
  return (
    <section aria-labelledby="return-pieces">
      <h2 id="return-pieces">{texts.pieces}</h2>
      <ul className="return-desk-pieces">
        {asked.pieces.map(({ unitId, brandName, title, variant, productImg, reason, result, finding, refund }) => (
          <li key={unitId}>
            <Picture picture={productImg} sizes="64px" most={360} alt="" />
            <div>
              <p>
                <b>{pieceName(brandName, title)}</b>
              </p>
              <p className="mute">{[variant, asked.kind === 'return' ? reasons[reason] : ''].filter(Boolean).join(' · ')}</p>
              {result ? (
                <p>{[texts[result], result === 'accepted' ? showHkdExactly(fromWire(refund)) : finding].join(' · ')}</p>
              ) : (
                <p className="mute">{texts.refund(amountOf(unitId))}</p>
              )}
              {mayInspect && asked.acts.includes('inspect') && !result ? (
                <Button look="line" aria-label={`${texts.inspect}: ${title}`} onClick={() => onInspect(unitId)}>
                  {texts.inspect}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
