import { useRef, useState } from 'react'
import { adminDispatchText } from '#language/admin/admin-dispatch.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { handOver } from '#modules/orders/orders.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { DeskCamera } from '#desk/camera/camera.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

/** Somebody stands at the desk with a code. */
export function AdminHandOver({ say }: { say: (said: string) => void }) {
  const texts = useTexts(adminDispatchText)
  const { code, type, problem, busy, send } = useHandingOver(say)
  return (
    <div className="dispatch-hand-over">
      <form
        noValidate
        aria-label={texts.handOverTitle}
        onSubmit={(event) => {
          event.preventDefault()
          void send(code)
        }}
      >
        <TextField
          label={texts.pickUpCode}
          hint={texts.pickUpHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          problem={problem}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" look="line" busy={busy}>
          {texts.handOver}
        </Button>
      </form>
      <DeskCamera
        onCode={(shown) => {
          type(shown)
          void send(shown)
        }}
      />
    </div>
  )
}

function useHandingOver(say: (said: string) => void) {
  const language = useLanguage()
  const texts = useTexts(adminDispatchText)
  const [code, type] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const send = async (shown: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const result = await callAdmin(handOver, { code: shown }, { idempotencyKey: newIdempotencyKey() })
    isSending.current = false
    setBusy(false)
    setProblem(result.ok ? undefined : (result.data.fields?.code ?? result.msg))
    if (!result.ok) return
    type('')
    say(texts.handed(result.data.orderNo, result.data.pieces.join(language === 'zh' ? '；' : '; ')))
  }
  return { code, type, problem, busy, send }
}
