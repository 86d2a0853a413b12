import { type FormEvent, useState } from 'react'
import { stockAlertText } from '#language/product/stock-alert.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { askStockAlert } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'

type AlertProps = { open: boolean; onClose: () => void; skuId: string; piece: string; variant: string }

/** One address for one variant; what was noted is said in place, and stays said when the sheet is opened again. */
export default function StockAlert({ open, onClose, skuId, piece, variant }: AlertProps) {
  const texts = useTexts(stockAlertText)
  const language = useLanguage()
  const { email, setEmail, problem, state, ask } = useAsking(skuId)
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="centre">
      <form className="stock-alert" noValidate onSubmit={(event) => void ask(event)}>
        <p>{texts.about(piece, variant)}</p>
        {state === 'asked' ? null : (
          <>
            <TextField
              id="alert-email"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={texts.email}
              value={email}
              problem={problem}
              data-autofocus
              onChange={(event) => setEmail(event.target.value)}
            />
            <p className="mute">
              {texts.consent}{' '}
              <a className="link" href={localPath(language, '/statement/privacy')}>
                {texts.privacy}
              </a>
            </p>
            <Button type="submit" full busy={state === 'asking'}>
              {state === 'asking' ? texts.asking : texts.ask}
            </Button>
          </>
        )}
        <p role="status">{state === 'asked' ? texts.asked : ''}</p>
      </form>
    </Sheet>
  )
}

function useAsking(skuId: string) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle')
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'idle') return
    setState('asking')
    setProblem(undefined)
    const result = await call(askStockAlert, { skuId, email }, { quiet: true })
    setState(result.ok ? 'asked' : 'idle')
    if (result.ok) return
    setProblem(result.data.fields?.email ?? result.msg)
    document.getElementById('alert-email')?.focus()
  }
  return { email, setEmail, problem, state, ask }
}
