import { useState } from 'react'
import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { useTexts } from '#language/texts.ts'
import { getHealthOf } from '#modules/orders/pieces/consignments.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { HealthFigures } from '#screens/desks/health-figures.tsx'
import { Button } from '#ui/button.tsx'

type Merchant = { merchantId: string; name: string }

/** How a merchant delivers: what its own people see. */
export function MerchantHealth({ merchantId, name }: Merchant) {
  const texts = useTexts(sellerHealthText)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="text" aria-label={texts.lookAt(name)} onClick={() => setOpen(true)}>
        {texts.look}
      </Button>
      {isOpen ? (
        <DeskDialog onClose={() => setOpen(false)} title={texts.lookAt(name)}>
          <Figures merchantId={merchantId} />
        </DeskDialog>
      ) : null}
    </>
  )
}

function Figures({ merchantId }: Pick<Merchant, 'merchantId'>) {
  const [days, choose] = useState<30 | 90>(30)
  const found = useDeskQuery(getHealthOf, { merchantId, days }, KEEP_LAST)
  return (
    <DeskAnswer found={found} height={240}>
      {(health) => <HealthFigures health={health} onDays={choose} orders="/admin/orders" />}
    </DeskAnswer>
  )
}
