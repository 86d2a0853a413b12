import { type RefObject, useEffect, useState } from 'react'
import { showHkd } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import type { ShownPrice } from './product-view.ts'

type BarProps = {
  watch: RefObject<HTMLElement | null>
  price: ShownPrice | undefined
  label: string
  busy: boolean
  onAdd: () => void
}

/** On phones the button follows wherever the first one is out of sight. */
export function PhoneBuyBar({ watch, price, label, busy, onAdd }: BarProps) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const element = watch.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
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
      <span className="price">{price ? showHkd(price.saleCents) : ''}</span>
      <Button busy={busy} onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}
