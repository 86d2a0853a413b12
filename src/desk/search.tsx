import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

const PAUSE_MS = 300

/** Searches when the typing pauses. `/` leads here from anywhere on the page. */
export function DeskSearch({ label, word, onSearch }: { label: string; word: string; onSearch: (word: string) => void }) {
  const [typed, setTyped] = useState(word)
  const searched = useRef(word)
  const search = useEffectEvent((wanted: string) => {
    if (wanted === searched.current) return
    searched.current = wanted
    onSearch(wanted)
  })
  useEffect(() => {
    if (word === searched.current) return
    searched.current = word
    setTyped(word)
  }, [word])
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className="admin-search">
      <label htmlFor="admin-search">
        <span>{label}</span>
        <kbd aria-hidden="true">/</kbd>
      </label>
      <div>
        <Icon name="search" size={16} />
        <input
          id="admin-search"
          type="search"
          className="field-control"
          value={typed}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </search>
  )
}
