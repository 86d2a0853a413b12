import { useMemo, useState } from 'react'
import { adminSearchText, searchPartText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ExplainWire } from '#modules/search/synonyms.contract.ts'
import { explainSearch } from '#modules/search/synonyms.paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'

type Piece = ExplainWire['list'][number]
const column = deskColumns<Piece>()

/** An operator types what a shopper types, and sees of the first results which words they met, where, how well, and what it counts. */
export function AdminSearchOrder() {
  const texts = useTexts(adminSearchText)
  const { register, problem, busy, submit, refuse } = useDeskForm(undefined, { keyword: '' })
  const [answer, setAnswer] = useState<ExplainWire>()
  const send = submit(async (asked) => {
    const result = await callAdmin(explainSearch, asked)
    setAnswer(result.ok ? result.data : undefined)
    if (!result.ok) refuse(result)
  })
  return (
    <section className="admin-search-order" aria-labelledby="search-order">
      <h2 id="search-order">{texts.whyTitle}</h2>
      <form className="admin-link-form admin-synonym-form" noValidate onSubmit={send}>
        <TextField
          label={texts.query}
          problem={problem('keyword') ?? problem('root')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...register('keyword')}
        />
        <Button type="submit" busy={busy}>
          {busy ? texts.explaining : texts.explain}
        </Button>
      </form>
      {answer ? <Explained answer={answer} /> : null}
    </section>
  )
}

function Explained({ answer: { total, leftOut, near, notSold, list, ...read } }: { answer: ExplainWire }) {
  const texts = useTexts(adminSearchText)
  const columns = useColumns()
  const joined = (words: string[], say: (words: string) => string): string =>
    words.length > 0 ? ` ${say(words.join(texts.between))}` : ''
  return (
    <>
      <p role="status">
        {texts.found(total)}
        {joined(leftOut, texts.leftOut)}
        {joined(near, texts.near)}
        {joined(notSold, texts.notSold)}
      </p>
      <ReadAs {...read} />
      <p className="mute">{texts.factorsHint}</p>
      {list.length > 0 ? (
        <DeskTable caption={texts.whyTable} columns={columns} list={list} idOf={({ spuCode }) => spuCode} />
      ) : null}
    </>
  )
}

/** What parts of the words were taken for filters, kinds of words, and slips. */
function ReadAs({ understood, corrected }: Pick<ExplainWire, 'understood' | 'corrected'>) {
  const texts = useTexts(adminSearchText)
  const names = useTexts(searchPartText)
  const parts = [
    ...understood.map(({ kind, text }) => `${text} · ${names[kind]}`),
    ...corrected.map(({ from, to }) => texts.correctedTo(from, to)),
  ]
  if (parts.length === 0) return null
  return (
    <>
      <p>{texts.readAs}</p>
      <ul className="admin-search-met">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </>
  )
}

function useColumns() {
  const texts = useTexts(adminSearchText)
  return useMemo(
    () =>
      column.columns([
        column.display({ id: 'place', header: texts.place, cell: ({ row }) => row.index + 1 }),
        column.accessor('title', {
          header: texts.piece,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <>
              {original.title} <span className="mute">{original.spuCode}</span>
            </>
          ),
        }),
        column.accessor('words', { header: texts.met, cell: ({ getValue }) => <WordsMet words={getValue()} /> }),
        column.accessor('learned', { header: texts.learned }),
        column.accessor('score', { header: texts.score }),
        column.accessor('recommendedKey', {
          header: texts.key,
          cell: ({ row: { original }, getValue }) => (
            <>
              {getValue()}{' '}
              <span className="mute">{texts.factors(original.daysOld, original.popularDays, original.plentyDays)}</span>
              {original.soldOut ? <span className="mute"> {texts.soldOut}</span> : null}
            </>
          ),
        }),
      ]),
    [texts],
  )
}

function WordsMet({ words }: { words: Piece['words'] }) {
  const texts = useTexts(adminSearchText)
  return (
    <ul className="admin-search-met">
      {words.map(({ word, met }) => (
        <li key={word}>
          <b>{word}</b>{' '}
          {met.length === 0
            ? texts.nowhere
            : met.map((way) => `${texts[way.place]} ${way.through} · ${texts[way.quality]} · ${way.score}`).join(' + ')}
        </li>
      ))}
    </ul>
  )
}
