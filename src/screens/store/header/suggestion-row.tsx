import { searchText } from '#language/search.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SuggestWire } from '#modules/search/search.contract.ts'
import type { Language } from '#language/languages.ts'
import { Picture } from '#ui/picture.tsx'
import { brandAddress, listAddress, productAddress } from '../addresses.ts'

export type Suggestion = SuggestWire['list'][number]

export function suggestionAddress(language: Language, row: Suggestion): string {
  if (row.kind === 'brand') return brandAddress(language, row.brandCode || row.code)
  if (row.kind === 'category') return listAddress(language, row.code)
  return productAddress(language, row.brandCode, row.articleNumber)
}

export const suggestionWord = (row: Suggestion): string =>
  row.kind === 'brand' ? row.brandName || row.productTitle : row.productTitle

/** A brand, a category and a product look different; the typed part is lighter than what was added to it. */
export function SuggestionRow({ row, id, active, word }: { row: Suggestion; id: string; active: boolean; word: string }) {
  const language = useLanguage()
  const texts = useTexts(searchText)
  return (
    <a className="suggestion" id={id} role="option" aria-selected={active} tabIndex={-1} href={suggestionAddress(language, row)}>
      {row.kind === 'product' && row.productImg ? (
        <Picture picture={row.productImg} sizes="48px" most={120} alt="" />
      ) : (
        <span className="suggestion-kind caps mute">{row.kind === 'brand' ? texts.brands : texts.categories}</span>
      )}
      <span className={row.kind === 'brand' ? 'serif suggestion-brand' : undefined}>
        {row.kind === 'product' ? <b>{row.brandName}</b> : null}
        <Completed text={suggestionWord(row)} word={word} />
      </span>
    </a>
  )
}

function Completed({ text, word }: { text: string; word: string }) {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, at)}
      <span className="suggestion-typed">{text.slice(at, at + word.length)}</span>
      {text.slice(at + word.length)}
    </span>
  )
}
