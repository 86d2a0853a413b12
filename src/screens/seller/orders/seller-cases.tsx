import { useState } from 'react'
import { courierName } from '#language/buying/couriers.ts'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { caseActText, caseStateText, sellerCasesText } from '#language/seller/seller-cases.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantCaseWire } from '#modules/bench-cases/bench-cases.contract.ts'
import { answerCase, listMerchantCases } from '#modules/bench-cases/bench-cases.paths.ts'
import type { MerchantAct } from '#modules/bench-cases/bench-cases.rules.ts'
import { getConsignment, listConsignments } from '#modules/orders/pieces/consignments.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { toast } from '#ui/toasts.ts'

const amount = (wire: string): string => showHkdExactly(fromWire(wire))

/** What the bench has found of the pieces of an order; nothing as long as it has found nothing. */
export function SellerCases({ orderNo }: { orderNo: string }) {
  const texts = useTexts(sellerCasesText)
  const { data } = useDeskQuery(listMerchantCases, { orderNo })
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="seller-cases">
      <h2 id="seller-cases">{texts.title}</h2>
      <ul className="seller-cases">
        {data.list.map((one) => (
          <Case key={one.caseNo} found={one} />
        ))}
      </ul>
    </section>
  )
}

function Case({ found }: { found: MerchantCaseWire }) {
  const texts = useTexts(sellerCasesText)
  const states = useTexts(caseStateText)
  const { kind, state, brandName, title, variant, finding, pictures } = found
  return (
    <li>
      <p className="seller-case-head">
        <b>{texts[kind]}</b>
        <span className="admin-state">{state === 'merchant' ? texts.yours : states[state]}</span>
      </p>
      <p className="mute">{[pieceName(brandName, title), variant].filter(Boolean).join(' · ')}</p>
      <p className="admin-note">{finding}</p>
      {pictures.length > 0 ? (
        <ul className="case-pictures" aria-label={texts.pictures}>
          {pictures.map((picture) => (
            <li key={picture.hash}>
              <Picture picture={picture} sizes="160px" most={720} />
            </li>
          ))}
        </ul>
      ) : null}
      {kind === 'difference' ? <Prices found={found} /> : null}
      <Due found={found} />
      <Acts found={found} />
      <Steps steps={found.steps} />
    </li>
  )
}

function Prices({ found: { price, reduced, receives, receivesReduced, state } }: { found: MerchantCaseWire }) {
  const texts = useTexts(sellerCasesText)
  const isOpen = state === 'merchant' || state === 'buyer'
  return (
    <dl className="seller-sums">
      <div>
        <dt>{texts.price}</dt>
        <dd>{amount(price)}</dd>
      </div>
      <div>
        <dt>{texts.reduced}</dt>
        <dd>{amount(reduced)}</dd>
      </div>
      {isOpen || state === 'agreed' ? (
        <div className="seller-sums-total">
          <dt>{texts.receives}</dt>
          <dd>
            {amount(receivesReduced)}
            {isOpen ? <span className="mute">{` ${texts.before(amount(receives))}`}</span> : null}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

/** By when, and what happens if nothing is said. */
function Due({ found: { state, dueTime, cost, courier, trackingNumber } }: { found: MerchantCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerCasesText)
  const time = dueTime ? showMoment(dueTime, language) : ''
  const words = {
    merchant: texts.dueMerchant(time),
    buyer: texts.dueBuyer(time),
    held: texts.dueHeld(time, amount(cost)),
    fetch: texts.dueFetch(time, amount(cost)),
    return: texts.dueReturn(amount(cost)),
    'sent-back': texts.sentWith([courierName(courier, language), trackingNumber].filter(Boolean).join(' ')),
    agreed: '',
    fetched: '',
    closed: '',
  }[state]
  if (!words) return null
  return <p className={state === 'sent-back' ? undefined : 'admin-notice'}>{words}</p>
}

/** What cannot be undone is asked again. */
const ASKED = new Set<MerchantAct>(['accept', 'take-back'])

function Acts({ found }: { found: MerchantCaseWire }) {
  const texts = useTexts(sellerCasesText)
  const [begun, begin] = useState<MerchantAct>()
  const { busy, refusal, send } = useAnswer(found, () => begin(undefined))
  if (found.acts.length === 0) return null
  const nameOf = (act: MerchantAct): string => {
    if (act === 'choose-return') return texts.atCost(texts[act], amount(found.cost))
    return act === 'choose-fetch' ? texts.free(texts[act]) : texts[act]
  }
  const isPrice = begun === 'accept'
  return (
    <>
      <div className="admin-buttons">
        {found.acts.map((act, at) => (
          <Button
            key={act}
            look={at === 0 ? 'primary' : 'line'}
            busy={busy}
            onClick={() => (ASKED.has(act) ? begin(act) : void send({ act }))}
          >
            {nameOf(act)}
          </Button>
        ))}
      </div>
      <div role="alert">{refusal && !begun ? <p className="field-problem">{refusal}</p> : null}</div>
      {begun ? (
        <DeskDialog title={isPrice ? texts.acceptTitle(amount(found.reduced)) : texts.takeTitle} onClose={() => begin(undefined)}>
          <DeskDialogForm
            busy={busy}
            refusal={refusal}
            press={texts[begun]}
            onClose={() => begin(undefined)}
            onSubmit={(event) => {
              event.preventDefault()
              void send({ act: begun })
            }}
          >
            <p>{isPrice ? texts.acceptWords : texts.takeWords}</p>
          </DeskDialogForm>
        </DeskDialog>
      ) : null}
    </>
  )
}

function useAnswer({ caseNo, orderNo }: MerchantCaseWire, onDone: () => void) {
  const texts = useTexts(sellerCasesText)
  return useCaseStep({
    call: ({ act }: { act: MerchantAct }, options) => callSeller(answerCase, { caseNo, act }, options),
    onDone: (next) => {
      answerDeskQuery(listMerchantCases, { orderNo }, next)
      askAgain(getConsignment)
      askAgain(listConsignments)
      toast('success', texts.done)
      onDone()
    },
    onRefused: () => askAgain(listMerchantCases),
  })
}

function Steps({ steps }: Pick<MerchantCaseWire, 'steps'>) {
  const language = useLanguage()
  const texts = useTexts(sellerCasesText)
  const acts = useTexts(caseActText)
  return (
    <ol className="seller-case-steps" aria-label={texts.history}>
      {steps.map(({ act, date }) => (
        <li key={date + act} className="mute">{`${acts[act]} · ${showMoment(date, language)}`}</li>
      ))}
    </ol>
  )
}
