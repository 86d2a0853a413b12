import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { orderText } from '#language/buying/order.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CallResult, MakeCall } from '#platform/wire/call-path.ts'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'
import { OrderCode } from './order-code.tsx'
import { OrderMissing } from './order-missing.tsx'
import './order.css'

/** What may be asked of an order; `code`: its reader has to show first that it is theirs; `missing`: there is none for them. */
export type Choices<Value> = { choices: Value } | 'code' | 'missing'
type LoadChoices<Value> = (call: MakeCall, at: Pick<OwnPlace, 'search'>) => Promise<Choices<Value>>

export function choicesOf<Value>(result: CallResult<Value>): Choices<Value> {
  if (result.ok) return { choices: result.data }
  return result.code === screenCodes.ORDER_CODE_NEEDED ? 'code' : 'missing'
}

/** `asked`: what of the address the choices depend on. */
type Props<Value> = {
  own: LoadChoices<Value>
  asked: Record<string, string>
  title: string
  lead?: string
  className: string
  children: (choices: Value, show: (choices: Value) => void) => ReactNode
}

/** A form about an order, below its number: whoever only knows that number shows by a code that it is theirs. */
export function OrderChoices<Value>({ own, asked, title, lead, className, children }: Props<Value>) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const orderNo = new URLSearchParams(useLocation().search).get('orderNo') ?? ''
  const { found, show, load } = useChoices(own, new URLSearchParams({ ...asked, orderNo }).toString())
  if (found === 'missing') return <OrderMissing />
  const back = localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  return (
    <div className={`wrap order-page ${className}`}>
      <p className="order-back">
        <a className="link" href={back}>
          {texts.title(orderNo)}
        </a>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {lead ? <p className="mute">{lead}</p> : null}
      {found === 'code' ? (
        <OrderCode orderNo={orderNo} onProven={load} onLeave={() => location.assign(back)} />
      ) : found ? (
        children(found.choices, (choices) => show({ choices }))
      ) : (
        <div aria-busy="true">
          <ScriptNeeded />
          <Skeleton height={360} />
        </div>
      )}
    </div>
  )
}

function useChoices<Value>(own: LoadChoices<Value>, asked: string) {
  const sent = useSent<typeof own>()
  const [found, show] = useState(sent)
  const load = useCallback(async () => show(await own(quietly, { search: new URLSearchParams(asked) })), [own, asked])
  useLoading(load, sent !== undefined)
  return { found, show, load }
}
