import { miniBagText } from '#language/mini-bag.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/ui.text.ts'
import type { BagLineWire, BagWire } from '#modules/bag/bag.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { productAddress } from '../addresses.ts'

/** A glance at the bag; everything else is done on its page. */
export default function MiniBag({ bag, added, onClose }: { bag: BagWire; added: boolean; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(miniBagText)
  const close = useTexts(uiText).close
  const lines = [...bag.productList, ...bag.invalidList]
  return (
    <section className="mini-bag" aria-label={texts.title}>
      <div className="mini-bag-head">
        <span className="serif" role="status">
          {added ? texts.added : texts.title}
        </span>
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

function MiniBagLine({ line }: { line: BagLineWire }) {
  const language = useLanguage()
  const texts = useTexts(miniBagText)
  const size = line.size ? texts.size(line.size) : ''
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
