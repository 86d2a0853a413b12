import { useState } from 'react'
import { adminLinksText } from '#language/admin/front/admin-links.text.ts'
import { useTexts } from '#language/texts.ts'
import { AddLinkInput } from '#modules/short-links/short-links.contract.ts'
import { addShortLink, listShortLinks } from '#modules/short-links/short-links.paths.ts'
import { ownPart } from '#desk/own-part.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

/** A word, the page it leads to, and what it is for. */
export function AdminLinkForm() {
  const texts = useTexts(adminLinksText)
  const { register, problem, busy, ready, send } = useLinkForm()
  return (
    <form className="admin-link-form" aria-label={texts.addTitle} noValidate onSubmit={send}>
      <TextField
        label={texts.code}
        optional={texts.optional}
        hint={texts.codeHint}
        problem={problem('code')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('code')}
      />
      <TextField
        label={texts.path}
        hint={texts.pathHint}
        problem={problem('path') ?? problem('root')}
        required
        maxLength={600}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...register('path', { setValueAs: ownPart })}
      />
      <TextField
        label={texts.noteField}
        optional={texts.optional}
        problem={problem('note')}
        maxLength={200}
        {...register('note')}
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

function useLinkForm() {
  const texts = useTexts(adminLinksText)
  const { submit, reset, refuse, ...form } = useDeskForm(AddLinkInput, { code: '', path: '', note: '' })
  const [ready, setReady] = useState('')
  const send = submit(async (link) => {
    setReady('')
    const result = await callAdmin(addShortLink, link)
    if (!result.ok) return refuse(result)
    reset()
    setReady(texts.ready(`${location.origin}/${result.data.code}`))
    return askAgain(listShortLinks)
  })
  return { ...form, ready, send }
}
