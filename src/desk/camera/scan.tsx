import { useEffect, useRef, useState } from 'react'
import { DeskCamera } from './camera.tsx'
import { TextField } from '#ui/fields.tsx'

type Props = {
  label: string
  onWord: (word: string) => void
  onEmpty?: () => void
  /** What was scanned goes, so that the next scan begins with nothing; otherwise the next one writes over it. */
  clears?: boolean
}

/** Where a scanner types: it has the focus, and Enter, which scanners press themselves, goes on; or the camera reads it. */
export function DeskScan({ label, onWord, onEmpty, clears = false }: Props) {
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="admin-scan">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            field.current?.select()
            onWord(typed.trim())
            if (clears) type('')
          }}
        >
          <TextField
            ref={field}
            id="admin-search"
            type="search"
            label={label}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              type(event.target.value)
              if (event.target.value === '') onEmpty?.()
            }}
          />
        </form>
      </search>
      <DeskCamera
        onCode={(code) => {
          type(clears ? '' : code)
          onWord(code)
        }}
      />
    </div>
  )
}
