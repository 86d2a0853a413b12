import { useEffect, useEffectEvent, useRef } from 'react'
import { sizeLabel } from '#language/product/size-said.ts'
import { useNavigate } from 'react-router'
import { miniBagText } from '#language/buying/mini-bag.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { BagLineWire, BagWire } from '#modules/bag/bag.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Icon } from '#ui/icon.tsx'
import { ownPath } from '#ui/own-path.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { productAddress } from '../addresses.ts'

/** The panel fades away before the next page takes its place. */
const BEFORE_LEAVING_MS = 400

type Glance = { bag: BagWire; open: boolean; added: boolean; onClose: () => void; onReady: () => void }

/** A glance at the bag; everything else is done on its page. */
export default function MiniBag({ bag, open, added, onClose, onReady }: Glance) {
  const language = useLanguage()
  const texts = useTexts(miniBagText)
  const close = useTexts(uiText).close
  const lines = [...bag.productList, ...bag.invalidList]
  const panel = useFollow(onClose)
  const tellReady = useEffectEvent(onReady)
  useEffect(() => tellReady(), [])
  return (
    <section className="mini-bag" aria-label={texts.title} data-open={open || undefined} inert={!open} ref={panel}>
      <div className="mini-bag-head">
        <span className="serif">{added ? texts.added : texts.title}</span>
        <span className="mute">{texts.pieces(bag.count)}</span>
        <button type="button" className="btn-icon" aria-label={close} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <ul className="mini-bag-lines">
        {lines.map((line) => (
          <MiniBagLine key={line.skuId} line={line} />
        ))}
      </ul>
      <div className="mini-bag-foot">
        <p className="mini-bag-total">
          <span>{texts.subtotal}</span>
          <span className="price">{showHkd(fromWire(bag.amount))}</span>
        </p>
        <p className="mute">{texts.delivery}</p>
        <div className="mini-bag-ways">
          <a className="btn btn-line" href={localPath(language, '/bags')}>
            {texts.view}
          </a>
          <a className="btn" href={localPath(language, '/checkout')}>
            {texts.checkout}
          </a>
        </div>
      </div>
    </section>
  )
}

/** Closes the panel and follows the link once it is gone. */
function useFollow(onClose: () => void) {
  const navigate = useNavigate()
  const panel = useRef<HTMLElement>(null)
  const follow = useEffectEvent((event: MouseEvent): ReturnType<typeof setTimeout> | undefined => {
    const path = ownPath(event)
    if (!path) return undefined
    event.preventDefault()
    onClose()
    return setTimeout(() => void navigate(path), BEFORE_LEAVING_MS)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      clearTimeout(timer)
      timer = follow(event)
    }
    const element = panel.current
    element?.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('click', onClick)
    }
  }, [])
  return panel
}

function MiniBagLine({ line }: { line: BagLineWire }) {
  const language = useLanguage()
  const texts = useTexts(miniBagText)
  const size = sizeLabel(line.size, line.sizeSystem)
  return (
    <li>
      <a href={productAddress(language, line.brandCode, line.spuCode)}>
        <Picture picture={line.productImg} sizes="72px" most={240} />
        <span className="mini-bag-words">
          <b>{line.brandName}</b>
          <span>{line.title}</span>
          <span className="mute">{[line.colour, size, texts.quantity(line.quantity)].filter(Boolean).join(' · ')}</span>
          {line.problem === 'sold-out' ? (
            <span className="mute">{texts.soldOut}</span>
          ) : (
            <Price list={line.listPrice} sale={line.salesPrice} />
          )}
        </span>
      </a>
    </li>
  )
}
