import type { KeyboardEvent } from 'react'
import { searchText } from '#language/browse/search.text.ts'
import { useTexts } from '#language/texts.ts'

type FieldProps = {
  value: string
  listId: string
  open: boolean
  active: string | undefined
  onType: (word: string) => void
  /** While characters are being composed, nothing that was typed is a word yet. */
  onCompose: (composing: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Some browsers end the composition before they report the key that ended it; 229 is that key. */
const COMPOSING_KEY = 229
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY

export function SearchField({ value, listId, open, active, onType, onCompose, onKeyDown }: FieldProps) {
  const texts = useTexts(searchText)
  return (
    <input
      data-autofocus
      type="search"
      name="keyword"
      className="serif"
      maxLength={100}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-label={texts.label}
      placeholder={texts.label}
      role="combobox"
      aria-expanded={open}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onCompositionStart={() => onCompose(true)}
      onCompositionEnd={() => onCompose(false)}
      onKeyDown={(event) => {
        // The keys that choose among characters are not ours, and the Enter that ends them sends nothing.
        if (!isComposing(event)) onKeyDown(event)
        else if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}
