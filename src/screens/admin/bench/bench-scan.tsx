import { useEffect, useRef, useState } from 'react'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { useTexts } from '#language/texts.ts'
import { TextField } from '#ui/fields.tsx'

/** Where a scanner types: it has the focus, and Enter, which scanners press themselves, goes on. */
export function AdminBenchScan({ onWord, onEmpty }: { onWord: (word: string) => void; onEmpty: () => void }) {
  const texts = useTexts(adminBenchText)
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <search>
      <form
        className="bench-scan"
        onSubmit={(event) => {
          event.preventDefault()
          field.current?.select()
          onWord(typed.trim())
        }}
      >
        <TextField
          ref={field}
          id="admin-search"
          type="search"
          label={texts.scan}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            if (event.target.value === '') onEmpty()
          }}
        />
      </form>
    </search>
  )
}
