import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'

export type Choice = { id: string; name: string; picture?: ReactNode }

type Props = {
  label: string
  choices: Choice[]
  /** What the list says when nothing in it fits. */
  nothing: string
  onPick: (id: string) => void
  /** Given when the shop finds the choices; otherwise they are narrowed here. */
  typed?: string
  onType?: (typed: string) => void
}

/** Finds one of many while typing. What is picked leaves the field empty for the next one. */
export function DeskComboBox({ label, choices, nothing, onPick, typed, onType }: Props) {
  // A field whose choice is never its value does not close by itself: after each pick a fresh one stands in its place.
  const [picks, setPicks] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (picks > 0) input.current?.focus()
  }, [picks])
  const found = onType ? { items: choices, inputValue: typed ?? '', onInputChange: onType } : { defaultItems: choices }
  return (
    <ComboBox
      {...found}
      key={picks}
      className="field"
      selectedKey={null}
      allowsEmptyCollection
      menuTrigger={picks > 0 ? 'input' : 'focus'}
      onSelectionChange={(id) => {
        if (typeof id !== 'string') return
        onPick(id)
        onType?.('')
        setPicks(picks + 1)
      }}
    >
      <Label className="field-label">{label}</Label>
      <Input ref={input} className="field-control" maxLength={80} autoComplete="off" spellCheck={false} />
      <Popover className="admin admin-choices" offset={2}>
        <ListBox<Choice> renderEmptyState={() => <p className="mute">{nothing}</p>}>
          {({ id, name, picture }) => (
            <ListBoxItem id={id} textValue={name} className="admin-choice">
              {picture}
              <span>{name}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
