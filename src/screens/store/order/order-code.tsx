import { useCallback, useEffect, useRef, useState } from 'react'
import { orderCodeText } from '#language/buying/order-code.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import { proveOrder, sendOrderCode } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

type Props = { orderNo: string; onProven: () => Promise<void>; onLeave: () => void }

/** Who found an order by its number shows by a code from its mailbox that it is theirs to change. */
export function OrderCode({ orderNo, onProven, onLeave }: Props) {
  const texts = useTexts(orderCodeText)
  const { sent, wait, problem, busy, send, prove } = useCode(orderNo, onProven)
  const [code, setCode] = useState('')
  return (
    <form
      className="order-code"
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        void prove(code)
      }}
    >
      <h2>{texts.title}</h2>
      <p role="status">{sent ? texts.sent(sent.sentTo, sent.minutes) : texts.sending}</p>
      <TextField
        id="order-code"
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        problem={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="order-actions">
        <Button type="submit" busy={busy}>
          {texts.go}
        </Button>
        <Button look="line" onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button look="text" disabled={wait > 0} onClick={() => void send()}>
          {wait > 0 ? texts.resendIn(wait) : texts.resend}
        </Button>
      </div>
    </form>
  )
}

function useCode(orderNo: string, onProven: () => Promise<void>) {
  const [sent, setSent] = useState<CodeSentWire>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { wait, startWait } = useCountdown()
  const send = useCallback(async () => {
    setProblem(undefined)
    const result = await call(sendOrderCode, { orderNo }, { quiet: true })
    if (!result.ok) return setProblem(result.msg)
    setSent(result.data)
    startWait(result.data.resendSeconds)
  }, [orderNo, startWait])
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    document.getElementById('order-code')?.focus()
    void send()
  }, [send])
  const prove = async (code: string) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const result = await call(proveOrder, { orderNo, code }, { quiet: true })
    if (result.ok) await onProven()
    setBusy(false)
    if (result.ok) return
    setProblem(result.data.fields?.code ?? result.msg)
    document.getElementById('order-code')?.focus()
  }
  return { sent, wait, problem, busy, send, prove }
}

/** Whole seconds until another code may be asked for. */
function useCountdown() {
  const [wait, setWait] = useState(0)
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(timer)
  }, [wait])
  return { wait, startWait: setWait }
}
