import { sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OwnOfferWire } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, endOffers, listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { list: readonly OwnOfferWire[]; onClose: () => void; onDone: () => void }

export function OfferEnd({ list, onClose, onDone }: Props) {
  const texts = useTexts(sellerOffersText)
  const { act, busy } = useDeskAction(() => callSeller(endOffers, { offerIds: list.map(({ offerId }) => offerId) }))
  const end = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    askAgain(listOwnOffers)
    askAgain(countOwnOffers)
    toast('success', texts.ended)
    onDone()
    return onClose()
  }
  const foot = (
    <Button busy={busy} onClick={() => void end()}>
      {texts.endChosen}
    </Button>
  )
  return (
    <DeskDialog onClose={onClose} title={texts.endTitle(list.length)} foot={foot}>
      <p>{texts.endWords}</p>
    </DeskDialog>
  )
}
