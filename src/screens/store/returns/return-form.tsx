import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate } from 'react-router'
import { returnFormText } from '#language/account/returns.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnChoicesWire } from '#modules/returns/returns.contract.ts'
import { listReturnChoices } from '#modules/returns/returns.paths.ts'
import { type ReturnKind, returnKinds } from '#modules/returns/returns.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { headTags } from '../head-tags.ts'
import { OrderCode } from '../order/order-code.tsx'
import { OrderMissing } from '../order/order-missing.tsx'
import { ReturnCheck } from './return-check.tsx'
import { ReturnFields } from './return-fields.tsx'
import { isChoosable, type ReturnDraft, useReturnDraft } from './use-return-draft.ts'
import '../order/order.css'
import '../claims/claims.css'
import './returns.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const kindIn = (search: string): ReturnKind => {
  const asked = new URLSearchParams(search).get('kind')
  return returnKinds.find((known) => known === asked) ?? 'return'
}

export function meta({ location, matches }: MetaArgs) {
  const texts = textsIn(returnFormText, languageOfPath(location.pathname))
  const title = kindIn(location.search) === 'cancel' ? texts.cancelTitle : texts.returnTitle
  return headTags({ title, pathname: location.pathname, matches })
}

/** Pieces of an order are cancelled or sent back: chosen, then checked. */
export default function ReturnForm() {
  const language = useLanguage()
  const { search } = useLocation()
  const orders = useTexts(orderText)
  const texts = useTexts(returnFormText)
  const asked = new URLSearchParams(search)
  const orderNo = asked.get('orderNo') ?? ''
  const kind = kindIn(search)
  const { choices, standing, load } = useChoices(orderNo, kind)
  if (standing === 'missing') return <OrderMissing />
  const back = localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  return (
    <div className="wrap order-page return-form">
      <p className="order-back">
        <a className="link" href={back}>
          {orders.title(orderNo)}
        </a>
      </p>
      <h1 tabIndex={-1}>{kind === 'cancel' ? texts.cancelTitle : texts.returnTitle}</h1>
      {standing === 'code' ? <OrderCode orderNo={orderNo} onProven={load} onLeave={() => location.assign(back)} /> : null}
      {choices ? <Steps key={kind} choices={choices} kind={kind} unit={asked.get('unit') ?? ''} /> : null}
      {!choices && standing !== 'code' ? (
        <div aria-busy="true">
          <ScriptNeeded />
          <Skeleton height={360} />
        </div>
      ) : null}
    </div>
  )
}

function useChoices(orderNo: string, kind: ReturnKind) {
  const [choices, setChoices] = useState<ReturnChoicesWire>()
  const [standing, setStanding] = useState<'asking' | 'code' | 'missing' | 'there'>('asking')
  const load = useCallback(async () => {
    const result = await call(listReturnChoices, { orderNo, kind }, { quiet: true })
    if (result.ok) setChoices(result.data)
    setStanding(result.ok ? 'there' : result.code === screenCodes.ORDER_CODE_NEEDED ? 'code' : 'missing')
  }, [orderNo, kind])
  useEffect(() => void load(), [load])
  return { choices, standing, load }
}

type StepsProps = { choices: ReturnChoicesWire; kind: ReturnKind; unit: string }

/** Both steps stand in one page, so that going back loses nothing; which of them, the address says. */
function Steps({ choices, kind, unit }: StepsProps) {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const navigate = useNavigate()
  const { search } = useLocation()
  const pieces = choices.pieces.filter(isChoosable)
  const { draft, change, isWhole } = useReturnDraft(choices.orderNo, kind, pieces, unit)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [pictures, setPictures] = useState<ReturnDraft['pictures']>([])
  if (pieces.length === 0) return <Nothing />
  const isChecking = new URLSearchParams(search).get('step') === 'check' && isWhole
  const addressOf = (step: string) =>
    localPath(language, `/myaccount/orders/return?kind=${kind}&orderNo=${choices.orderNo}&unit=${unit}${step}`)
  const check = () => {
    if (isWhole) return void navigate(addressOf('&step=check'))
    setProblems({ units: texts.choose })
    // A reason that is not chosen yet, or the first piece when none is.
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.claim-pieces :is(input, select)')]
    const missing = fields.find((field) => field instanceof HTMLSelectElement && field.value === '')
    ;(missing ?? fields[0])?.focus()
  }
  return (
    <>
      <div hidden={isChecking}>
        <ReturnFields
          kind={kind}
          pieces={pieces}
          draft={{ ...draft, pictures }}
          problems={problems}
          onChange={change}
          onPictures={setPictures}
          onDone={check}
        />
      </div>
      {isChecking ? (
        <ReturnCheck
          kind={kind}
          orderNo={choices.orderNo}
          pieces={pieces}
          draft={{ ...draft, pictures }}
          mayTakeBalance={choices.mayTakeBalance}
          onToBalance={(toBalance) => change({ toBalance })}
          change={addressOf('')}
          onProblems={setProblems}
        />
      ) : null}
    </>
  )
}

function Nothing() {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const returns = (
    <a className="btn" href={localPath(language, '/myaccount/returns')}>
      {texts.toReturns}
    </a>
  )
  return (
    <EmptyState title={texts.none} action={returns}>
      {texts.noneWords}
    </EmptyState>
  )
}
