import { pieceName } from '#language/product/piece-name.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { returnFormText, returnReasonText } from '#language/account/returns.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReturnChoiceWire } from '#modules/returns/returns.contract.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { feeGoesBack, isFault, type ReturnKind, type ReturnReason } from '#modules/returns/returns.rules.ts'
import { fromWire } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { RefundSums } from './refund-sums.tsx'
import { useTried } from '../../own-page.tsx'
import { OwnForm, pressOrSend } from '../own-form.tsx'
import { forgetReturnDraft, type ReturnDraft } from './use-return-draft.ts'
import { useRequestKey } from '#ui/request-key.ts'
import '../account/member-parts.css'

type Props = {
  kind: ReturnKind
  orderNo: string
  pieces: readonly ReturnChoiceWire[]
  draft: ReturnDraft
  mayTakeBalance: boolean
  onToBalance: (toBalance: boolean) => void
  /** Of the fields. */
  path: string
  onProblems: (problems: Record<string, string>) => void
}

/** What is about to be asked, what goes back for it, and who pays the way. */
export function ReturnCheck({ kind, orderNo, pieces, draft, mayTakeBalance, onToBalance, path, onProblems }: Props) {
  const texts = useTexts(returnFormText)
  const chosen = pieces.filter(({ unitId }) => draft.units[unitId] !== undefined)
  const reasonOf: ReasonOf = (unitId) => draft.units[unitId] || 'changed-mind'
  const cents = chosen.reduce((sum, { unitId, whole, withoutFee }) => {
    return sum + fromWire(feeGoesBack(kind, reasonOf(unitId)) ? whole : withoutFee)
  }, 0)
  const isOurs = chosen.every(({ unitId }) => isFault(reasonOf(unitId)))
  const isCancel = kind === 'cancel'
  const language = useLanguage()
  const navigate = useNavigate()
  const toBalance = mayTakeBalance && draft.toBalance
  const { refusal, busy, send } = useAsking({ kind, orderNo, onProblems })
  const isAtOnce = isCancel && chosen.every(({ cancel }) => cancel === 'at-once')
  return (
    <OwnForm path={path} className="member-form" aria-labelledby="return-check">
      <Unseen draft={draft} />
      <h2 id="return-check">{texts.checkTitle}</h2>
      <Chosen kind={kind} chosen={chosen} reasonOf={reasonOf} />
      {draft.note ? <p className="return-note mute">{draft.note}</p> : null}
      <RefundSums
        lead={isCancel ? texts.refundCancel : texts.refund}
        roughCents={isCancel ? undefined : cents}
        asked={{ kind, orderNo, toBalance, units: chosen.map(({ unitId }) => ({ unitId, reason: reasonOf(unitId) })) }}
      />
      {mayTakeBalance ? <Where toBalance={toBalance} onChange={onToBalance} /> : null}
      {isCancel ? null : <p className="mute">{isOurs ? texts.ourWay : texts.ownWay}</p>}
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="order-actions">
        <Button
          busy={busy}
          {...pressOrSend(
            'send',
            () =>
              void send({
                units: chosen.map(({ unitId }) => ({ unitId, reason: reasonOf(unitId) })),
                note: draft.note,
                pictures: draft.pictures.map(({ uploadId }) => uploadId),
                toBalance,
              }),
          )}
        >
          {busy ? texts.sending : isAtOnce ? texts.cancelNow : texts.send}
        </Button>
        <Button look="line" {...pressOrSend('change', () => void navigate(localPath(language, path)))}>
          {texts.change}
        </Button>
      </div>
    </OwnForm>
  )
}

/** What was chosen on the page before, for a browser that sends nothing but this form. */
function Unseen({ draft: { units, note, pictures } }: Pick<Props, 'draft'>) {
  const fields = Object.entries(units).flatMap(([unitId, reason]) => [
    [`unit-${unitId}`, 'on'],
    ...(reason ? [[`reason-${unitId}`, reason]] : []),
  ])
  const unseen = [...fields, ['note', note], ['pictures', pictures.map(({ uploadId }) => uploadId).join(' ')]]
  return unseen.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A member need not wait for a bank. */
function Where({ toBalance, onChange }: { toBalance: boolean; onChange: (toBalance: boolean) => void }) {
  const texts = useTexts(returnFormText)
  return (
    <fieldset className="return-where">
      <legend className="field-label">{texts.where}</legend>
      <Tick type="radio" name="where" value="as-paid" checked={!toBalance} onChange={() => onChange(false)}>
        {texts.asPaid}
      </Tick>
      <Tick type="radio" name="where" value="balance" checked={toBalance} onChange={() => onChange(true)}>
        {texts.toBalance}
      </Tick>
    </fieldset>
  )
}

type ReasonOf = (unitId: string) => ReturnReason

function Chosen({ kind, chosen, reasonOf }: Pick<Props, 'kind'> & { chosen: Props['pieces']; reasonOf: ReasonOf }) {
  const texts = useTexts(returnFormText)
  const reasons = useTexts(returnReasonText)
  const ofCancel = (cancel: string) => (cancel === 'at-once' ? texts.atOnce : texts.asked)
  return (
    <ul className="return-check">
      {chosen.map(({ unitId, brandName, title, variant, cancel }) => (
        <li key={unitId}>
          <span>
            <b>{pieceName(brandName, title)}</b>
            <span className="mute">{variant}</span>
            <span>{kind === 'cancel' ? ofCancel(cancel) : reasons[reasonOf(unitId)]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type Asking = Pick<Props, 'kind' | 'orderNo' | 'onProblems'>
type Asked = { units: { unitId: string; reason: ReturnReason }[]; note: string; pictures: string[]; toBalance: boolean }

/** Sent once, however often it is pressed. */
function useAsking({ kind, orderNo, onProblems }: Asking) {
  const language = useLanguage()
  const texts = useTexts(returnFormText)
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState(useTried('return')?.told ?? '')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const { keyOf } = useRequestKey()
  const send = async (asked: Asked) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const result = await call(askReturn, { orderNo, kind, ...asked }, { quiet: true, idempotencyKey: keyOf(asked) })
    isSending.current = false
    setBusy(false)
    if (!result.ok) {
      onProblems(result.data.fields ?? {})
      return setRefusal(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    }
    forgetReturnDraft(orderNo, kind)
    const isDone = result.data.returnNo === ''
    toast('success', isDone ? texts.cancelled : texts.sent)
    void navigate(localPath(language, isDone ? `/myaccount/orders/orderDetail?orderNo=${orderNo}` : '/myaccount/returns'), {
      replace: true,
    })
  }
  return { refusal, busy, send }
}
