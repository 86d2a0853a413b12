import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { recordSearch } from '#modules/popular-searches/popular-searches.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { searchText } from '#language/browse/search.text.ts'
import { storeText } from '#language/frame/store.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { leaveSheet } from '#ui/sheet-history.ts'
import { searchAddress } from '../addresses.ts'
import { forgetSearches, rememberSearch } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SuggestionRow, type Suggestion, suggestionAddress, suggestionWord } from './suggestion-row.tsx'
import { useSearchStarts, useSuggestions } from './use-suggestions.ts'

type Side = 'women' | 'men'

export default function SearchOverlay({ side, open, onClose }: { side: Side; open: boolean; onClose: () => void }) {
  const texts = useTexts(searchText)
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="top" bare>
      {open ? <SearchPanel side={side} onClose={onClose} /> : <div className="search-panel" />}
    </Sheet>
  )
}

function SearchPanel({ side, onClose }: { side: Side; onClose: () => void }) {
  const language = useLanguage()
  const go = useGo(onClose)
  const { search } = useLocation()
  const [chosenSide, setChosenSide] = useState(side)
  const [typed, setTyped] = useState(() => new URLSearchParams(search).get('keyword') ?? '')
  const [composing, setComposing] = useState(false)
  const { rows, word, forget } = useOffered(composing ? undefined : typed, chosenSide)
  const listId = useId()
  const { at, leave, onKeyDown } = useActiveRow(rows, onClose)

  const active = rows[at]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = typed.trim()
    if (active) go(suggestionAddress(language, active, word))
    else if (asked) {
      tell(asked)
      go(searchAddress(language, asked))
    }
  }
  return (
    <div className="search-panel">
      <SearchHead side={chosenSide} onSide={setChosenSide} onClose={onClose} />
      <form className="search-form" role="search" onSubmit={submit}>
        <Icon name="search" size={22} />
        <SearchField
          value={active ? suggestionWord(active, word) : typed}
          listId={listId}
          open={rows.length > 0}
          active={active ? `${listId}-${at}` : undefined}
          onKeyDown={onKeyDown}
          onCompose={setComposing}
          onType={(word) => {
            leave()
            setTyped(word)
          }}
        />
      </form>
      <Suggestions rows={rows} at={at} id={listId} word={word} onAll={() => go(searchAddress(language, word))} />
      {rows.some(({ isRecent }) => isRecent) ? <ForgetButton onForget={forget} /> : null}
    </div>
  )
}

function useGo(onClose: () => void): (address: string) => void {
  const navigate = useNavigate()
  return (address) => {
    leaveSheet(navigate, address)
    onClose()
  }
}

/** What was typed and sent is remembered here, and counted by the shop without a name. */
function tell(asked: string): void {
  rememberSearch(asked)
  void call(recordSearch, { searchWord: asked }, { quiet: true })
}

/** What stands below the field: where to begin while it is empty, suggestions otherwise. */
function useOffered(typed: string | undefined, side: Side) {
  const { rows: found, word } = useSuggestions(typed, side)
  const [forgotten, setForgotten] = useState(0)
  const starts = useSearchStarts(typed?.trim() === '', side, forgotten)
  const forget = () => {
    forgetSearches()
    setForgotten((times) => times + 1)
  }
  return { rows: starts.length > 0 ? starts : found, word, forget }
}

function ForgetButton({ onForget }: { onForget: () => void }) {
  return (
    <button type="button" className="btn-text search-forget" onClick={onForget}>
      {useTexts(searchText).forget}
    </button>
  )
}

/** The row the arrow keys stand on; -1 is the field itself. */
function useActiveRow(rows: Suggestion[], onClose: () => void) {
  const [at, setAt] = useState(-1)
  const leave = () => setAt(-1)
  useEffect(leave, [rows])
  const onKeyDown = (event: KeyboardEvent) => {
    // A search field keeps Esc for itself.
    if (event.key === 'Escape') onClose()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || rows.length === 0) return
    event.preventDefault()
    setAt((now) => ((now + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
  }
  return { at, leave, onKeyDown }
}

function Suggestions({
  rows,
  at,
  id,
  word,
  onAll,
}: {
  rows: Suggestion[]
  at: number
  id: string
  word: string
  onAll: () => void
}) {
  const texts = useTexts(searchText)
  return (
    <div className="search-answers">
      <p className="hidden-text" role="status">
        {word ? (rows.length > 0 ? texts.results(rows.length) : texts.none) : ''}
      </p>
      <div id={id} role="listbox" aria-label={texts.title} hidden={rows.length === 0} className="suggestion-groups">
        {groupsOf(rows).map(({ group, from, list }) => (
          <div key={`${group}${from}`} role="group" aria-label={texts[group]} className={`suggestion-group-${group}`}>
            <p className="suggestion-head caps mute" aria-hidden="true">
              {texts[group]}
            </p>
            {list.map((row, index) => (
              <SuggestionRow
                key={`${row.kind}${row.code}${row.articleNumber}`}
                row={row}
                id={`${id}-${from + index}`}
                active={from + index === at}
                word={word}
              />
            ))}
          </div>
        ))}
      </div>
      {word && rows.length === 0 ? <p className="mute">{texts.none}</p> : null}
      {word && rows.length > 0 ? (
        <button type="button" className="btn-text" onClick={onAll}>
          {texts.all(word)}
        </button>
      ) : null}
    </div>
  )
}

type Group = { group: 'recent' | 'popular' | 'brands' | 'categories' | 'within' | 'pieces'; from: number; list: Suggestion[] }
const GROUPS = { brand: 'brands', query: 'popular', category: 'categories', scope: 'within', product: 'pieces' } as const

/** What stands side by side under one heading; `from`: the place of its first row among all. */
function groupsOf(rows: Suggestion[]): Group[] {
  const groups: Group[] = []
  for (const [at, row] of rows.entries()) {
    const group = row.isRecent ? 'recent' : GROUPS[row.kind]
    const last = groups.at(-1)
    if (last?.group === group) last.list.push(row)
    else groups.push({ group, from: at, list: [row] })
  }
  return groups
}

function SearchHead({ side, onSide, onClose }: { side: Side; onSide: (side: Side) => void; onClose: () => void }) {
  const store = useTexts(storeText)
  const ui = useTexts(uiText)
  return (
    <div className="search-head caps">
      <div className="side-tabs" role="group" aria-label={store.sides}>
        {(['women', 'men'] as const).map((each) => (
          <button key={each} type="button" className="caps" aria-pressed={each === side} onClick={() => onSide(each)}>
            {store[each]}
          </button>
        ))}
      </div>
      <button type="button" className="btn-icon" aria-label={ui.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
