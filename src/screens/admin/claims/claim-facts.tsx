import { pieceName } from '#language/product/piece-name.ts'
import { unitStateText } from '#language/admin/admin-order.text.ts'
import { adminClaimsText, adminClaimText } from '#language/admin/cases/admin-claims.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { fromWire, showHkdExactly } from '#platform/money.ts'

const amount = (wire: string): string => showHkdExactly(fromWire(wire))

/** The piece a claim is about, and the order it came with. */
export function AdminClaimFacts({ claim }: { claim: AdminClaimWire }) {
  const language = useLanguage()
  const list = useTexts(adminClaimsText)
  const texts = useTexts(adminClaimText)
  const { certificate, orderNo } = claim
  const facts = useFacts(claim)
  return (
    <CaseFacts id="claim-facts" title={texts.facts} facts={facts}>
      <p>
        {`${list.order} `}
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
      {certificate ? (
        <p>
          {`${texts.certificate} `}
          <a className="link" href={localPath(language, `/certificate/${certificate}`)}>
            {shownCertificateCode(certificate)}
          </a>
        </p>
      ) : null}
      {claim.pieceWanted ? <p>{texts.wanted}</p> : null}
    </CaseFacts>
  )
}

function useFacts(claim: AdminClaimWire): [string, string][] {
  const language = useLanguage()
  const list = useTexts(adminClaimsText)
  const texts = useTexts(adminClaimText)
  const states = useTexts(unitStateText)
  const { piece } = claim
  const agreed = claim.state === 'upheld'
  return [
    [list.piece, [pieceName(piece.brandName, piece.title), piece.variant].join(' · ')],
    [texts.unit, states[claim.unitState]],
    [texts.merchant, claim.merchantName],
    [texts.shopper, claim.shopper],
    [texts.contact, claim.contact],
    [texts.paidAt, claim.paidTime ? showMoment(claim.paidTime, language) : ''],
    [list.paid, amount(claim.paid)],
    [texts.left, amount(claim.left)],
    [texts.refund, agreed ? amount(claim.refund) : ''],
    [texts.extra, agreed && claim.kind === 'fake' ? amount(claim.extra) : ''],
    [texts.reason, claim.reason],
  ]
}
