import { type FormEvent, useEffect, useRef, useState } from 'react'
import { adminLinksText } from '#language/admin/admin-links.text.ts'
import { useTexts } from '#language/texts.ts'
import { addShortLink } from '#modules/short-links/short-links.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'

const nothing = { code: '', path: '', note: '' }
type Fields = typeof nothing

/** A word, the page it leads to, and what it is for. */
export function AdminLinkForm({ onAdded }: { onAdded: () => void }) {
  const texts = useTexts(adminLinksText)
  const { form, fields, change, problems, ready, busy, submit } = useLinkForm(onAdded)
  return (
    <form ref={form} className="admin-link-form" aria-label={texts.addTitle} noValidate onSubmit={submit}>
      <TextField
        label={texts.code}
        optional={texts.optional}
        hint={texts.codeHint}
        problem={problems.code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.code}
        onChange={(event) => change({ code: event.target.value })}
      />
      <TextField
        label={texts.path}
        hint={texts.pathHint}
        problem={problems.path}
        required
        maxLength={600}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={fields.path}
        onChange={(event) => change({ path: event.target.value })}
      />
      <TextField
        label={texts.noteField}
        optional={texts.optional}
        problem={problems.note}
        maxLength={200}
        value={fields.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" busy={busy}>
        {busy ? texts.adding : texts.add}
      </Button>
      <p role="status" className="admin-done">
        {ready}
      </p>
    </form>
  )
}

function useLinkForm(onAdded: () => void) {
  const texts = useTexts(adminLinksText)
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(nothing)
  const [key, setKey] = useState(newIdempotencyKey)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [ready, setReady] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setReady('')
    setProblems({})
    const result = await callAdmin(addShortLink, { ...fields, path: ownPart(fields.path) }, { idempotencyKey: key })
    setBusy(false)
    setKey(newIdempotencyKey())
    if (result.ok) {
      setFields(nothing)
      setReady(texts.ready(`${location.origin}/${result.data.code}`))
      return onAdded()
    }
    setProblems(result.data.fields ?? { path: result.msg })
    return undefined
  }
  const change = (changes: Partial<Fields>) => setFields((before) => ({ ...before, ...changes }))
  return { form, fields, change, problems, ready, busy, submit: (event: FormEvent) => void submit(event) }
}

/** An address copied from the browser brings the shop's own name along. */
const ownPart = (typed: string): string => {
  const { origin } = location
  const path = typed.trim()
  return path.startsWith(`${origin}/`) ? path.slice(origin.length) : path
}
