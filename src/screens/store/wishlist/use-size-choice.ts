import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { wishListText } from '#language/buying/wish-list.text.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import type { CardWire, ProductWire } from '#modules/catalogue/catalogue.contract.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { toast } from '#ui/toasts.ts'
import { bagAdded } from '../shopper-state.ts'

export type Choosing = { card: CardWire; product: ProductWire }

/**
 * Puts a piece into the bag. Its sizes are asked for when the button is pressed; where there is only one, nothing is asked.
 * `said`: the words for a piece that is now in the bag.
 */
export function useSizeChoice(said: (title: string) => string, onAdded: (card: CardWire) => void) {
  const { asked, busy, alone } = useSingleFlight()
  const [choosing, setChoosing] = useState<Choosing>()
  const texts = useTexts(wishListText)
  const language = useLanguage()
  const navigate = useNavigate()

  const add = async (card: CardWire, skuId: string) => {
    const result = await call(addToBag, { list: [{ skuId, quantity: 1 }] })
    if (!result.ok) return false
    setChoosing(undefined)
    bagAdded(result.data)
    toast('success', said(card.productTitle), { label: texts.viewBag, run: () => void navigate(localPath(language, '/bags')) })
    onAdded(card)
    return true
  }
  const look = (card: CardWire) => call(getProduct, { brandCode: card.brandCode, code: card.articleNumber || card.spuCode })

  return {
    asked,
    busy,
    choosing,
    close: () => setChoosing(undefined),
    press: (card: CardWire) =>
      void alone(card, async () => {
        const found = await look(card)
        if (!found.ok) return
        const [only, ...others] = found.data.colours.flatMap((colour) => colour.variants)
        if (only && others.length === 0) await add(card, only.skuId)
        else setChoosing({ card, product: found.data })
      }),
    choose: (skuId: string) => {
      if (!choosing) return
      const { card } = choosing
      void alone(card, async () => {
        if (await add(card, skuId)) return
        // What was refused has changed: the sizes are shown as they are now.
        const found = await look(card)
        if (found.ok) setChoosing({ card, product: found.data })
      })
    },
  }
}

/** One press at a time: the second of two finds the first at work. `asked`: there has been one, so the sheet is fetched. */
function useSingleFlight() {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState<string>()
  const running = useRef(false)
  const alone = async (card: CardWire, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setAsked(true)
    setBusy(card.spuCode)
    await work()
    running.current = false
    setBusy(undefined)
  }
  return { asked, busy, alone }
}
