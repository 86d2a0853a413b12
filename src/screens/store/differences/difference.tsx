import { useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { differenceText } from '#language/account/difference.text.ts'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { BuyerCasesWire, BuyerCaseWire } from '#modules/bench-cases/bench-cases.contract.ts'
import { answerBuyer, listBuyerCases } from '#modules/bench-cases/bench-cases.paths.ts'
import type { BuyerAct } from '#modules/bench-cases/bench-cases.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { toast } from '#ui/toasts.ts'
import type { OwnPlace } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { type Choices, choicesOf, OrderChoices } from '../order/order-choices.tsx'
import { titleAbout } from '../order/order-title.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import './difference.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: titleAbout(location, textsIn(differenceText, languageOfPath(location.pathname)).title),
    pathname: location.pathname,
    matches,
  })

export async function own(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Choices<BuyerCasesWire>> {
  return choicesOf(await call(listBuyerCases, { orderNo: search.get('orderNo') ?? '' }))
}

const amount = (wire: string): string => showHkdExactly(fromWire(wire))

/** Pieces of an order that differ from their description: has them at a lower price, or has all of it back. */
export default function Difference() {
  const texts = useTexts(differenceText)
  return (
    <OrderChoices own={own} asked={{}} title={texts.title} lead={texts.lead} className="difference">
      {({ orderNo, list }, show) => (
        <>
          <FormTold form="difference" done={{ saved: texts.done }} />
          {list.length === 0 ? <Nothing orderNo={orderNo} /> : null}
          {list.map((found) => (
            <Found key={found.caseNo} found={found} show={show} />
          ))}
        </>
      )}
    </OrderChoices>
  )
}

function Nothing({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(differenceText)
  const order = (
    <a className="btn" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
      {texts.toOrder}
    </a>
  )
  return (
    <EmptyState title={texts.none} action={order}>
      {texts.noneWords}
    </EmptyState>
  )
}

type FoundProps = { found: BuyerCaseWire; show: (next: BuyerCasesWire) => void }

function Found({ found, show }: FoundProps) {
  const texts = useTexts(differenceText)
  const { caseNo, brandName, title, variant, productImg, finding, pictures, state, reduced } = found
  const id = `difference-${caseNo}`
  return (
    <section className="difference-case" aria-labelledby={id}>
      <Picture picture={productImg} sizes="120px" most={360} alt="" />
      <div>
        <h2 id={id}>{pieceName(brandName, title)}</h2>
        <p className="mute">{variant}</p>
        <h3>{texts.finding}</h3>
        <p className="difference-finding">{finding}</p>
        <ul className="difference-pictures" aria-label={texts.pictures}>
          {pictures.map((picture) => (
            <li key={picture.hash}>
              <Picture picture={picture} sizes="(min-width: 768px) 200px, 44vw" most={720} />
            </li>
          ))}
        </ul>
        {state === 'buyer' ? <Decide found={found} show={show} /> : null}
        {state === 'agreed' ? <p role="status">{texts.agreed(amount(reduced))}</p> : null}
        {state !== 'buyer' && state !== 'agreed' ? <p role="status">{texts.refunded}</p> : null}
      </div>
    </section>
  )
}

function Decide({ found, show }: FoundProps) {
  const language = useLanguage()
  const texts = useTexts(differenceText)
  const { busy, refusal, decide } = useDecision(found, show)
  const { orderNo, caseNo, price, reduced, refund, whole, dueTime, acts } = found
  const rows = [
    [texts.price, amount(price)],
    [texts.reduced, amount(reduced)],
    [texts.refund, amount(refund)],
  ]
  return (
    <>
      <dl className="sums">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.due(showMoment(dueTime, language))}</p>
      {acts.length > 0 ? (
        <OwnForm path={`/myaccount/orders/difference?orderNo=${orderNo}`} className="difference-acts">
          <input type="hidden" name="caseNo" value={caseNo} />
          <Button busy={busy} {...pressOrSend('agree', () => void decide('agree'))}>
            {texts.agree(amount(reduced))}
          </Button>
          <Button look="line" busy={busy} {...pressOrSend('decline', () => void decide('decline'))}>
            {texts.decline(amount(whole))}
          </Button>
        </OwnForm>
      ) : null}
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <p className="mute">{texts.undone}</p>
    </>
  )
}

/** Sent once, however often it is pressed. */
function useDecision({ caseNo }: BuyerCaseWire, show: FoundProps['show']) {
  const texts = useTexts(differenceText)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const isSending = useRef(false)
  const { keyOf } = useRequestKey()
  const decide = async (act: BuyerAct) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const answer = { caseNo, act }
    const result = await call(answerBuyer, answer, { quiet: true, idempotencyKey: keyOf(answer) })
    isSending.current = false
    setBusy(false)
    if (!result.ok) return setRefusal(result.msg)
    toast('success', texts.done)
    return show(result.data)
  }
  return { busy, refusal, decide }
}
