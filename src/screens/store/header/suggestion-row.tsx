import { searchText } from '#language/browse/search.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { typeOfPath } from '#modules/search/search.rules.ts'
import type { SuggestWire } from '#modules/search/search.contract.ts'
import type { Language } from '#language/languages.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { brandAddress, listAddress, productAddress, searchAddress } from '../addresses.ts'

/** `isRecent`: what this browser itself asked for before. */
export type Suggestion = SuggestWire['list'][number] & { isRecent?: true }

const BRAND_TYPE = 9

export function suggestionAddress(language: Language, row: Suggestion, word: string): string {
  if (row.searchType === BRAND_TYPE) return brandAddress(language, row.brandCode || row.code)
  if (row.kind === 'query') return searchAddress(language, row.productTitle)
  if (row.kind === 'category') return listAddress(language, row.code)
  if (row.kind === 'scope') return `${searchAddress(language, word)}&type=${encodeURIComponent(typeOfPath(row.code))}`
  return productAddress(language, row.brandCode, row.articleNumber)
}

/** What stands in the field while the arrow keys are on the row. */
export const suggestionWord = (row: Suggestion, word: string): string => {
  if (row.kind === 'scope') return word
  return row.kind === 'brand' ? row.brandName || row.productTitle : row.productTitle
}

type Row = { row: Suggestion; id: string; active: boolean; word: string }

/** A designer, a department, a category and a piece with its price look different; the typed part is lighter than what was added to it. */
export function SuggestionRow({ row, id, active, word }: Row) {
  const language = useLanguage()
  const texts = useTexts(searchText)
  return (
    <a
      className={`suggestion suggestion-${row.kind}`}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={suggestionAddress(language, row, word)}
    >
      {row.kind === 'scope' ? <Icon name="search" size={18} /> : null}
      {row.productImg ? <Picture picture={row.productImg} sizes="56px" most={120} alt="" /> : null}
      <span className={row.kind === 'brand' ? 'serif suggestion-brand' : undefined}>
        {row.kind === 'product' ? <b>{row.brandName}</b> : null}
        <Completed text={suggestionWord(row, word)} word={word} />
        {row.kind === 'scope' ? <span> {texts.inScope(row.productTitle)}</span> : null}
      </span>
      {row.price ? <span className="suggestion-price">{showHkd(fromWire(row.price))}</span> : null}
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
