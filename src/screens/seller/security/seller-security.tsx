import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { sellerSecurityText } from '#language/seller/seller-security.text.ts'
import { useTexts } from '#language/texts.ts'
import type { MemberFactorWire } from '#modules/second-factor/second-factor.contract.ts'
import { getMemberFactor } from '#modules/second-factor/second-factor.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Button } from '#ui/button.tsx'
import { FactorSetUp } from './factor-set-up.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerSecurityText.title)

/** One's own second factor: why there is one, whether it is set up, and how that is done. */
export default function SellerSecurity() {
  const texts = useTexts(sellerSecurityText)
  const found = useDeskQuery(getMemberFactor, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found} height={160}>
        {(factor) => <Own factor={factor} />}
      </DeskAnswer>
    </>
  )
}

function Own({ factor: { hasFactor, recoveryCodesLeft } }: { factor: MemberFactorWire }) {
  const texts = useTexts(sellerSecurityText)
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={texts.title} className="seller-security">
      <p>{hasFactor ? texts.set(recoveryCodesLeft) : texts.missing}</p>
      <p>
        <Button look={hasFactor ? 'line' : 'primary'} onClick={() => setOpen(true)}>
          {hasFactor ? texts.renew : texts.setUp}
        </Button>
      </p>
      {open ? <FactorSetUp hasFactor={hasFactor} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
