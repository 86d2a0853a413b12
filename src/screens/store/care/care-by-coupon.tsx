import { useState } from 'react'
import { careText } from '#language/account/care.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CarePiece } from '#modules/care/care.contract.ts'
import { Button } from '#ui/button.tsx'
import { CareSlotForm } from './care-slot-form.tsx'
import type { ChangeCare } from './use-care.ts'

type Props = { piece: CarePiece; name: string; busy: boolean; change: ChangeCare }

/** One more appointment, beside the one of the year, that a coupon pays for. */
export function CareByCoupon({ piece: { unitId, couponCode }, name, busy, change }: Props) {
  const texts = useTexts(careText)
  const [choosing, choose] = useState(false)
  if (choosing)
    return (
      <CareSlotForm
        busy={busy}
        onLeave={() => choose(false)}
        onChoose={async (slot) => {
          if (await change({ act: 'book', unitId, couponCode, ...slot })) choose(false)
        }}
      />
    )
  return (
    <Button look="line" className="by-script" aria-label={texts.ofPiece(texts.bookByCoupon, name)} onClick={() => choose(true)}>
      {texts.bookByCoupon}
    </Button>
  )
}
