import { useState } from 'react'
import { adminStartText } from '#language/admin/admin-start.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PreviewWire } from '#modules/shop-settings/shop-facts.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import type { StartWire } from '#modules/shop-settings/start.contract.ts'
import { getStart, makePreview } from '#modules/shop-settings/start.paths.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** The last step: a look behind closed doors, and opening them. */
export function StartDoors({ start }: { start: StartWire }) {
  const language = useLanguage()
  const texts = useTexts(adminStartText)
  const [busy, setBusy] = useState(false)
  if (start.doors === 'open')
    return (
      <a className="btn btn-line" href={localPath(language, '/')} data-reload>
        {texts.toShop}
      </a>
    )
  const open = async () => {
    setBusy(true)
    const value = { state: 'open' as const, words: { en: '', zh: '' } }
    const result = await callAdmin(saveSetting, { name: 'doors', version: start.doorsVersion, value })
    setBusy(false)
    toast(result.ok ? 'success' : 'error', result.ok ? texts.opened : result.msg)
    askAgain(getStart)
    askAgain(listSettings)
  }
  return (
    <>
      <Preview />
      <Button busy={busy} disabled={!start.mayOpen} onClick={() => void open()}>
        {texts.openDoors}
      </Button>
      {start.mayOpen ? null : <p className="field-hint">{texts.notYet}</p>}
    </>
  )
}

function Preview() {
  const language = useLanguage()
  const texts = useTexts(adminStartText)
  const [made, setMade] = useState<PreviewWire>()
  const make = async () => {
    const result = await callAdmin(makePreview, {})
    if (!result.ok) return toast('error', result.msg)
    return setMade(result.data)
  }
  if (!made)
    return (
      <Button look="line" onClick={() => void make()}>
        {texts.preview}
      </Button>
    )
  return (
    <div className="start-preview" role="status">
      <TextField
        label={texts.previewReady}
        hint={texts.previewWords(showMoment(made.until, language))}
        readOnly
        value={made.link}
        onFocus={(event) => event.target.select()}
      />
      <a className="btn btn-line" href={made.link} target="_blank" rel="noreferrer">
        {texts.preview}
      </a>
    </div>
  )
}
