import { type RefObject, useEffect, useState } from 'react'
import { SMALLEST_BADGE_PERCENT, showHkd } from '#platform/money.ts'
import { cardText } from '#language/browse/card.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import type { ShownPrice } from './product-view.ts'

type BarProps = {
  watch: RefObject<HTMLElement | null>
  price: ShownPrice | undefined
  label: string
  busy: boolean
  onAdd: () => void
}

/** On phones the button follows once the first one has been passed: before that, name and price have the window to themselves. */
export default function PhoneBuyBar({ watch, price, label, busy, onAdd }: BarProps) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const element = watch.current
    if (!element) return undefined
    // All that lies below the window counts as in it: a leap from above the button to below it is told of, too.
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watch])
  useEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-buy-bar', away)
    return () => page.removeAttribute('data-buy-bar')
  }, [away])
  return (
    <div className="buy-bar" data-shown={away || undefined} inert={!away}>
      {price ? <BarPrice price={price} /> : <span />}
      <Button busy={busy} onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}

function BarPrice({ price }: { price: ShownPrice }) {
  const words = useTexts(cardText)
  if (price.percent < SMALLEST_BADGE_PERCENT) return <span className="price">{showHkd(price.saleCents)}</span>
  return (
    <span className="price buy-bar-price">
      <span className="hidden-text">{words.before} </span>
      <s>{showHkd(price.listCents)}</s>
      <span className="hidden-text"> {words.now} </span>
      <em>{showHkd(price.saleCents)}</em>
    </span>
  )
}
