import { type FormEvent, useEffect, useRef, useState } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { splitWords } from '#modules/search/synonyms.rules.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

type Props = { changing: SynonymGroupWire | undefined; onDone: () => void }

/** A new group of words, or one that is being changed. */
export function AdminSynonymForm({ changing, onDone }: Props) {
  const texts = useTexts(adminSearchText)
  const { form, words, setWords, oneWay, setOneWay, problem, busy, submit } = useSynonymForm(changing, onDone)
  return (
    <form
      ref={form}
      className="admin-link-form admin-synonym-form"
      aria-label={changing ? texts.changeTitle : texts.addTitle}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={texts.words}
        hint={texts.wordsHint}
        problem={problem}
        required
        maxLength={1_000}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Tick checked={oneWay} onChange={(event) => setOneWay(event.target.checked)}>
        {texts.oneWay}
      </Tick>
      <div className="admin-synonym-foot">
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        {changing ? (
          <Button look="line" onClick={onDone}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

function useSynonymForm(changing: SynonymGroupWire | undefined, onDone: () => void) {
  const texts = useTexts(adminSearchText)
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState(changing?.words.join(', ') ?? '')
  const [oneWay, setOneWay] = useState(changing?.oneWay ?? false)
  const [key, setKey] = useState(newIdempotencyKey)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problem])
  // Who asked to change a group is led to its words.
  useEffect(() => {
    if (changing) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [changing])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const group = { groupId: changing?.groupId ?? '', words: splitWords(words), oneWay }
    const result = await callAdmin(saveSynonyms, group, { idempotencyKey: key })
    setBusy(false)
    setKey(newIdempotencyKey())
    if (!result.ok) return setProblem(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    setWords('')
    setOneWay(false)
    toast('success', texts.saved)
    return onDone()
  }
  return { form, words, setWords, oneWay, setOneWay, problem, busy, submit: (event: FormEvent) => void submit(event) }
}
