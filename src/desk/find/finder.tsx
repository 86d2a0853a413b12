import { useEffect, useEffectEvent, useState } from 'react'
import { adminFinderText } from '#language/admin/admin-finder.text.ts'
import { useTexts } from '#language/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { FinderDialog, type FinderProps } from './finder-dialog.tsx'

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The way to everything: a button, and Ctrl or ⌘ with K from anywhere. */
export function DeskFinder(finder: FinderProps) {
  const texts = useTexts(adminFinderText)
  const [isOpen, setOpen] = useState(false)
  const [keys, setKeys] = useState('')
  useEffect(() => setKeys(isMac() ? '⌘K' : 'Ctrl K'), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
    // Over another dialog nothing opens: it has a question of its own.
    if (!isOpen && document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    setOpen(!isOpen)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" className="admin-find" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        <span>{texts.open}</span>
        <kbd aria-hidden="true">{keys}</kbd>
      </button>
      {isOpen ? <FinderDialog {...finder} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
