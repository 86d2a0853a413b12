import { useState } from 'react'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import type { ImportDetailWire } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport, listImportItems, sayWords } from '#modules/catalogue/imports/imports.paths.ts'
import { answerDeskQuery, askAgain, ONCE, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type UnmappedValue = ImportDetailWire['unmappedValues'][number]
/** No code of a brand begins so. */
const MAKE = '+'
/** A number of Google’s tree is no name of a category. */
const isNumber = ({ about, word }: UnmappedValue): boolean => about === 'category' && /^\d+$/.test(word)
const keyOf = ({ about, word }: UnmappedValue): string => `${about} ${word}`

/** What words of a file mean that the shop does not know. */
export function AdminImportWords({ importId, unmappedValues: asked }: Pick<ImportDetailWire, 'importId' | 'unmappedValues'>) {
  const texts = useTexts(adminImportsText)
  const [said, setSaid] = useState<Said>({})
  const { unmappedValues, settle } = useUnsettled(asked)
  const choices = useChoices()
  const may = useMay()
  const { keep, busy } = useKeeping(importId, unmappedValues, settle)
  const mayMake = may('keep-shelves')
  if (unmappedValues.length === 0) return null
  return (
    <section aria-labelledby="import-words" className="admin-import-part">
      <h2 id="import-words">{texts.words}</h2>
      <p className="mute">{texts.wordsHint}</p>
      <table className="admin-table admin-import-columns">
        <caption className="hidden-text">{texts.words}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.word}</th>
            <th scope="col">{texts.about}</th>
            <th scope="col">{texts.target}</th>
          </tr>
        </thead>
        <tbody>
          {unmappedValues.map((open) => (
            <WordRow
              key={keyOf(open)}
              open={open}
              choices={choices[open.about]}
              mayMake={mayMake}
              said={said[keyOf(open)] ?? ''}
              onSay={(target) => setSaid({ ...said, [keyOf(open)]: target })}
            />
          ))}
        </tbody>
      </table>
      <div className="admin-import-acts">
        <Button busy={busy} disabled={unmappedValues.every((open) => !said[keyOf(open)])} onClick={() => void keep(said)}>
          {texts.keepWords}
        </Button>
        {mayMake && unmappedValues.some((open) => open.among.length === 0 && !isNumber(open)) ? (
          <Button look="line" busy={busy} onClick={() => void keep(allMade(unmappedValues, said))}>
            {texts.makeAll}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

type Said = Record<string, string>

/** What several categories are called is not missing: somebody chooses one of them. */
const allMade = (words: readonly UnmappedValue[], said: Said): Said =>
  Object.fromEntries(
    words.map((open) => [keyOf(open), said[keyOf(open)] || (open.among.length === 0 && !isNumber(open) ? MAKE : '')]),
  )

/** What has been kept is asked no more, though the rows are still being looked at with it. */
function useUnsettled(asked: UnmappedValue[]) {
  const [settled, setSettled] = useState<{ of: UnmappedValue[]; words: Said }>({ of: asked, words: {} })
  const words = settled.of === asked ? settled.words : {}
  return {
    unmappedValues: asked.filter((open) => !words[keyOf(open)]),
    settle: (said: Said): void => setSettled({ of: asked, words: { ...words, ...said } }),
  }
}

function useKeeping(importId: string, unmappedValues: readonly UnmappedValue[], settle: (said: Said) => void) {
  const { act, busy } = useDeskAction((said: Said) =>
    callAdmin(sayWords, {
      importId,
      words: unmappedValues.flatMap((open) => {
        const target = said[keyOf(open)] ?? ''
        return target === ''
          ? []
          : [{ about: open.about, word: open.word, target: target === MAKE ? '' : target, make: target === MAKE }]
      }),
    }),
  )
  const keep = async (said: Said): Promise<void> => {
    const result = await act(said)
    if (!result.ok) return toast('error', result.msg)
    settle(said)
    answerDeskQuery(getImport, { importId }, result.data)
    askAgain(listImportItems)
    askAgain(listProductChoices)
  }
  return { keep, busy }
}

type Row = {
  open: UnmappedValue
  choices: { id: string; name: string }[]
  mayMake: boolean
  said: string
  onSay: (target: string) => void
}

function WordRow({ open, choices, mayMake, said, onSay }: Row) {
  const texts = useTexts(adminImportsText)
  const likely = choices.filter(({ id }) => open.among.includes(id))
  return (
    <tr>
      <th scope="row">{open.word}</th>
      <td className="mute">
        {texts[open.about]} · {texts.rowsOf(open.rows)}
        {likely.length > 0 ? <span className="admin-import-note">{texts.severalCalledSo}</span> : null}
      </td>
      <td>
        <select
          className="field-control"
          aria-label={texts.ofWord(open.word)}
          value={said}
          onChange={({ target: { value } }) => onSay(value)}
        >
          <option value="">{texts.leaveOpen}</option>
          {mayMake && !isNumber(open) ? <option value={MAKE}>{texts[`make-${open.about}`]}</option> : null}
          {[...likely, ...choices.filter((choice) => !likely.includes(choice))].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}

function useChoices(): Record<UnmappedValue['about'], { id: string; name: string }[]> {
  const language = useLanguage()
  const { data } = useDeskQuery(listProductChoices, {}, ONCE)
  return {
    brand: data?.brands ?? [],
    category: data?.categories ?? [],
    colour: data?.colours.map((colour) => ({ id: colour.id, name: colour[language] })) ?? [],
  }
}
