import { useRef, useState } from 'react'
import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

const MARK = 'value.wordmark'
const LOGO = 'value.logo'

/** What the shop is called, and the picture in place of its letters. */
export function ShopNameFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  return (
    <>
      <AdminWords editing={editing} path="value.name" label={labels['shop.name']} most={40} />
      <AdminWords editing={editing} path="value.tagline" label={labels['shop.tagline']} most={60} />
      <div className="admin-form-pair">
        <TextField
          label={labels['shop.wordmark']}
          hint={texts.wordmarkHint}
          maxLength={24}
          autoComplete="off"
          spellCheck={false}
          problem={editing.problem(MARK)}
          value={editing.text(MARK)}
          onChange={(event) => editing.set(MARK, event.target.value)}
        />
        <LogoField editing={editing} />
      </div>
    </>
  )
}

type Logo = { hash: string; width: number; height: number }

function LogoField({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const logo = editing.read(LOGO) as Logo | null
  const send = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen || busy) return
    setBusy(true)
    setProblem('')
    const result = await callAdmin(sendUpload('shop-picture'), {}, { picture: chosen })
    setBusy(false)
    if (file.current) file.current.value = ''
    if (!result.ok) return setProblem(result.msg)
    const { hash, width, height } = result.data
    return editing.set(LOGO, { hash: hash ?? '', width, height })
  }
  return (
    <div className="admin-logo">
      <span className="field-label">{texts.logo}</span>
      {logo ? <img src={`/media/${logo.hash}/360.webp`} alt={texts.logo} /> : null}
      <div className="picture-actions">
        <label className="picture-upload">
          <input ref={file} className="hidden-text" type="file" accept="image/jpeg,image/png" onChange={() => void send()} />
          <span className="btn-text">{busy ? texts.logoSending : texts.logoSend}</span>
        </label>
        {logo ? (
          <Button look="text" onClick={() => editing.set(LOGO, null)}>
            {texts.logoRemove}
          </Button>
        ) : null}
      </div>
      <p className="field-hint">{texts.logoHint}</p>
      <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
    </div>
  )
}
