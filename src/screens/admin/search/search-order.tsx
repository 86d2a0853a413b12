import { type FormEvent, useState } from 'react'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ExplainWire } from '#modules/search/synonyms.contract.ts'
import { explainSearch } from '#modules/search/synonyms.paths.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'

/** An operator types what a shopper types, and sees of the first results which words they met, where, how well, and what it counts. */
export function AdminSearchOrder() {
  const texts = useTexts(adminSearchText)
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ExplainWire>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const result = await callAdmin(explainSearch, { keyword })
    setBusy(false)
    setAnswer(result.ok ? result.data : undefined)
    if (!result.ok) setProblem(Object.values(result.data.fields ?? {})[0] ?? result.msg)
  }
  return (
    <section className="admin-search-order" aria-labelledby="search-order">
      <h2 id="search-order">{texts.whyTitle}</h2>
      <form className="admin-link-form admin-synonym-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.query}
          problem={problem}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {busy ? texts.explaining : texts.explain}
        </Button>
      </form>
      {answer ? <Explained answer={answer} /> : null}
    </section>
  )
}

function Explained({ answer: { total, leftOut, list } }: { answer: ExplainWire }) {
  const texts = useTexts(adminSearchText)
  return (
    <>
      <p role="status">
        {texts.found(total)} {leftOut.length > 0 ? texts.leftOut(leftOut.join(texts.between)) : ''}
      </p>
      {list.length > 0 ? (
        <table className="admin-table">
          <caption className="hidden-text">{texts.whyTable}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.piece}</th>
              <th scope="col">{texts.met}</th>
              <th scope="col">{texts.score}</th>
              <th scope="col">{texts.key}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((piece, at) => (
              <ExplainedPiece key={piece.spuCode} place={at + 1} piece={piece} />
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  )
}

function ExplainedPiece({ place, piece }: { place: number; piece: ExplainWire['list'][number] }) {
  const texts = useTexts(adminSearchText)
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">
        {piece.title} <span className="mute">{piece.spuCode}</span>
      </th>
      <td>
        <ul className="admin-search-met">
          {piece.words.map(({ word, met }) => (
            <li key={word}>
              <b>{word}</b>{' '}
              {met.length === 0
                ? texts.nowhere
                : met.map((way) => `${texts[way.place]} ${way.through} · ${texts[way.quality]} · ${way.score}`).join(' + ')}
            </li>
          ))}
        </ul>
      </td>
      <td>{piece.score}</td>
      <td>
        {piece.recommendedKey}
        {piece.soldOut ? <span className="mute"> {texts.soldOut}</span> : null}
      </td>
    </tr>
  )
}
