import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Autocomplete, Dialog, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { adminFinderText } from '#language/admin/admin-finder.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { leaveSheet, useBackCloses } from '#ui/sheet-history.ts'
import { FinderList } from './finder-list.tsx'
import type { Finding } from './found-places.ts'

export type FinderProps = {
  /** Draws what a word finds here. */
  renderFound: (typed: string, draw: (finding: Finding) => ReactNode) => ReactNode
  /** What can be typed, and the names of what is found. */
  words: { word: string; away: string }
  kinds: Readonly<Record<string, string>>
}

/** One field and what it finds, the best of it chosen already: typing, arrows and Enter are enough. */
export function FinderDialog({ renderFound, words, kinds, onClose }: FinderProps & { onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminFinderText)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  useBackCloses(true, onClose)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const open = (path: string) => {
    leaveSheet(navigate, localPath(language, path))
    onClose()
  }
  const word = typed.trim()
  return (
    <ModalOverlay
      className="admin admin-mask admin-find-mask"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Modal className="admin-modal admin-find-modal">
        <Dialog className="admin-find-dialog">
          <Heading slot="title" level={2} className="hidden-text">
            {texts.title}
          </Heading>
          {renderFound(typed, ({ found, isLooking, isAway }) => (
            <>
              <Autocomplete inputValue={typed} onInputChange={setTyped}>
                <TextField className="admin-find-field">
                  <Label className="field-label">{words.word}</Label>
                  <Input
                    ref={field}
                    type="search"
                    className="field-control"
                    maxLength={80}
                    autoComplete="off"
                    spellCheck={false}
                  />
                </TextField>
                <FinderList found={found} kinds={kinds} onOpen={open} />
              </Autocomplete>
              <p className={word === '' || found.length > 0 ? 'hidden-text' : 'admin-find-none'} role="status">
                {word === ''
                  ? ''
                  : isLooking
                    ? texts.looking
                    : found.length > 0
                      ? texts.found(found.length)
                      : texts.nothing(word)}
              </p>
              {isAway ? <p className="admin-find-none">{words.away}</p> : null}
            </>
          ))}
          <p className="admin-find-foot">{texts.short}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
