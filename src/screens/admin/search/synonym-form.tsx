import { useEffect, useState } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SynonymGroupWire, TryWordsWire } from '#modules/search/synonyms.contract.ts'
import { listSynonymGroups, saveSynonyms, trySynonyms } from '#modules/search/synonyms.paths.ts'
import { DeskMovedOn } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { askedAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

import { AdminTriedWords } from './tried-words.tsx'

/** Words as an operator types them: commas and lines stand between them. */
const splitWords = (typed: string): string[] =>
  typed
    .split(/[,，、;；\n]+/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')

/** `begun`: words that a new group begins with. */
type Props = { changing: SynonymGroupWire | undefined; begun: string; onDone: () => void }

/** A new group of words, or one that is being changed. */
export function AdminSynonymForm({ changing, begun, onDone }: Props) {
  const texts = useTexts(adminSearchText)
  const form = useSynonymForm(changing, begun, onDone)
  const { register, problem, busy, send, refusal, conflict, keepTyped, startAgain } = form
  const { tried, isTrying, tryOut } = useTrial(changing, form.value)
  return (
    <>
      <form
        className="admin-link-form admin-synonym-form"
        aria-label={changing ? texts.changeTitle : texts.addTitle}
        noValidate
        onSubmit={send}
      >
        <TextField
          label={texts.words}
          hint={texts.wordsHint}
          problem={problem('words') ?? refusal}
          required
          maxLength={1_000}
          autoComplete="off"
          spellCheck={false}
          {...register('words')}
        />
        <Tick {...register('oneWay')}>{texts.oneWay}</Tick>
        <div role="alert">{conflict ? <DeskMovedOn {...conflict} onKeep={keepTyped} onLoad={startAgain} /> : null}</div>
        <div className="admin-synonym-foot">
          <Button type="submit" busy={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
          <Button look="line" busy={isTrying} onClick={tryOut}>
            {isTrying ? texts.trying : texts.tryOut}
          </Button>
          {changing || begun ? (
            <Button look="line" onClick={onDone}>
              {texts.cancel}
            </Button>
          ) : null}
        </div>
      </form>
      {tried ? <AdminTriedWords tried={tried} /> : null}
    </>
  )
}

/** What would change is asked of the shop before anything is saved. */
function useTrial(changing: SynonymGroupWire | undefined, { words, oneWay }: Typed) {
  const [tried, setTried] = useState<TryWordsWire>()
  const [isTrying, setTrying] = useState(false)
  const tryOut = () => {
    setTrying(true)
    void callAdmin(trySynonyms, { groupId: changing?.groupId ?? '', words: splitWords(words), oneWay }).then((result) => {
      setTrying(false)
      setTried(result.ok ? result.data : undefined)
      if (!result.ok) toast('error', result.msg)
    })
  }
  return { tried, isTrying, tryOut }
}

type Typed = { words: string; oneWay: boolean; version: number }
const NONE: Typed = { words: '', oneWay: false, version: 0 }
const typedOf = ({ words, oneWay, version }: SynonymGroupWire): Typed => ({ words: words.join(', '), oneWay, version })

/** Judged by the shop alone: the shape of this call folds Chinese with a dictionary that no browser should carry. */
function useSynonymForm(changing: SynonymGroupWire | undefined, begun: string, onDone: () => void) {
  const texts = useTexts(adminSearchText)
  const form = useSavedForm<Typed>({
    shape: undefined,
    newest: changing ? typedOf(changing) : { ...NONE, words: begun },
    path: async ({ words, oneWay, version }) => {
      const group = { groupId: changing?.groupId ?? '', version, words: splitWords(words), oneWay }
      const result = await callAdmin(saveSynonyms, group)
      return result.ok ? { ok: true, data: NONE } : result
    },
    onSaved: onDone,
    said: texts.saved,
    reload: () => askedAgain(listSynonymGroups),
  })
  const { setFocus } = form
  const isChanging = changing !== undefined || begun !== ''
  // Who asked to change a group is led to its words.
  useEffect(() => {
    if (isChanging) setFocus('words')
  }, [isChanging, setFocus])
  return form
}
