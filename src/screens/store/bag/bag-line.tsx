import { bagText } from '#language/buying/bag.text.ts'
import { sizeLabel } from '#language/product/size-said.ts'
import { standsInFrom } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { productAddress } from '../addresses.ts'
import { pressOrSend } from '../own-form.tsx'

const MOST_UNITS = 10

export type Actions = {
  onQuantity: (line: BagLineWire, quantity: number) => void
  onSelect: (line: BagLineWire, selected: boolean) => void
  onRemove: (line: BagLineWire) => void
  onWish: (line: BagLineWire) => void
}

export function BagLine({ line, ...actions }: { line: BagLineWire } & Actions) {
  const language = useLanguage()
  const texts = useTexts(bagText)
  const address = productAddress(language, line.brandCode, line.articleNumber)
  const sellable = line.problem !== 'sold-out'
  return (
    <li className={sellable ? 'bag-line' : 'bag-line bag-line-gone'}>
      {sellable ? (
        <span className="bag-select tick">
          <input
            type="checkbox"
            name="select"
            value={line.skuId}
            checked={line.selectStatus}
            onChange={(event) => actions.onSelect(line, event.target.checked)}
            aria-label={texts.select(line.title)}
          />
        </span>
      ) : null}
      <a href={address} className="bag-picture" tabIndex={-1} aria-hidden="true">
        <Picture picture={line.productImg} sizes="(min-width: 768px) 168px, 104px" most={360} alt="" />
      </a>
      <div className="bag-words">
        <a href={address}>
          <b>{line.brandName}</b>
          <span lang={standsInFrom(language, line.title)}>{line.title}</span>
        </a>
        <span className="mute">{[line.colour, sizeLabel(line.size, line.sizeSystem)].filter(Boolean).join(' · ')}</span>
        {line.mostPerOrder > 0 && line.problem === null ? <span className="mute">{texts.limit(line.mostPerOrder)}</span> : null}
        <BagLineNote line={line} />
        <BagControls line={line} {...actions} />
      </div>
      <div className="bag-price">
        <Price list={line.listPrice} sale={line.salesPrice} />
        {line.quantity > 1 && sellable ? <span className="mute">{showHkd(fromWire(line.lineTotal))}</span> : null}
      </div>
    </li>
  )
}

function BagControls({ line, onQuantity, onRemove, onWish }: { line: BagLineWire } & Actions) {
  const texts = useTexts(bagText)
  const most = Math.max(line.quantity, Math.min(line.available, MOST_UNITS))
  const quantities = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <div className="bag-controls">
      {line.problem === 'sold-out' ? null : (
        <span className="bag-quantity">
          <span aria-hidden="true">{texts.quantity}</span>
          <select
            className="field-control"
            name={`quantity ${line.skuId}`}
            aria-label={texts.quantityOf(line.title)}
            value={line.quantity}
            onChange={(event) => onQuantity(line, Number(event.target.value))}
          >
            {quantities.map((quantity) => (
              <option key={quantity} value={quantity} disabled={quantity > line.available}>
                {quantity}
              </option>
            ))}
          </select>
        </span>
      )}
      <Button look="text" {...pressOrSend(`remove ${line.skuId}`, () => onRemove(line))} aria-label={texts.removeOf(line.title)}>
        {texts.remove}
      </Button>
      <Button
        look="text"
        {...pressOrSend(`wish ${line.skuId} ${line.spuCode}`, () => onWish(line))}
        aria-label={texts.wishOf(line.title)}
      >
        {texts.wish}
      </Button>
    </div>
  )
}

/** Why a line is not as it was: said beside it, never in passing. */
function BagLineNote({ line }: { line: BagLineWire }) {
  const texts = useTexts(bagText)
  const { sellerBefore, problem, merchantName, available, mostPerOrder } = line
  const price = showHkd(fromWire(line.salesPrice))
  const isGone = problem === 'sold-out'
  return (
    <>
      {isGone ? <span className="bag-note">{sellerBefore === null ? texts.soldOut : texts.sellerGone(sellerBefore)}</span> : null}
      {sellerBefore !== null && !isGone ? (
        <span className="bag-note">{texts.sellerNext(sellerBefore, merchantName, price)}</span>
      ) : null}
      {problem === 'fewer-left' ? <span className="bag-note">{texts.fewer(available)}</span> : null}
      {problem === 'over-limit' ? <span className="bag-note">{texts.overLimit(mostPerOrder)}</span> : null}
      {isGone ? null : <PriceNote line={line} />}
    </>
  )
}

function PriceNote({ line: { priceBefore, salesPrice } }: { line: BagLineWire }) {
  const texts = useTexts(bagText)
  if (priceBefore === null) return null
  const before = fromWire(priceBefore)
  const now = fromWire(salesPrice)
  const say = now < before ? texts.cheaper : texts.dearer
  return <span className="bag-note">{say(showHkd(before), showHkd(now))}</span>
}
