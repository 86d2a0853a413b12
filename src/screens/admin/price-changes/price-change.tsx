import { adminPriceChangesText } from '#language/admin/products/admin-price-changes.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { sizeName } from '#language/product/size-names.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { WaitingChangeWire } from '#modules/catalogue/price-guard/price-guard.contract.ts'
import { decidePrices, listWaitingPrices } from '#modules/catalogue/price-guard/price-guard.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { change: WaitingChangeWire }

/** One piece whose prices somebody would change, size by size. */
export function PriceChange({ change }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPriceChangesText)
  const { productId, productTitle, brandName, spuCode, prices, askedBy, askTime, state, decidedBy, decideTime } = change
  const title = productTitle || spuCode
  return (
    <li className="price-change">
      <div>
        <h2>
          <a className="link" data-row lang={writtenIn(title)} href={localPath(language, `/admin/products/${productId}`)}>
            {title}
          </a>
        </h2>
        <p className="mute">
          <span lang={writtenIn(brandName)}>{brandName}</span> · {spuCode}
        </p>
        <p>{texts.asked(askedBy, showMoment(askTime, language))}</p>
        {state === 'waiting' ? null : <p>{texts[state](decidedBy, showMoment(decideTime, language))}</p>}
        <Decide change={change} />
      </div>
      <Prices prices={prices} caption={texts.pricesOf(title)} />
    </li>
  )
}

function Decide({ change: { changeId, state, isOwn, productTitle } }: Props) {
  const texts = useTexts(adminPriceChangesText)
  const may = useMay()
  const { act, busy } = useDeskAction((agree: boolean) => callAdmin(decidePrices, { changeId, agree }))
  if (state !== 'waiting' || !may('approve-prices')) return null
  if (isOwn) return <p className="mute">{texts.own}</p>
  const decide = async (agree: boolean) => {
    const result = await act(agree)
    if (!result.ok) toast('warning', result.msg)
    else if (result.data.state === 'passed') toast('warning', texts.nowOthers(productTitle))
    else toast('success', agree ? texts.nowLive(productTitle) : texts.nowRefused(productTitle))
    askAgain(listWaitingPrices)
  }
  return (
    <div className="price-change-acts">
      <Button
        busy={busy}
        aria-label={texts.of(texts.agree, productTitle)}
        aria-keyshortcuts="a"
        onClick={() => void decide(true)}
      >
        {texts.agree}
      </Button>
      <Button
        look="line"
        busy={busy}
        aria-label={texts.of(texts.refuse, productTitle)}
        aria-keyshortcuts="r"
        onClick={() => void decide(false)}
      >
        {texts.refuse}
      </Button>
    </div>
  )
}

const show = (amount: string): string => showHkdExactly(fromWire(amount))

function Prices({ prices, caption }: { prices: WaitingChangeWire['prices']; caption: string }) {
  const language = useLanguage()
  const texts = useTexts(adminPriceChangesText)
  return (
    <table className="admin-table price-change-table">
      <caption className="hidden-text">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.size}</th>
          <th scope="col" className="admin-num">
            {texts.listPrice}
          </th>
          <th scope="col" className="admin-num">
            {texts.before}
          </th>
          <th scope="col" className="admin-num">
            {texts.after}
          </th>
          <th scope="col" className="admin-num">
            {texts.move}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ itemNumber, size, listBefore, listPrice, salesBefore, salesPrice }) => (
          <tr key={itemNumber}>
            <th scope="row">
              {sizeName(size, language)} <small className="mute">{itemNumber}</small>
            </th>
            <td className="admin-num" data-label={texts.listPrice}>
              {fromWire(listBefore) === fromWire(listPrice) ? show(listPrice) : `${show(listBefore)} → ${show(listPrice)}`}
            </td>
            <td className="admin-num" data-label={texts.before}>
              {show(salesBefore)}
            </td>
            <td className="admin-num" data-label={texts.after}>
              <b>{show(salesPrice)}</b>
            </td>
            <td className="admin-num" data-label={texts.move}>
              {percentOf(salesBefore, salesPrice)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** −33 %. */
function percentOf(before: string, after: string): string {
  const percent = Math.round((fromWire(after) / fromWire(before) - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}
