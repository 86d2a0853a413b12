import { useEffect, useRef, useState } from 'react'
import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DocumentColour } from '#modules/catalogue/editing/product-document.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { movePicture, type Spot } from './picture-order.ts'

/** Moves pictures within their colour and to others; what has been moved keeps the focus, and where it stands now is said. */
export function usePictureMoves(editing: Editing, colours: readonly DocumentColour[]) {
  const texts = useTexts(adminPicturesText)
  const [said, setSaid] = useState('')
  const focus = useRef<HTMLElement>(null)
  const order = colours.map(({ pictures }) => pictures.map(({ hash }) => hash).join(' ')).join('\n')
  // Nodes that change their place lose the focus: it is given back once the new order stands.
  // oxlint-disable-next-line react/exhaustive-deps -- the order is what moves the nodes
  useEffect(() => {
    focus.current?.focus()
    focus.current = null
  }, [order])
  const move = (from: Spot, to: Spot) => {
    const length = colours[to.colour]?.pictures.length ?? 0
    const isInside = from.colour !== to.colour || (to.place >= 0 && to.place < length)
    if (!isInside) return
    if (from.colour === to.colour) focus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    editing.set('document.colours', movePicture(colours, from, to))
    setSaid(texts.moved(to.place + 1, from.colour === to.colour ? length : length + 1))
  }
  return { said, move }
}
