import { useEffect, useState } from 'react'
import { noContact, type TypedContact } from './contact-fields.tsx'

const DRAFT = 'sign_in_draft'

const keptDraft = (): Partial<TypedContact> => JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<TypedContact>

/** What the way in begins with, the next time somebody comes to it. */
export const beginWith = (part: Partial<TypedContact>): void =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ ...noContact, ...keptDraft(), ...part }))

/**
 * What was typed outlives going back, reloading and changing the language: the contact, and never a code or a password. `told`: an address
 * that somebody else has told, which goes before what was typed.
 */
export function useDraft(told = ''): [TypedContact, (part: Partial<TypedContact>) => void] {
  const [typed, setTyped] = useState<TypedContact>(told ? { ...noContact, kind: 'email', email: told } : noContact)
  useEffect(() => {
    // Without one nothing is set: that would take away what was typed before the page came alive.
    if (!told && sessionStorage.getItem(DRAFT)) setTyped({ ...noContact, ...keptDraft() })
  }, [told])
  const change = (part: Partial<TypedContact>): void => {
    beginWith({ ...typed, ...part })
    setTyped({ ...typed, ...part })
  }
  return [typed, change]
}
