import { useEffect } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { splitWords } from '#modules/search/synonyms.rules.ts'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { changing: SynonymGroupWire | undefined; onDone: () => void }

/** A new group of words, or one that is being changed. */
export function AdminSynonymForm({ changing, onDone }: Props) {
  const texts = useTexts(adminSearchText)
  const { register, problem, busy, send } = useSynonymForm(changing, onDone)
  return (
    <form
      className="admin-link-form admin-synonym-form"
      aria-label={changing ? texts.changeTitle : texts.addTitle}
      noValidate
      onSubmit={send}
    >
      <TextField
        label={texts.words}
        hint={texts.wordsHint}
        problem={problem('words') ?? problem('root')}
        required
        maxLength={1_000}
        autoComplete="off"
        spellCheck={false}
        {...register('words')}
      />
      <Tick {...register('oneWay')}>{texts.oneWay}</Tick>
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

/** Judged by the shop alone: the shape of this call folds Chinese with a dictionary that no browser should carry. */
function useSynonymForm(changing: SynonymGroupWire | undefined, onDone: () => void) {
  const texts = useTexts(adminSearchText)
  const given = { words: changing?.words.join(', ') ?? '', oneWay: changing?.oneWay ?? false }
  const { submit, reset, refuse, setFocus, ...form } = useAdminForm(undefined, given)
  // Who asked to change a group is led to its words.
  useEffect(() => {
    if (changing) setFocus('words')
  }, [changing, setFocus])
  const send = submit(async ({ words, oneWay }) => {
    const result = await callAdmin(saveSynonyms, { groupId: changing?.groupId ?? '', words: splitWords(words), oneWay })
    if (!result.ok) return refuse(result)
    reset({ words: '', oneWay: false })
    toast('success', texts.saved)
    return onDone()
  })
  return { ...form, send }
}
